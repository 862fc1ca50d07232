import Diagnosis
import DocumentDiff
import Foundation
import InterfaceBuilder
import Notation
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let compare = AgentTool(
    "compare", "Compare two versions",
    """
    Reports the changes between two versions of a document and their effects on frames, and faults \
    that are new or gone. Without 'with': the document in git ('revision') and the file. For a folder: \
    all changed documents. 'picture': also before and after, with the changes marked.
    """,
    arguments: [
      Schema.Member(
        "path", .text, "The new version: a document, or a folder in git.", isRequired: true),
      Schema.Member("with", .text, "The old version: another document."),
      Schema.Member(
        "revision", .text, "git revision or range, such as 'main', 'HEAD~2', 'a..b'; default: HEAD."
      ),
      Schema.Member("picture", .flag, "For a single document."),
      Schema.Member("scene", .text, "With 'picture': only this scene, which is drawn larger."),
    ] + ToolCall.environment + [ResultPage.argument],
    result: [
      Schema.Member(
        "documents",
        .list(
          .object([
            Schema.Member("path", .text, ""), Schema.Member("changed", .flag, ""),
            Schema.Member("changes", .list(.text(limit: 100_000)), ""),
            Schema.Member("new_findings", .list(.text(limit: 100_000)), ""),
            Schema.Member("gone_findings", .list(.text(limit: 100_000)), ""),
            Schema.Member(
              "moved",
              .list(
                .object([
                  Schema.Member("view", .text, ""), Schema.Member("name", .text, ""),
                  Schema.Member("old", frame, ""), Schema.Member("new", frame, ""),
                ])), ""),
          ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let entry = try call.entry()
    let pairs = try versions(of: entry, call)
    let reader = DiffReader(
      settings: DocumentComparison.Settings(matrix: CheckMatrix(try call.environment())))
    var results: [DiffReader.Result] = []
    for (index, pair) in pairs.enumerated() {
      call.report(ToolProgress(Double(index), of: Double(pairs.count), "comparing \(pair.path)"))
      WorkWatch.ofProcess.begin(pair.path, size: StoredVersions(pair).size)
      results.append(reader.compare(pair))
    }
    let lines = results.flatMap { TextReport($0.comparison, .short).lines }
      .map { line in line.map(\.text).joined() }
    let text = lines.isEmpty ? "\(entry.name): no difference" : lines.joined(separator: "\n")
    let page = ResultPage.lines(of: text, from: call.start)
    let isDrawn = call.arguments["picture"]?.flag == true
    let picture = try isDrawn ? picture(results, only: call.text("scene")) : nil
    return ToolReply(
      page.text,
      [
        ("documents", .array(results.prefix(documentLimit).map { json($0.comparison) })), page.more,
      ],
      picture: picture)
  }

  /// The maximum number of documents whose values are part of the result.
  private static let documentLimit = 20
  private static let valueLimit = 40

  @MainActor
  private static func versions(
    of entry: ServedFolder.Entry, _ call: ToolCall
  ) throws(ToolFault) -> [DocumentVersions] {
    if let other = call.text("with") {
      let old = try call.folder.entry(other)
      return [DocumentVersions(old: version(old), new: version(entry))]
    }
    let revision = call.text("revision") ?? "HEAD"
    guard !revision.hasPrefix("-") else { throw ToolFault("'\(revision.short)' is not a revision") }
    do {
      let found = try GitComparison(revisions: revision, paths: [entry.path]).pairs()
      return found.map { pair in
        var pair = pair
        pair.isFound = true
        // A document that was renamed from outside of the served folder counts as new.
        if let file = pair.old?.file, !call.folder.contains(file) { pair.old = nil }
        if let file = pair.new?.file, !call.folder.contains(file) { pair.new = nil }
        return pair
      }.filter { $0.old != nil || $0.new != nil }
    } catch {
      throw ToolFault("\(error.message); or give the old version as 'with'")
    }
  }

  private static func version(_ entry: ServedFolder.Entry) -> DocumentVersion {
    var version = DocumentVersion(file: entry.path)
    (version.path, version.name) = (entry.name, entry.name)
    return version
  }

  @MainActor
  private static func picture(
    _ results: [DiffReader.Result], only scene: String?
  ) throws(ToolFault) -> Data {
    guard results.count == 1, var result = results.first else {
      throw ToolFault("'picture' needs a single changed document; there are \(results.count)")
    }
    if let scene {
      let changed = result.comparison.scenes.filter(\.isReported)
      result.comparison.scenes = changed.filter { $0.id == scene || $0.title == scene }
      guard !result.comparison.scenes.isEmpty else {
        throw ToolFault(
          "no changed scene '\(scene.short)'; changed scenes: "
            + changed.map(\.title).joined(separator: ", "))
      }
    }
    do {
      var sheet = DiffSheet()
      try DiffPictures(Arguments()).draw(result) { sheet.add($0) }
      let list = sheet.list
      return try ReadablePicture { _ in list }.encoded().data
    } catch {
      throw ToolFault("cannot draw the comparison: \(error)")
    }
  }

  private static func json(_ comparison: DocumentComparison) -> JSONValue {
    let changes = comparison.changes.filter { $0.heading != .nothing }
    let lines = ChangeLine.folded(changes + comparison.scenes.flatMap(\.reported)).map(\.text)
    let shifts = comparison.scenes.flatMap(\.shifts).prefix(valueLimit).map { shift in
      let place = shift.places.first
      return JSONValue.members([
        ("view", .string(shift.view)), ("name", .string(shift.name)),
        ("old", place.map { frame($0.old) }), ("new", place.map { frame($0.new) }),
      ])
    }
    let (new, gone) = (
      comparison.scenes.flatMap(\.newFaults), comparison.scenes.flatMap(\.goneFaults)
    )
    return [
      "path": .string(comparison.path), "changed": .bool(comparison.isReported),
      "changes": .strings(lines.prefix(valueLimit)), "moved": .array(Array(shifts)),
      "new_findings": .strings(new.prefix(valueLimit).map(\.row)),
      "gone_findings": .strings(gone.prefix(valueLimit).map(\.row)),
    ]
  }

  private static func frame(_ frame: FrameShift.Frame) -> JSONValue {
    .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
  }
}
