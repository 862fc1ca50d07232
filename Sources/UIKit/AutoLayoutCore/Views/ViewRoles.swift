/// A view that makes constraints for the subviews; it sets the flag `arrangesSubviews`.
@MainActor
package protocol SubviewArranger: UIView {
  func subviewVisibilityDidChange(_ subview: UIView)
  func subviewContentDidChange()
  func subviewWillLeave(_ subview: UIView)
}

@MainActor
package protocol ContentScroller: UIView {
  /// The guide that the view's edges mean; nil if they mean the view's own (F8.11).
  func contentGuide(for other: WeakHandle?) -> UILayoutGuide?
  func insetsMayHaveChanged()
}

extension UIView {
  package var arranger: (any SubviewArranger)? {
    flags.contains(.arrangesSubviews) ? self as? any SubviewArranger : nil
  }

  package func scrollContent() {
    flags.insert(.scrollsContent)
    weakHandle.traits.insert(.scrollsContent)
  }

  var scroller: (any ContentScroller)? {
    flags.contains(.scrollsContent) ? self as? any ContentScroller : nil
  }
}
