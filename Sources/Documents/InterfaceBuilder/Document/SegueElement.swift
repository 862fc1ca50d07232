/// A `segue`: a transition to another scene, or the containment of another scene.
package struct SegueElement: Hashable, Sendable {
  package let id: String?
  package let kind: String
  package let relationship: String?
  package let destination: String
  package let modalPresentationStyle: String?
  package let identifier: String?
  package let customClass: ClassReference?
  package let unwindAction: String?
  package let sourceID: String?
  /// The controller of the scene in which the segue starts.
  package let source: ControllerIndex?
  package let sourceView: ViewIndex?
  package let location: SourceLocation
}
