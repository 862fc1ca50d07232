/// An item's line or extent that a constraint can relate.
///
/// Leading and trailing are missing: the layer above resolves them to left and right, and decides
/// whether the constraint is mirrored. Margins are lines of guide items.
public enum ItemAttribute: UInt8, Sendable, CaseIterable {
  case left
  case right
  case centerX
  case width
  case top
  case bottom
  case centerY
  case height
  case firstBaseline
  case lastBaseline

  /// The axis of the line or the extent; vertical for baselines.
  public var axis: Axis {
    switch self {
    case .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the attribute is an extent, which does not depend on the item's position.
  public var isExtent: Bool {
    self == .width || self == .height
  }

  /// The share of the item's extent between the near edge and the line, from 0 to 1.
  var extentShare: Double {
    switch self {
    case .left, .top, .firstBaseline: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .lastBaseline, .width, .height: 1
    }
  }
}

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
