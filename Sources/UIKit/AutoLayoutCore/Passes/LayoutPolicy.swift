package import Foundation

/// The rules by which a document's canvas lays out views differently from an application.
///
/// InterfaceBuilder gives a policy to views on a canvas; views of applications have none.
@MainActor
package protocol LayoutPolicy: AnyObject {
  /// The size of views without content in stack views, in points.
  var emptyViewSize: CGSize { get }
  /// An arranged view's recorded size.
  func recordedSize(_ view: UIView) -> CGSize?
  /// The size that a hidden view keeps in a stack view, with the priority; if it is nil, the length
  /// along the axis is 0 and required.
  func sizeWhileHidden(_ view: UIView) -> (size: CGSize, priority: Float)?

  /// Whether the document determines a view's size, not the constraints.
  func hasDrawnSize(_ view: UIView) -> Bool
  /// The constraint's rank in a conflict with a drawn size; the highest rank breaks.
  func breakingRank(
    of constraint: NSLayoutConstraint, against view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Int
  /// Whether the largest size breaks in a conflict with a drawn size.
  func breaksLargestSize(against view: UIView) -> Bool
  /// Whether constraints of stack views break before other constraints.
  func breaksStackViewsFirst(in root: UIView) -> Bool
}

extension UIView {
  /// The canvas's rules; nil in applications.
  package final var layoutPolicy: (any LayoutPolicy)? {
    get { extrasStorage?.values.rare?.layoutPolicy }
    set { rareState.layoutPolicy = newValue }
  }
}
