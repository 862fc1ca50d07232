import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import PreviewProtocol
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let explain = AgentTool(
    "explain", "Explain a conflict",
    """
    Explains "Unable to simultaneously satisfy constraints" in plain words, with the minimal set of \
    constraints and verified fixes: from a console log ('log' or 'file'), or for the conflicts of a \
    document ('path').
    """,
    arguments: [
      Schema.Member("log", .text(limit: 1_000_000), "The text of the log."),
      Schema.Member("file", .text, "A log file, relative to the served folder."), document, scene,
    ] + ToolCall.environment + [ResultPage.argument],
    result: [
      Schema.Member(
        "conflicts",
        .list(
          .object([
            Schema.Member("constraints", .list(.text(limit: 100_000)), "The minimal set."),
            Schema.Member("broken", .text(limit: 100_000), "The constraint that UIKit breaks."),
            Schema.Member("fixes", .list(.text(limit: 100_000)), ""),
          ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    guard call.text("path") == nil else { return try explainDocument(call) }
    let report = ConflictReport(log: try log(of: call))
    guard !report.isEmpty else { throw ToolFault(report.text(color: false)) }
    let page = ResultPage.lines(of: report.text(color: false), from: call.start)
    return ToolReply(
      page.text, [("conflicts", .array(report.blocks.flatMap(\.conflictValues))), page.more])
  }

  @MainActor
  private static func log(of call: ToolCall) throws(ToolFault) -> String {
    if let log = call.text("log") { return log }
    guard let path = call.text("file") else {
      throw ToolFault("give the 'log', a 'file' with it, or the 'path' of a document")
    }
    let entry = try call.folder.entry(path)
    do {
      let data = try Data(contentsOf: entry.url, limit: LogLimits.bytes)
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw ToolFault("cannot read \(entry.name): \(FileFault.reason(of: error, at: entry.path))")
    }
  }

  @MainActor
  private static func explainDocument(_ call: ToolCall) throws(ToolFault) -> ToolReply {
    let (entry, document) = try call.document()
    let place = try call.environment()
    var blocks: [BlockExplanation] = []
    for scene in try call.scenes(of: document) {
      let live = scene.instantiate(in: place)
      live.layOut()
      for root in live.roots {
        let member = live.members.first { $0.view.isDescendant(of: root) }
        blocks += member.map { LayoutInspector(live, $0).conflicts } ?? []
      }
    }
    guard !blocks.isEmpty else {
      return ToolReply(
        "\(entry.name): all required constraints can be satisfied", [("conflicts", [])])
    }
    let report = ConflictReport(blocks: blocks)
    let page = ResultPage.lines(of: report.text(color: false), from: call.start)
    return ToolReply(
      page.text, [("conflicts", .array(blocks.flatMap(\.conflictValues))), page.more])
  }
}

extension BlockExplanation {
  fileprivate var conflictValues: [JSONValue] {
    let words = sentences
    return conflicts.map { conflict in
      .members([
        ("constraints", .strings(conflict.core.map { words[$0] })),
        ("broken", block.broken.map { .string(words[$0]) }),
        (
          "fixes",
          .strings(
            conflict.fixes.map { fix in
              switch fix {
              case .remove(let index): "remove: \(words[index])"
              case .lower(let index): "lower the priority: \(words[index])"
              }
            })
        ),
      ])
    }
  }
}
