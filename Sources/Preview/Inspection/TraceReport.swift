import AutoLayout
import Diagnosis
import DocumentPictures
import Foundation
import InterfaceBuilder

/// Why a view has its frame, edge by edge, for the inspector.
@MainActor
struct TraceReport {
  private let scene: LiveScene
  private let explanation: FrameExplanation
  private let view: UIView

  /// Asks for the reasons of a view's frame; nil for a view that does not stand in the document.
  init?(_ view: UIView, in scene: LiveScene) {
    guard let member = scene.member(of: view) else { return nil }
    self.scene = scene
    self.view = view
    explanation = LayoutInspector(scene.stage.live, member).explain(view)
  }

  /// The report.
  var json: JSONValue {
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

  /// The keys of the views in a chain of constraints, the view's own first.
  private func views(of ids: [String]) -> [JSONValue] {
    let own = [scene.key(of: view)].compactMap(\.self)
    let named = scene.keys(of: ids.compactMap { scene.stage.live.constraints[$0] })
    return (own + named.filter { !own.contains($0) }).map { .int($0) }
  }
}
