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
