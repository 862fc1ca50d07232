public import Foundation

/// A screen's shape in addition to the size: corners, hinge, covered regions and the side of bars.
public struct ScreenShape: Hashable, Sendable {
  /// A side of the hardware, regardless of the direction of text.
  public enum Side: String, Sendable {
    case left
    case right

    /// The edge of vertical bars, which stay on their side in both directions (F15.3).
    package func edge(isRightToLeft: Bool) -> UIVerticalBarEdge {
      (self == .left) == isRightToLeft ? .trailing : .leading
    }
  }

  public struct Hinge: Hashable, Sendable {
    public enum Status: String, Sendable {
      case closed
      case partiallyOpen
      case fullyOpen
    }

    public var status: Status
    /// The angle between the halves in radians.
    public var angle: CGFloat

    /// Makes a state; if `angle` is nil, a half-open hinge has a right angle.
    public init(status: Status, angle: CGFloat? = nil) {
      self.status = status
      self.angle = angle ?? (status == .closed ? 0 : status == .fullyOpen ? .pi : .pi / 2)
    }
  }

  /// The radius of the corners in points; nil if it is not known.
  public var cornerRadius: CGFloat?
  /// The side of vertical bars; nil for bars at the top and at the bottom.
  public var barSide: Side?
  /// The inset at that side that only bars cause, in points.
  public var barStrip: CGFloat = 0
  /// A navigation bar's bottom inside the top inset, in points.
  public var navigationBottom: CGFloat?
  /// The region of the camera in points; nil if it is in the status bar.
  public var camera: CGRect?
  /// The region of the system's signs in points, if they are in a strip at a side.
  public var statusStrip: CGRect?
  /// Whether the screen is a window that the user resizes.
  public var isResizable = false
  /// A window's controls in the corners, in points.
  public var cornerControls: [CGRect] = []
  /// The band of the hinge in points; nil if the screen has no hinge.
  public var fold: CGRect?
  public var hinge: Hinge?

  public init() {}
}

public enum UIVerticalBarEdge: Int, Sendable {
  case unspecified = 0
  case leading = 1
  case trailing = 2
}
