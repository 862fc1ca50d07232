package import Foundation

@MainActor
package protocol LayoutObserver: AnyObject {
  func layout(changed constraint: NSLayoutConstraint, _ change: LayoutConstraintChange)
  func layoutPassBegan()
  /// A view's frame has changed, in points of its superview.
  func layout(moved view: UIView, from old: CGRect)
  /// A pass has ended, after so many solver runs and `layoutSubviews` calls.
  func layoutPassEnded(solves: Int, layouts: Int)
}

package enum LayoutConstraintChange: String, Sendable {
  case added, removed, constant, priority
}

extension UIView {
  /// Sets the observer of the view's tree; nil removes it.
  ///
  /// The observer stays as long as the tree has this root.
  package func observeLayout(_ observer: (any LayoutObserver)?) {
    ensureContext().observer = observer
  }
}
