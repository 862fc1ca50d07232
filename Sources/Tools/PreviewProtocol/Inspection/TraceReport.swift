package import AutoLayout
package import Diagnosis
package import Notation

@MainActor
package struct TraceReport {
  private let scene: any PreviewScene
  private let explanation: FrameExplanation
  private let view: UIView
  private let constraints: (String) -> NSLayoutConstraint?

  package init(
    _ explanation: FrameExplanation, of view: UIView, in scene: any PreviewScene,
    constraints: @escaping (String) -> NSLayoutConstraint?
  ) {
    self.scene = scene
    self.view = view
    self.explanation = explanation
    self.constraints = constraints
  }

  package var json: JSONValue {
    [
      "edges": .array(
        explanation.edges.map { edge in
          let ids = edge.steps.compactMap(\.constraint)
          return .members([
            ("name", .string(edge.edge.rawValue)), ("value", .number(edge.value)),
            ("isAmbiguous", edge.isAmbiguous ? true : nil),
            ("sentence", .string(edge.steps.map(sentence).joined(separator: "; "))),
            ("steps", .array(edge.steps.map(json))),
            ("views", .array(views(of: ids))), ("constraints", .strings(ids)),
          ])
        })
    ]
  }

  private func sentence(_ step: FrameExplanation.Step) -> String {
    step.meaning.map { "\(step.words) (\($0))" } ?? step.words
  }

  private func json(_ step: FrameExplanation.Step) -> JSONValue {
    .members([
      ("words", .string(step.words)), ("equation", .string(step.equation)),
      ("constraint", step.constraint.map { .string($0) }), ("line", step.line.map { .int($0) }),
      ("priority", .number(step.priority)), ("meaning", step.meaning.map { .string($0) }),
    ])
  }

  /// Returns the keys of the views in a chain of constraints, starting with the view itself.
  private func views(of ids: [String]) -> [JSONValue] {
    let own = [scene.sent.key(of: view)].compactMap(\.self)
    let named = scene.keys(of: ids.compactMap(constraints))
    return (own + named.filter { !own.contains($0) }).map { .int($0) }
  }
}
