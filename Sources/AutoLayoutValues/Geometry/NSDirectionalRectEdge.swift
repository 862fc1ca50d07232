/// Edges of a rectangle, the horizontal ones in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
