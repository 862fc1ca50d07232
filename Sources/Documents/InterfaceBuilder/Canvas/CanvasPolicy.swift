internal import AutoLayout
internal import Foundation

/// The layout rules on Xcode's canvas.
final class CanvasPolicy: LayoutPolicy {
  enum DrawnSize {
    /// Constraints on the far edge break first, then constraints on the center (F2.33).
    case ofNib
    /// The largest size in a row of fixed height breaks (F2.34).
    case ofRow
  }

  private var drawnSizes: [ObjectIdentifier: DrawnSize] = [:]
  private var arranged: [ObjectIdentifier: CGSize] = [:]
  private var hidden: [ObjectIdentifier: (size: CGSize, priority: Float)] = [:]

  /// Marks a view whose size the document determines.
  func setDrawnSize(_ drawn: DrawnSize, of view: UIView) {
    drawnSizes[ObjectIdentifier(view)] = drawn
    view.layoutPolicy = self
  }

  func setRecordedSize(_ size: CGSize, of view: UIView) {
    arranged[ObjectIdentifier(view)] = size
  }

  /// Stores the size that a hidden arranged view keeps on the canvas (F10.29); without a recorded
  /// size, the length 0, which breaks no required constraint.
  func setHiddenSize(_ recorded: CGSize?, of view: UIView) {
    hidden[ObjectIdentifier(view)] =
      recorded.map { ($0, 1000) } ?? (.zero, Self.strongestOptional)
  }

  private static let strongestOptional: Float = 999

  // MARK: - Stack views

  let emptyViewSize = CGSize(width: 240, height: 128)

  func recordedSize(_ view: UIView) -> CGSize? { arranged[ObjectIdentifier(view)] }

  func sizeWhileHidden(_ view: UIView) -> (size: CGSize, priority: Float)? {
    hidden[ObjectIdentifier(view)]
  }

  // MARK: - Conflicts

  func hasDrawnSize(_ view: UIView) -> Bool { drawnSizes[ObjectIdentifier(view)] != nil }

  func breaksLargestSize(against view: UIView) -> Bool {
    drawnSizes[ObjectIdentifier(view)] == .ofRow
  }

  func breaksStackViewsFirst(in root: UIView) -> Bool {
    drawnSizes[ObjectIdentifier(root)] == .ofNib
  }

  func breakingRank(
    of constraint: NSLayoutConstraint, against view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Int {
    guard drawnSizes[ObjectIdentifier(view)] == .ofNib else { return 0 }
    func rank(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Int {
      guard item === view || (item as? UILayoutGuide)?.owningView === view else { return 0 }
      guard attribute.axis == axis else { return 0 }
      switch attribute {
      case .bottom, .bottomMargin, .right, .rightMargin, .trailing, .trailingMargin: return 2
      case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return 1
      default: return 0
      }
    }
    return max(
      rank(constraint.firstItem, constraint.firstAttribute),
      rank(constraint.secondItem, constraint.secondAttribute))
  }
}
