/// A view that writes constraints for its subviews, and so follows what happens to them.
///
/// Views have to know that there is such a view around them, not which one: it says so by the flag
/// `arrangesSubviews`.
@MainActor
package protocol SubviewArranger: UIView {
  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView)
  /// Called when the content of a subview has another size.
  func subviewContentDidChange()
  /// Called before a subview gets another superview or none.
  func subviewWillLeave(_ subview: UIView)
}

/// A view whose content moves behind its edges; it says so by the flag `scrollsContent`.
@MainActor
package protocol ContentScroller: UIView {
  /// The guide that the view's edges mean in a constraint with another item; nil where they mean
  /// the view's own (F8.11).
  func contentGuide(for other: WeakHandle?) -> UILayoutGuide?
  /// Called when bars, the device's shape or the keyboard may cover another part of the view.
  func insetsMayHaveChanged()
}

extension UIView {
  /// The view as one that arranges its subviews.
  package var arranger: (any SubviewArranger)? {
    flags.contains(.arrangesSubviews) ? self as? any SubviewArranger : nil
  }

  /// Says that the view scrolls its content: it is a ``ContentScroller``.
  package func scrollContent() {
    flags.insert(.scrollsContent)
    weakHandle.traits.insert(.scrollsContent)
  }

  /// The view as one that scrolls its content.
  var scroller: (any ContentScroller)? {
    flags.contains(.scrollsContent) ? self as? any ContentScroller : nil
  }
}
