import AutoLayout
import Diagnosis
import Drawing
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
struct CodeFindings {
  private let scene: CodeScene
  private let inspector: LayoutInspector
  private let name: (NSLayoutConstraint) -> String?

  /// Collects the findings in a laid-out scene.
  init(_ scene: CodeScene, _ root: UIView, name: @escaping (NSLayoutConstraint) -> String?) {
    self.scene = scene
    self.name = name
    inspector = LayoutInspector(root, name: name)
  }

  var json: JSONValue {
    if scene.sent.step == 0 { _ = scene.whole(showing: []) }
    let conflicts = scene.roots.flatMap(\.layoutConflicts).map(json)
    return ["findings": .array(conflicts + inspector.ambiguousViews.flatMap(json))]
  }

  private func json(_ view: UIView) -> [JSONValue] {
    guard let key = scene.sent.key(of: view), scene.sent.layer(key)?.view != nil else { return [] }
    return Self.questions.filter { $0.isOpen(view) }.map { question in
      .members([
        ("rule", .string("ambiguous-\(question.rule)")), ("severity", "warning"),
        (
          "message",
          .string("\(OutlineName.of(view)): no constraint determines its \(question.words)")
        ),
        ("view", .int(key)), ("views", [.int(key)]),
      ])
    }
  }

  /// The ambiguous quantities with the suffix of the corresponding document rule.
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
    let sentence =
      "These constraints cannot all be satisfied: \(list). "
      + "\(scene.equation(of: conflict.broken)) is broken\(reason)."
    return .members([
      ("rule", .string(Rule.unsatisfiable.id)), ("severity", "error"),
      ("message", .string(sentence)),
      ("views", .array(scene.keys(of: conflict.constraints).map { .int($0) })),
      ("constraint", name(conflict.broken).map { .string($0) }),
      ("constraints", .strings(conflict.constraints.compactMap(name))),
    ])
  }
}
