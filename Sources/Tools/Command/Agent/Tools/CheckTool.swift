import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let check = AgentTool(
    "check", "Check for layout problems",
    """
    Lays out a document and reports conflicts, ambiguity, truncated text, overlaps, views off screen \
    or misplaced, and classes, outlets, actions and identifiers that the code of the project lacks, \
    each with its line and the ids of view and constraint. For a folder: the number of \
    findings of each document. Then call 'fixes'.
    """,
    arguments: [
      Schema.Member("path", .text, "A document or folder, relative to the served folder."), scene,
      Schema.Member("rule", .text, "Only findings of this rule."),
      Schema.Member(
        "accessibility", .choice(CheckSettings.Accessibility.allCases.map(\.rawValue)),
        "Also labels, targets, contrast, text sizes; 'all' adds eight rules."),
      Schema.Member("severity", severity, "Only findings of at least this severity."),
    ] + ToolCall.environment + [ToolCall.languages, package, preview, ResultPage.argument],
    result: [
      Schema.Member("errors", .count, ""), Schema.Member("warnings", .count, ""),
      Schema.Member("notes", .count, ""),
      Schema.Member("findings", .list(.object(findingMembers)), ""),
      Schema.Member(
        "documents",
        .list(
          .object([
            Schema.Member("path", .text, ""), Schema.Member("errors", .count, ""),
            Schema.Member("warnings", .count, ""), Schema.Member("notes", .count, ""),
            Schema.Member("problem", .text(limit: 100_000), "Why it cannot be read."),
          ])), "For a folder."), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let entry = try call.entry()
    if InputFile.isFolder(entry.path) { return try folder(entry, call) }
    let (_, document) = try call.document()
    let findings = try findings(in: document, call)
    let page = ResultPage(findings.map { ($0.row, $0.json) }, from: call.start)
    let tally = SeverityCounts(findings)
    return ToolReply(
      "\(entry.name): \(tally.text)" + (findings.isEmpty ? "" : "\n\(page.text)"),
      tally.members + [("findings", .array(page.values)), page.more])
  }

  /// Returns the findings that the arguments select.
  @MainActor
  static func findings(
    in document: InterfaceDocument, _ call: ToolCall
  ) throws(ToolFault) -> [Finding] {
    let scenes = try call.scenes(of: document)
    if let rule = call.text("rule"), Rule.named(rule) == nil {
      let names = Rule.all.map(\.id)
      throw ToolFault(
        "unknown rule '\(rule.short)'; \(names.suggestion(for: rule))rules: "
          + names.joined(separator: ", "))
    }
    let isWhole = call.text("scene") == nil
    let ids = Set(scenes.map(\.id))
    let least = call.text("severity").flatMap(Severity.init) ?? .note
    let comparison = try call.comparison()
    let check = comparison.check(at: document.contents.file)
    let layout = DocumentCheck(comparison.settings)
      .findings(in: document, scenes: isWhole ? nil : ids).findings
    let facts = check?.codeBehind(at: document.contents.file)
    return
      ((facts?.adjusted(layout) ?? layout)
      + (check?.findings(at: document.contents.file) ?? []))
      .filter { finding in
        (isWhole || document.scene(ofLine: finding.line).map { ids.contains($0.id) } ?? false)
          && finding.severity >= least && finding.rule == call.text("rule") ?? finding.rule
      }
  }

  @MainActor
  private static func folder(
    _ entry: ServedFolder.Entry, _ call: ToolCall
  ) throws(ToolFault) -> ToolReply {
    let comparison = try call.comparison()
    let documents = call.folder.documents(below: entry.path)
    guard !documents.isEmpty else {
      throw ToolFault("no .storyboard or .xib below '\(entry.name)'; 'list' shows the folder")
    }
    var total = SeverityCounts([])
    let rows = documents.enumerated().map { index, document -> (text: String, value: JSONValue) in
      call.report(
        ToolProgress(Double(index), of: Double(documents.count), "checking \(document.name)"))
      var answer = CheckAnswer(
        checking: InputFile(name: document.path), comparison.settings)
      let check = comparison.check(at: document.path)
      answer.add(
        check?.findings(at: document.path) ?? [], check?.codeBehind(at: document.path))
      if let problem = answer.findings.problem {
        return (
          "\(document.name): \(problem.message)",
          ["path": .string(document.name), "problem": .string(problem.message)]
        )
      }
      let tally = SeverityCounts(answer.findings.findings)
      total.add(tally)
      return (
        "\(document.name): \(tally.text)",
        .members([("path", .string(document.name))] + tally.members)
      )
    }
    let page = ResultPage(rows, from: call.start)
    return ToolReply(
      "\(entry.name): \(documents.count) documents, \(total.text)\n\(page.text)",
      total.members + [("documents", .array(page.values)), page.more])
  }
}

extension Finding {
  var row: String {
    let place = [line, column].compactMap { $0.map(String.init) }.joined(separator: ":")
    let ids = [view, constraint].compactMap(\.self).joined(separator: ", ")
    return "\(place) \(severity.rawValue) \(rule): \(message.onOneLine)"
      + (ids.isEmpty ? "" : " [\(ids)]")
  }

  var json: JSONValue {
    .members([
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("view", view.map { .string($0) }),
      ("constraint", constraint.map { .string($0) }), ("line", line.map { .int($0) }),
      ("column", column.map { .int($0) }),
      ("languages", translations.isEmpty ? nil : .strings(translations.map(\.language))),
      ("shorten", shortenings.isEmpty ? nil : .strings(shortenings)),
    ])
  }
}
