public import Foundation

/// A place in a line that a tab leads to; kept, since tabs here are all equally wide.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Safe: a tab stop never changes.

  /// What can be said of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column, a `CharacterSet`.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at it.
  public let alignment: NSTextAlignment
  /// Its distance from the leading edge, in points.
  public let location: CGFloat
  /// What else is said of it.
  public let options: [OptionKey: Any]

  /// Makes a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// The tab stop itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both stand at the same place in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// A hash of the place.
  open override var hash: Int { location.hashValue }
}
