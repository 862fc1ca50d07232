/// A font that is not known by name, usually from a file; equal only to itself.
public final class CustomFont: Hashable, Sendable {
  /// Returns the advance of each character in em, nil for characters that the font lacks.
  public typealias Shaping = @Sendable (_ text: String, _ hasLigatures: Bool) -> [Double?]

  /// The names in the font's name table.
  public struct Names: Hashable, Sendable {
    /// The PostScript name, such as `Lato-BoldItalic`.
    public var postScript: String
    /// The full name, such as `Lato Bold Italic`.
    public var full: String
    /// The family name, such as `Lato`.
    public var family: String
    /// The style in the family, such as `Bold Italic`.
    public var style: String

    public init(postScript: String, full: String, family: String, style: String) {
      self.postScript = postScript
      self.full = full
      self.family = family
      self.style = style
    }
  }

  /// A face in a font file, or a variable font's named instance.
  public struct File: Hashable, Sendable {
    public var path: String
    /// The index of the face in a font collection, from 0; 0 for other files.
    public var face: Int
    /// The index of the variable font's named instance, from 0; nil for the default design.
    public var instance: Int?

    public init(path: String, face: Int = 0, instance: Int? = nil) {
      self.path = path
      self.face = face
      self.instance = instance
    }
  }

  /// The names by which documents and code can find the font.
  public let names: Names
  /// The file with the outlines; nil if only the measures are known.
  public let file: File?
  /// The weight on the scale of OpenType: 400 is regular, 700 bold.
  public let weight: Int
  /// Whether the font is italic; decides between faces of equal family.
  public let isItalic: Bool
  /// The measures at a size of one point.
  public let metrics: FontMetrics
  let shape: Shaping

  /// Makes a font; `shape` returns advances in em and is called on any thread.
  public init(
    names: Names, file: File?, weight: Int = 400, isItalic: Bool = false, metrics: FontMetrics,
    shape: @escaping Shaping
  ) {
    self.names = names
    self.file = file
    self.weight = weight
    self.isItalic = isItalic
    self.metrics = metrics
    self.shape = shape
  }

  /// Returns the advance of each character in em; nil for characters that the font lacks.
  package func advances(of text: String, hasLigatures: Bool) -> [Double?] {
    shape(text, hasLigatures)
  }

  /// Returns the line width in em; characters that the font lacks do not count.
  package func measure(_ text: String) -> Double {
    shape(text, true).reduce(0) { $0 + ($1 ?? 0) }
  }

  public static func == (lhs: CustomFont, rhs: CustomFont) -> Bool { lhs === rhs }

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
