/// A `segue`: one scene leads to another, or holds it.
package struct SegueElement: Hashable, Sendable {
  package let id: String?
  /// `show`, `push`, `relationship`, `embed`, `presentation` and so on.
  package let kind: String
  /// For relationships: `rootViewController`, `viewControllers`, `detailViewController` and so on.
  package let relationship: String?
  package let destination: String
  package let modalPresentationStyle: String?
  /// The name by which the program performs it.
  package let identifier: String?
  /// The segue's own class; nil for the usual one.
  package let customClass: ClassReference?
  /// For an unwind segue: the method that it goes back to.
  package let unwindAction: String?
  /// The identifier of the object that starts it: a control, a cell, a bar's button, a controller.
  package let sourceID: String?
  /// The controller of the scene the segue starts in.
  package let source: ControllerIndex?
  /// The view the segue starts from, if it does: an `embed` segue's container.
  package let sourceView: ViewIndex?
  package let location: SourceLocation
}
