package import AutoLayout
package import Drawing
package import Foundation
package import Notation

/// A live, laid-out scene on a page, from a document or from code.
@MainActor
package protocol PreviewScene: AnyObject {
  var id: String { get }
  var version: Int { get }
  /// The state that the page has.
  var sent: SentPicture { get }
  var roots: [UIView] { get }
  /// The messages about the whole scene: conflicts, and attributes that have no effect.
  var messages: [String] { get }

  /// Returns the visible content as layers; layers that kept their size since `previous` are not
  /// drawn again.
  func picture(after previous: LayeredPicture?) -> LayeredPicture
  func marks(_ kinds: Set<OverlayKind>) -> JSONValue

  /// Returns the view's identity; nil for views that are named by their position among siblings.
  func identity(of view: UIView) -> SentPicture.Identity?
  /// Returns the identity for a view that is named by position.
  func identity(of view: UIView, named name: String) -> SentPicture.Identity

  /// Returns the author's constraints on the view or the view's guides, in the author's order.
  func constraints(touching view: UIView) -> [NSLayoutConstraint]
  /// Returns the author's constraints on a view that are not installed and therefore have no
  /// object.
  func uninstalledConstraints(of view: UIView) -> [UninstalledConstraint]
  /// Returns the identifier and line of the author's constraints; nil for a system constraint.
  func source(of constraint: NSLayoutConstraint) -> (id: String, line: Int?)?
  func equation(of constraint: NSLayoutConstraint) -> String
  func reason(for constraint: NSLayoutConstraint) -> String
  /// Returns the view's location in the document; nil for views outside the document.
  func place(of view: UIView) -> (line: Int, column: Int)?
  /// Returns the document's frame if the view is misplaced; nil for all others.
  func misplacedFrame(of view: UIView) -> CGRect?
}

/// A document's constraint that is not installed in the scene's environment.
package struct UninstalledConstraint {
  package let id: String
  package let equation: String
  /// The priority, 0…1000.
  package let priority: Double
  package let line: Int

  package init(id: String, equation: String, priority: Double, line: Int) {
    self.id = id
    self.equation = equation
    self.priority = priority
    self.line = line
  }
}

extension PreviewScene {
  /// The default implementation for code, where every constraint has an object.
  package func uninstalledConstraints(of view: UIView) -> [UninstalledConstraint] { [] }

  package func whole(showing kinds: Set<OverlayKind>) -> JSONValue {
    sent.whole(of: self, showing: kinds)
  }

  /// Returns the differences from the last update; the complete scene if the page has another
  /// state.
  package func change(since base: Int, showing kinds: Set<OverlayKind>) -> JSONValue {
    sent.change(of: self, since: base, showing: kinds)
  }

  /// Returns the call's view.
  ///
  /// - Throws: ``CallError`` for an unknown key.
  package func view(_ key: Int?, showing kinds: Set<OverlayKind>) throws(CallError) -> UIView {
    guard let key else { throw CallError(400, "the call has no view ('view')") }
    if sent.view(key) == nil { _ = whole(showing: kinds) }
    guard let view = sent.view(key) else {
      throw CallError(404, "the scene has no view with the key \(key)")
    }
    return view
  }

  /// Returns the keys of the views in constraints, each once, in order.
  package func keys(of constraints: [NSLayoutConstraint]) -> [Int] {
    var keys: [Int] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = viewInLayout(item), let key = sent.key(of: view), !keys.contains(key) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }
}
