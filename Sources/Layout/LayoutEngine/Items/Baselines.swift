/// The vertical positions of the text inside an item.
///
/// In views that have no text, they are at the top and bottom edges (F6.17).
public struct Baselines: Equatable, Sendable {
  /// A baseline's distance from a part of the item, in points.
  public enum Offset: Equatable, Sendable {
    /// Points below the top edge.
    case fromTop(Double)
    /// Points above the bottom edge.
    case fromBottom(Double)
    /// Points below the middle, for vertically centered text.
    case fromCenter(Double)
  }

  /// The baseline of the first line.
  public var first: Offset
  /// The baseline of the last line.
  public var last: Offset

  public init(first: Offset, last: Offset) {
    self.first = first
    self.last = last
  }

  /// The top and bottom edges, for items that have no text (F6.17).
  public static let edges = Baselines(first: .fromTop(0), last: .fromBottom(0))

  /// Whether both are measured from the same parts of the item as another pair.
  package func hasOrigins(of other: Baselines) -> Bool {
    first.isMeasured(like: other.first) && last.isMeasured(like: other.last)
  }
}
