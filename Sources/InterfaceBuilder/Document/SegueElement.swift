/// A `segue`: one scene leads to another, or holds it.
package struct SegueElement: Hashable, Sendable {
  package let id: String?
  /// `show`, `push`, `relationship`, `embed`, `presentation` and so on.
  package let kind: String
  /// For relationships: `rootViewController`, `viewControllers`, `detailViewController` and so on.
  package let relationship: String?
  package let destination: String
  package let modalPresentationStyle: String?
  /// The controller of the scene the segue starts in.
  package let source: ControllerIndex?
  /// The view the segue starts from, if it does: an `embed` segue's container.
  package let sourceView: ViewIndex?
  package let location: SourceLocation
}
