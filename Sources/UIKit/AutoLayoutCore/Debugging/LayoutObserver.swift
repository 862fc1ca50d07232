package import Foundation

@MainActor
package protocol LayoutObserver: AnyObject {
  func layout(changed constraint: NSLayoutConstraint, _ change: LayoutConstraintChange)
  func layoutPassBegan()
  func layout(moved view: UIView, from old: CGRect)
  func layoutPassEnded(solves: Int, layouts: Int)
}

package enum LayoutConstraintChange: String, Sendable {
  case added, removed, constant, priority
}

extension UIView {
  /// Sets the observer of the view's tree; nil removes it.
  package func observeLayout(_ observer: (any LayoutObserver)?) {
    ensureContext().observer = observer
  }
}
