package import Foundation
import LayoutEngine

/// What constraints hold on to, for pictures of a layout.
extension UIView {
  /// Where a baseline of the view is after layout, in points below the top of its bounds.
  ///
  /// - Parameter attribute: The first or the last baseline.
  /// - Returns: The place, or nil for a view that shows no text, whose bottom edge stands for it.
  package func baselinePlace(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard attribute.isBaseline else { return nil }
    let provider = liveContext?.baselineProvider(attribute, of: self) ?? self
    let baselines = provider.contentBaselines
    guard baselines != .bottom else { return nil }
    let box = provider.alignmentRect(forFrame: provider.bounds)
    let y: CGFloat =
      switch attribute == .firstBaseline ? baselines.first : baselines.last {
      case .fromTop(let offset): box.minY + CGFloat(offset)
      case .fromBottom(let offset): box.maxY - CGFloat(offset)
      case .fromCenter(let offset): box.midY + CGFloat(offset)
      }
    return provider.convert(CGPoint(x: 0, y: y), to: self).y
  }

  /// The guide of its content that the view's edges mean in a constraint with another item; nil
  /// where they mean the view's own (F8.11).
  package func contentGuide(beside other: AnyObject?) -> UILayoutGuide? {
    scroller?.contentGuide(for: WeakHandle.of(other))
  }
}

extension NSLayoutConstraint {
  /// Whether the layout's author made the constraint, not the system, a stack or the canvas.
  package final var isAuthored: Bool {
    !isSystemMade && !(self is NSIBPrototypingLayoutConstraint)
  }
}
