import Diagnosis
import DocumentDiff
import Foundation

/// A merge's conflicts and new faults, for people and programs.
struct MergeReport {
  private let merge: DocumentMerge
  private let path: String
  private let isInGit: Bool

  init(_ merge: DocumentMerge, path: String, isInGit: Bool = false) {
    self.merge = merge
    self.path = path
    self.isInGit = isInGit
  }

  /// A line for each conflict and finding, and a last line with the next step.
  func lines(_ terminal: Terminal) -> [String] {
    var lines = merge.conflicts.map { line($0, terminal) }
    var writer = FindingWriter(.text, color: terminal.hasColor, namesEnvironments: false)
    let findings = DocumentFindings(path: path, findings: merge.findings)
    if !merge.findings.isEmpty, let text = try? writer.text(adding: findings) {
      lines += text.split(separator: "\n").map(String.init)
    }
    let count = merge.remaining.count
    if count > 0 {
      let next =
        isInGit
        ? "'autolayout mergetool \(path)' asks for a side" : "'--pick SIDE NAME' selects a side"
      let conflicts = count == 1 ? "1 conflict is" : "\(count) conflicts are"
      lines.append("\(conflicts) unresolved, the file has our side; \(next)")
    }
    return lines
  }

  func line(_ conflict: DocumentConflict, _ terminal: Terminal) -> String {
    let place = FileLocation(file: path, line: conflict.oursLine ?? conflict.theirsLine)
    let mark =
      conflict.choice == nil
      ? terminal.painted("conflict", .red)
      : terminal.painted("resolved", .green)
    let name = terminal.painted("[\(conflict.id)]", .faint)
    return "\(place): \(mark): \(Self.words(conflict)); takes \(conflict.winner.rawValue) \(name)"
  }

  /// The two conflicting changes.
  static func words(_ conflict: DocumentConflict) -> String {
    let name = conflict.name.isEmpty ? conflict.object : conflict.name
    func value(_ text: String?, _ line: Int?) -> String {
      "\(text ?? "none")\(line.map { " (line \($0))" } ?? "")"
    }
    if let side = conflict.deletedBy {
      let other = side.other.rawValue
      let line = (side == .ours ? conflict.theirsLine : conflict.oursLine).map { " (line \($0))" }
      let changes = conflict.changes.prefix(3).joined(separator: "; ")
      let more = conflict.changes.count > 3 ? "; and \(conflict.changes.count - 3) more" : ""
      return
        "\(name): deleted in \(side.rawValue), changed in \(other)\(line ?? ""): \(changes)\(more)"
    }
    return "\(name): \(conflict.property): ours \(value(conflict.ours, conflict.oursLine)), theirs "
      + "\(value(conflict.theirs, conflict.theirsLine)), base \(conflict.base ?? "none")"
  }

  func json() throws -> String {
    struct Report: Encodable {
      var document: String
      var conflicts: [NamedConflict]
      var findings: [Finding]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      document: path, conflicts: merge.conflicts.map(NamedConflict.init),
      findings: merge.findings)
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

/// A conflict in JSON with the name for `--pick`.
private struct NamedConflict: Encodable {
  private enum CodingKeys: CodingKey { case id }

  let conflict: DocumentConflict

  func encode(to encoder: any Encoder) throws {
    try conflict.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(conflict.id, forKey: .id)
  }
}
