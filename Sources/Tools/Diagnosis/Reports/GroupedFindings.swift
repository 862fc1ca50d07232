import Foundation

/// The findings of the report, merged by their causes.
struct GroupedFindings {
  /// The findings with a cause in the whole project, until the report ends.
  private var kept: [String: [(path: String, finding: Finding)]] = [:]
  private var order: [String] = []

  /// Merges a document's findings, and keeps the project's findings for later.
  mutating func merge(_ document: DocumentFindings) -> DocumentFindings {
    var rest = document
    rest.findings = []
    var positions: [String: Int] = [:]
    var groups: [Int: [Finding]] = [:]
    for finding in document.findings {
      guard let group = finding.group else {
        rest.findings.append(finding)
        continue
      }
      let key = Self.key(finding, group)
      guard group.scope == .document else {
        if kept[key] == nil { order.append(key) }
        kept[key, default: []].append((document.path, finding))
        continue
      }
      if let position = positions[key] {
        groups[position, default: []].append(finding)
      } else {
        positions[key] = rest.findings.count
        groups[rest.findings.count] = [finding]
        rest.findings.append(finding)
      }
    }
    for (position, members) in groups where members.count > 1 {
      rest.findings[position] = Self.merged(members, documents: 1)
    }
    return rest
  }

  /// The merged findings of the project, each in the document of its first element.
  func end() -> [DocumentFindings] {
    order.compactMap { key in
      guard let members = kept[key], let first = members.first else { return nil }
      let merged =
        members.count == 1
        ? first.finding
        : Self.merged(members.map(\.finding), documents: Set(members.map(\.path)).count)
      return DocumentFindings(path: first.path, findings: [merged])
    }
  }

  private static func key(_ finding: Finding, _ group: Finding.Group) -> String {
    "\(finding.rule)|\(group.id)|\(finding.severity.rawValue)|\(finding.sizes.text)"
  }

  private static func merged(_ findings: [Finding], documents: Int) -> Finding {
    var merged = findings[0]
    guard let group = merged.group else { return merged }
    let isPlural = findings.count > 1
    let parts: [String: String] = [
      "{count}": count(findings), "{list}": list(findings),
      "{documents}": documents == 1 ? "1 document" : "\(documents) documents",
      "{are}": isPlural ? "are" : "is", "{have}": isPlural ? "have" : "has",
      "{them}": isPlural ? "them" : "it", "{they}": isPlural ? "they" : "it",
    ]
    merged.message = parts.reduce(group.summary) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
    if let line = group.line { (merged.line, merged.column) = (line, group.column) }
    let environments = findings.flatMap(\.environments)
    merged.environments = environments.reduce(into: []) { all, next in
      if !all.contains(next) { all.append(next) }
    }
    return merged
  }

  /// The number of elements of each kind: `3 buttons and 1 text field`.
  private static func count(_ findings: [Finding]) -> String {
    var counts: [(kind: String, number: Int)] = []
    for kind in findings.compactMap(\.group?.kind) {
      if let position = counts.firstIndex(where: { $0.kind == kind }) {
        counts[position].number += 1
      } else {
        counts.append((kind, 1))
      }
    }
    let words = counts.sorted { $0.number > $1.number }.map { kind, number in
      "\(number) \(kind)\(number == 1 ? "" : kind.hasSuffix("switch") ? "es" : "s")"
    }
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  private static let listed = 5

  private static func list(_ findings: [Finding]) -> String {
    var seen: Set<String> = []
    let names = findings.compactMap(\.group?.element).filter { seen.insert($0).inserted }
    let rest = names.count - listed
    return names.prefix(listed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
