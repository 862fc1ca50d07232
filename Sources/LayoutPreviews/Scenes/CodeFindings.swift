import AutoLayout
import Diagnosis
import Drawing
import InterfaceBuilder
import ScenePictures

/// What is wrong with the layout of a preview: views whose frames are ambiguous, and constraints
/// that cannot all hold.
@MainActor
struct CodeFindings {
  private let scene: CodeScene
  private let inspector: LayoutInspector
  private let name: (NSLayoutConstraint) -> String?

  /// Looks at a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out and told.
  ///   - root: Its view.
  ///   - name: What a constraint of the author's is called.
  init(_ scene: CodeScene, _ root: UIView, name: @escaping (NSLayoutConstraint) -> String?) {
    self.scene = scene
    self.name = name
    inspector = LayoutInspector(root, name: name)
  }

  /// The report.
  var json: JSONValue {
    if scene.told.step == 0 { _ = scene.whole(showing: []) }
    return [
      "findings": .array(inspector.ambiguousViews.flatMap(json)),
      "conflicts": .array(scene.roots.flatMap(\.layoutConflicts).map(json)),
    ]
  }

  private func json(_ view: UIView) -> [JSONValue] {
    guard let key = scene.told.key(of: view), scene.told.layer(key)?.view != nil else { return [] }
    return Self.questions.filter { $0.isOpen(view) }.map { question in
      .members([
        ("rule", .string("ambiguous-\(question.rule)")), ("severity", "warning"),
        (
          "message",
          .string("\(OutlineName.of(view)): no constraint decides its \(question.words)")
        ),
        ("view", .int(key)), ("fixes", []),
      ])
    }
  }

  /// What can be ambiguous, with the end of the rule's name for documents.
  private static let questions:
    [(rule: String, words: String, isOpen: @MainActor (UIView) -> Bool)] = [
      (
        "horizontal-position", "horizontal position",
        { $0.isPositionAmbiguousAfterLayout(.horizontal) }
      ),
      ("vertical-position", "vertical position", { $0.isPositionAmbiguousAfterLayout(.vertical) }),
      ("width", "width", { $0.isExtentAmbiguousAfterLayout(.horizontal) }),
      ("height", "height", { $0.isExtentAmbiguousAfterLayout(.vertical) }),
    ]

  private func json(_ conflict: LayoutConflict) -> JSONValue {
    let list = conflict.constraints.map(scene.equation).joined(separator: "; ")
    let reason = conflict.reason.map { ": \($0)" } ?? ""
    return .members([
      (
        "sentence",
        .string(
          "These cannot all hold: \(list). \(scene.equation(of: conflict.broken)) is broken\(reason)."
        )
      ),
      ("constraints", .strings(conflict.constraints.compactMap(name))),
      ("broken", name(conflict.broken).map { .string($0) }),
      ("views", .array(scene.keys(of: conflict.constraints).map { .int($0) })), ("fixes", []),
    ])
  }
}
