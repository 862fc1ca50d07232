package import AutoLayout
package import Drawing
package import Foundation

/// A scene that pages show: laid out and alive, of a document or of code.
@MainActor
package protocol PreviewScene: AnyObject {
  /// What the scene is called among those of its document.
  var id: String { get }
  /// The version of the document that it was built from.
  var version: Int { get }
  /// What the page has been told of it.
  var told: ToldPicture { get }
  /// The views that have no superview of the scene's.
  var roots: [UIView] { get }
  /// What is said of the scene as a whole: conflicts, attributes that mean nothing here.
  var messages: [String] { get }

  /// What is shown, as layers; what kept its size since `previous` is not drawn again.
  func picture(after previous: LayeredPicture?) -> LayeredPicture
  /// What is drawn over the views.
  func marks(_ kinds: Set<OverlayKind>) -> JSONValue

  /// What pages know a view by; nil for one whose name is its place among those beside it.
  func identity(of view: UIView) -> ToldPicture.Identity?
  /// What pages know a view by that is named after its place.
  func identity(of view: UIView, named name: String) -> ToldPicture.Identity

  /// The author's constraints that name a view or one of its guides, in the author's order.
  func constraints(touching view: UIView) -> [NSLayoutConstraint]
  /// The author's constraints that name a view and are not installed: no object stands for them.
  func uninstalledConstraints(of view: UIView) -> [UninstalledConstraint]
  /// What an author's constraint is called, and its line; nil for one of the system's.
  func source(of constraint: NSLayoutConstraint) -> (id: String, line: Int?)?
  /// A constraint in words.
  func equation(of constraint: NSLayoutConstraint) -> String
  /// Why the system made a constraint, in short.
  func reason(for constraint: NSLayoutConstraint) -> String
  /// Where a view stands in its document; nil for one that does not.
  func place(of view: UIView) -> (line: Int, column: Int)?
  /// The frame that a misplaced view has in the document; nil for all others.
  func misplacedFrame(of view: UIView) -> CGRect?
}

/// A constraint of a document that is not installed where the scene is laid out.
package struct UninstalledConstraint {
  package let id: String
  /// The constraint in words.
  package let equation: String
  /// 0…1000.
  package let priority: Double
  /// The line of the document.
  package let line: Int

  /// Notes a constraint.
  package init(id: String, equation: String, priority: Double, line: Int) {
    self.id = id
    self.equation = equation
    self.priority = priority
    self.line = line
  }
}

extension PreviewScene {
  /// Code has objects for all of its constraints.
  package func uninstalledConstraints(of view: UIView) -> [UninstalledConstraint] { [] }

  /// All of the scene as it is.
  package func whole(showing kinds: Set<OverlayKind>) -> JSONValue {
    told.whole(of: self, showing: kinds)
  }

  /// What differs from what was told last; all of it where the page has something else.
  package func change(since base: Int, showing kinds: Set<OverlayKind>) -> JSONValue {
    told.change(of: self, since: base, showing: kinds)
  }

  /// The view of a call.
  ///
  /// - Throws: ``CallError`` for a key that no view has.
  package func view(_ key: Int?, showing kinds: Set<OverlayKind>) throws(CallError) -> UIView {
    guard let key else { throw CallError(400, "the call names no view ('view')") }
    if told.view(key) == nil { _ = whole(showing: kinds) }
    guard let view = told.view(key) else {
      throw CallError(404, "the scene shows no view of the key \(key)")
    }
    return view
  }

  /// The keys of the views that constraints name, each once, in their order.
  package func keys(of constraints: [NSLayoutConstraint]) -> [Int] {
    var keys: [Int] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = viewInLayout(item), let key = told.key(of: view), !keys.contains(key) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }
}
