package import Foundation

/// Something that watches the layout of one tree.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// A constraint of the tree was added, removed or changed.
  func layout(changed constraint: NSLayoutConstraint, _ change: LayoutConstraintChange)
  /// A pass begins.
  func layoutPassBegan()
  /// A view has got another frame, in points of its superview.
  func layout(moved view: UIView, from old: CGRect)
  /// The pass has ended.
  ///
  /// - Parameters:
  ///   - solves: How often constraints were solved in it.
  ///   - layouts: How often `layoutSubviews` ran in it.
  func layoutPassEnded(solves: Int, layouts: Int)
}

/// What was done to a constraint.
package enum LayoutConstraintChange: String, Sendable {
  case added, removed, constant, priority
}

extension UIView {
  /// Has the layout of the view's tree watched; nil ends that.
  ///
  /// The tree is watched as long as it has the same root.
  package func observeLayout(_ observer: (any LayoutObserver)?) {
    ensureContext().observer = observer
  }
}
