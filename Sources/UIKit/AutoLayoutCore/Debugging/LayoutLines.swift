package import Foundation
import LayoutEngine

extension UIView {
  package func baselinePlace(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard attribute.isBaseline else { return nil }
    let provider = liveContext?.baselineProvider(attribute, of: self) ?? self
    let baselines = provider.contentBaselines
    guard baselines != .edges else { return nil }
    let box = provider.alignmentRect(forFrame: provider.bounds)
    let y: CGFloat =
      switch attribute == .firstBaseline ? baselines.first : baselines.last {
      case .fromTop(let offset): box.minY + CGFloat(offset)
      case .fromBottom(let offset): box.maxY - CGFloat(offset)
      case .fromCenter(let offset): box.midY + CGFloat(offset)
      }
    return provider.convert(CGPoint(x: 0, y: y), to: self).y
  }

  /// The content guide that the view's edges mean; nil if they mean the view's own (F8.11).
  package func contentGuide(beside other: AnyObject?) -> UILayoutGuide? {
    scroller?.contentGuide(for: WeakHandle.of(other))
  }
}

extension NSLayoutConstraint {
  /// Whether the layout's author made the constraint.
  package final var isAuthored: Bool {
    !isSystemMade && !(self is NSIBPrototypingLayoutConstraint)
  }
}
