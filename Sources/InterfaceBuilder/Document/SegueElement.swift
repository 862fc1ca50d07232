/// A `segue`: a transition from one scene to another, or its containment.
package struct SegueElement: Hashable, Sendable {
  package let id: String?
  /// `show`, `push`, `relationship`, `embed`, `presentation` and so on.
  package let kind: String
  /// For relationships: `rootViewController`, `viewControllers`, `detailViewController` and so on.
  package let relationship: String?
  package let destination: String
  package let modalPresentationStyle: String?
  /// The name used by the program to perform it.
  package let identifier: String?
  /// The segue's own class; nil for the default one.
  package let customClass: ClassReference?
  /// For an unwind segue: the method at its destination.
  package let unwindAction: String?
  /// The identifier of the object that starts it: a control, a cell, a bar's button, a controller.
  package let sourceID: String?
  /// The controller of the scene in which the segue starts.
  package let source: ControllerIndex?
  /// The view in which the segue starts, if any: an `embed` segue's container.
  package let sourceView: ViewIndex?
  package let location: SourceLocation
}
