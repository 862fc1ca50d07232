import Diagnosis
import InterfaceBuilder
import LivePreview
import Notation
import PreviewProtocol
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
    ] + ToolCall.environment
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
    let point = try call.environment()
    let explanation = try explain(document, entry, point, call)
    var text = text(explanation)
    if let name = call.text("other_device") {
      var other = point
      guard EnvironmentAxis.device.set(name, in: &other) else {
        throw ToolFault(
          "invalid value '\(name.short)' for 'other_device'; "
            + EnvironmentAxis.device.expectation(for: name))
      }
      let second = try explain(document, entry, other, call)
      text += "\n" + FrameComparison(explanation, second).text()
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
    _ document: InterfaceDocument, _ entry: ServedFolder.Entry, _ point: LayoutEnvironment,
    _ call: ToolCall
  ) throws(ToolFault) -> FrameExplanation {
    let view = call.text("view") ?? ""
    for scene in try call.scenes(of: document) {
      guard var found = FrameExplanation.explain(view, of: scene, document, in: point) else {
        continue
      }
      found.path = entry.name
      return found
    }
    let names = try call.scenes(of: document).flatMap { OutlineRows($0).rows.map(\.name) }
    throw ToolFault(
      "no view '\(view.short)' in \(entry.name) that is installed on this device; "
        + "\(names.suggestion(for: view))views: " + names.prefix(40).joined(separator: ", "))
  }

  private static let stepLimit = 12

  /// Returns the reasons in few lines: only the beginning of each constraint chain, once.
  private static func text(_ explanation: FrameExplanation) -> String {
    let frame = [FrameExplanation.Edge.Name.left, .top, .width, .height]
      .map { "\($0.rawValue) \(FrameTable.number(explanation[$0]?.value ?? 0))" }
    let place = explanation.environment.map { " on \($0.summary)" } ?? ""
    var lines = ["\(explanation.name.onOneLine)\(place): " + frame.joined(separator: ", ")]
    var shown: [(edge: String, steps: Set<String>)] = []
    for edge in explanation.edges {
      let ambiguity = edge.isAmbiguous ? ", ambiguous" : ""
      let head = "\(edge.edge.rawValue) \(FrameTable.number(edge.value))\(ambiguity)"
      let steps = Set(edge.steps.map(\.equation))
      if let same = shown.first(where: { $0.steps == steps }), !steps.isEmpty {
        lines.append("\(head): the constraints of \(same.edge)")
        continue
      }
      shown.append((edge.edge.rawValue, steps))
      lines.append(edge.steps.isEmpty ? "\(head): no constraint" : "\(head), because")
      lines += edge.steps.prefix(stepLimit).map { "  \(text($0))" }
      if edge.steps.count > stepLimit {
        lines.append("  and \(edge.steps.count - stepLimit) constraints of views around these")
      }
    }
    for conflict in explanation.conflicts {
      let reason = conflict.reason.map { ": \($0)" } ?? ""
      lines.append("broken: \(text(conflict.broken))\(reason)")
      lines += conflict.others.map { "  in conflict with \(text($0))" }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ step: FrameExplanation.Step) -> String {
    let notes = [
      step.constraint, step.line.map { "line \($0)" }, step.meaning,
      step.priority < 1000 ? "priority \(FrameTable.number(step.priority))" : nil,
    ].compactMap(\.self)
    return step.equation.onOneLine + (notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]")
  }

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
