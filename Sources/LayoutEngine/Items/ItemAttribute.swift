/// A line or an extent of an item that a constraint can relate.
///
/// Leading and trailing are not here: the layer above resolves them to left and right and says
/// whether the constraint is mirrored. Margins are lines of a guide item.
public enum ItemAttribute: UInt8, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The horizontal middle.
  case centerX
  /// The width.
  case width
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical middle.
  case centerY
  /// The height.
  case height
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline

  /// The axis on which the attribute lies.
  public var axis: Axis {
    switch self {
    case .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the attribute is an extent, which does not depend on where the item stands.
  public var isExtent: Bool {
    self == .width || self == .height
  }

  /// How much of the item's own extent lies between its near edge and the line, from 0 to 1.
  var extentShare: Double {
    switch self {
    case .left, .top, .firstBaseline: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .lastBaseline, .width, .height: 1
    }
  }
}

/// Where an item's text stands inside it.
///
/// A view without text has its baselines at the bottom (F6.17).
public struct Baselines: Equatable, Sendable {
  /// A distance of a baseline from one of the item's edges.
  public enum Offset: Equatable, Sendable {
    /// Points below the top edge.
    case fromTop(Double)
    /// Points above the bottom edge.
    case fromBottom(Double)
    /// Points below the middle: where text stands in the middle of its view, however high that is.
    case fromCenter(Double)
  }

  /// The baseline of the first line.
  public var first: Offset
  /// The baseline of the last line.
  public var last: Offset

  /// Places both baselines.
  public init(first: Offset, last: Offset) {
    self.first = first
    self.last = last
  }

  /// Both at the bottom edge.
  public static let bottom = Baselines(first: .fromBottom(0), last: .fromBottom(0))
}
