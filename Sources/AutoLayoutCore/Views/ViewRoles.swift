/// A view that makes constraints for its subviews and follows their changes.
///
/// Subviews only need to know that their superview is one: it sets the flag `arrangesSubviews`.
@MainActor
package protocol SubviewArranger: UIView {
  func subviewVisibilityDidChange(_ subview: UIView)
  /// Called after a subview's content size has changed.
  func subviewContentDidChange()
  func subviewWillLeave(_ subview: UIView)
}

/// A view that scrolls its content; it sets the flag `scrollsContent`.
@MainActor
package protocol ContentScroller: UIView {
  /// The guide that the view's edges mean in a constraint with another item; nil if they mean the
  /// view's own (F8.11).
  func contentGuide(for other: WeakHandle?) -> UILayoutGuide?
  /// Called when bars, the device's shape or the keyboard may cover another part of the view.
  func insetsMayHaveChanged()
}

extension UIView {
  package var arranger: (any SubviewArranger)? {
    flags.contains(.arrangesSubviews) ? self as? any SubviewArranger : nil
  }

  /// Marks the view as a ``ContentScroller``.
  package func scrollContent() {
    flags.insert(.scrollsContent)
    weakHandle.traits.insert(.scrollsContent)
  }

  var scroller: (any ContentScroller)? {
    flags.contains(.scrollsContent) ? self as? any ContentScroller : nil
  }
}
