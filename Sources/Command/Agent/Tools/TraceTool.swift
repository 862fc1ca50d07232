import Diagnosis
import InterfaceBuilder
import LivePreview
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let trace = AgentTool(
    "trace", "Reasons for a frame",
    """
    Explains the frame of a view, edge by edge: the constraints that determine it, with ids and \
    lines, and which one is broken in a conflict. Use it to find the constraint to edit. With \
    'other_device': also the differences between both devices.
    """,
    arguments: [
      document, scene, Schema.Member("view", .text, "Id or name of the view.", isRequired: true),
      Schema.Member("other_device", .text, "A second device to compare with."),
    ] + ToolCall.environment.filter { !["locale"].contains($0.name) }
      + [package, preview, ResultPage.argument],
    result: [
      Schema.Member("view", .text, "Id of the view."), Schema.Member("name", .text, ""),
      Schema.Member(
        "edges",
        .list(
          .object([
            Schema.Member("edge", .text, ""), Schema.Member("value", .number, ""),
            Schema.Member("ambiguous", .flag, ""),
            Schema.Member(
              "because",
              .list(
                .object([
                  Schema.Member("equation", .text(limit: 100_000), ""),
                  Schema.Member("constraint", .text, "Id; absent for the system's constraints."),
                  Schema.Member("line", .count, ""), Schema.Member("priority", .number, ""),
                ])), ""),
          ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let (entry, document) = try call.document()
    let point = try call.environment().checked
    var explanation = try explain(document, entry, point, call)
    var text = explanation.text()
    if let name = call.text("other_device") {
      var other = point
      other.device = try ToolCall.device(name).id
      let second = try explain(document, entry, other, call)
      text += "\n\n" + FrameComparison(explanation, second).text()
    }
    let page = ResultPage.lines(of: text, from: call.start)
    return ToolReply(
      page.text,
      [
        ("view", .string(explanation.view)), ("name", .string(explanation.name)),
        ("edges", .array(explanation.edges.map(json))), page.more,
      ])
  }

  @MainActor
  private static func explain(
    _ document: InterfaceDocument, _ entry: ServedFolder.Entry, _ point: CheckEnvironment,
    _ call: ToolCall
  ) throws(ToolFault) -> FrameExplanation {
    let view = call.text("view") ?? ""
    for scene in try call.scenes(of: document) {
      guard var found = FrameExplanation.explain(view, of: scene, document, in: point) else { continue }
      found.path = entry.name
      return found
    }
    let names = try call.scenes(of: document).flatMap { OutlineRows($0).rows.map(\.name) }
    throw ToolFault(
      "no view '\(view.short)' in \(entry.name) that is installed on this device; "
        + "\(names.suggestion(for: view))views: " + names.prefix(40).joined(separator: ", "))
  }

  private static let stepLimit = 8

  private static func json(_ edge: FrameExplanation.Edge) -> JSONValue {
    let steps = edge.steps.prefix(stepLimit).map { step in
      JSONValue.members([
        ("equation", .string(step.equation)), ("constraint", step.constraint.map { .string($0) }),
        ("line", step.line.map { .int($0) }), ("priority", .number(step.priority)),
      ])
    }
    return .members([
      ("edge", .string(edge.edge.rawValue)), ("value", .number(edge.value)),
      ("ambiguous", edge.isAmbiguous ? true : nil), ("because", .array(Array(steps))),
    ])
  }
}
