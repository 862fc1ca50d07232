import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let fixes = AgentTool(
    "fixes", "Verified fixes",
    """
    Searches for edits that remove findings of 'check'. Each fix was tried: its finding is gone, and \
    no finding of the same severity is new. Pass the edits of the best fix to 'edit'. Narrow the \
    search with 'rule', 'view', 'constraint' or 'severity'.
    """,
    arguments: [
      path, scene, Schema.Member("rule", .text, "Only findings of this rule."),
      Schema.Member("view", .text, "Only findings of this view (id)."),
      Schema.Member("constraint", .text, "Only findings of this constraint (id)."),
      Schema.Member("severity", severity, "Only findings of at least this severity."),
    ] + ToolCall.environment + [ToolCall.languages, ResultPage.argument],
    result: [
      Schema.Member(
        "findings",
        .list(
          .object(
            findingMembers + [
              Schema.Member(
                "fixes",
                .list(
                  .object([
                    Schema.Member("title", .text(limit: 100_000), ""),
                    Schema.Member("edits", .list(editSchema), "For 'edit'."),
                    Schema.Member("left", .count, "Findings of the scene that remain."),
                    Schema.Member("causes", .list(.text(limit: 100_000)), "New findings."),
                  ])), "Empty if no tried edit removes the finding.")
            ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let (document, content) = try call.openDocument()
    let wanted = try findings(in: content, call).filter { finding in
      finding.view == call.text("view") ?? finding.view
        && finding.constraint == call.text("constraint") ?? finding.constraint
    }
    guard !wanted.isEmpty else {
      return ToolReply(
        "\(document.path): no such findings; 'check' lists all", [("findings", [])])
    }
    let comparison = try call.comparison()
    guard
      let search = FixSearch(
        document, comparison.settings,
        connections: comparison.check(at: content.contents.file))
    else {
      throw ToolFault("\(document.path): the document cannot be read")
    }
    let part = wanted.dropFirst(call.start).prefix(findingLimit)
    let rows = part.enumerated().map { index, finding -> (text: String, value: JSONValue) in
      call.report(
        ToolProgress(Double(index), of: Double(part.count), "trying fixes of \(finding.rule)"))
      let found = search.fixes(of: finding)
      let lines = found.map { verified in
        "  fix: \(verified.fix.title.onOneLine); findings that remain in the scene: \(verified.left)"
          + verified.caused.map { "; new \($0.severity.rawValue): \($0.rule)" }.joined()
      }
      let shorter =
        finding.shortenings.isEmpty
        ? [] : ["  or shorten: \(finding.shortenings.prefix(4).joined(separator: "; "))"]
      let none = ["  no verified fix; see 'trace' of the view, then 'edit'"]
      guard case .object(let members) = finding.json else { return ("", .null) }
      return (
        ([finding.row] + (lines.isEmpty ? none : lines) + shorter).joined(separator: "\n"),
        .object(members + [("fixes", .array(found.map(json)))])
      )
    }
    let page = ResultPage(rows, at: call.start, of: wanted.count)
    return ToolReply(page.text, [("findings", .array(page.values)), page.more])
  }

  /// The maximum number of findings in a result, each with several trials.
  static let findingLimit = 12

  private static func json(_ verified: FixSearch.Verified) -> JSONValue {
    .members([
      ("title", .string(verified.fix.title)),
      ("edits", .array(verified.fix.edits.map(\.json))), ("left", .int(verified.left)),
      (
        "causes",
        verified.caused.isEmpty ? nil : .strings(verified.caused.map(\.row))
      ),
    ])
  }
}
