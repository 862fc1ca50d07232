/// A font with its own advances, usually from a file; equal only to itself.
public final class FontFile: Hashable, Sendable {
  /// Returns the advance of each character in em, nil for characters that the font lacks.
  public typealias Shaping = @Sendable (_ text: String, _ hasLigatures: Bool) -> [Double?]

  public struct Names: Hashable, Sendable {
    public var postScript: String
    public var full: String
    public var family: String
    public var style: String

    public init(postScript: String, full: String, family: String, style: String) {
      self.postScript = postScript
      self.full = full
      self.family = family
      self.style = style
    }
  }

  /// The place of the outlines: a face of a file, and a named instance of a variable font.
  public struct Source: Hashable, Sendable {
    public var path: String
    public var face: Int
    public var instance: Int?

    public init(path: String, face: Int = 0, instance: Int? = nil) {
      self.path = path
      self.face = face
      self.instance = instance
    }
  }

  public let names: Names
  public let source: Source
  /// The weight on the scale of OpenType: 400 is regular, 700 bold.
  public let weight: Int
  public let isItalic: Bool
  /// The measures at a size of one point.
  public let metrics: FontMetrics
  let shape: Shaping

  public init(
    names: Names, source: Source, weight: Int = 400, isItalic: Bool = false, metrics: FontMetrics,
    shape: @escaping Shaping
  ) {
    self.names = names
    self.source = source
    self.weight = weight
    self.isItalic = isItalic
    self.metrics = metrics
    self.shape = shape
  }

  public static func == (lhs: FontFile, rhs: FontFile) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontMetrics {
  /// Returns the measures at a size, for measures at one point.
  func scaled(to pointSize: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * pointSize, descender: descender * pointSize,
      leading: leading * pointSize, capHeight: capHeight * pointSize, xHeight: xHeight * pointSize)
  }
}
