import Foundation

/// `{"documents": [{"path": …, "findings": [{"rule": …}]}]}`: the names of fields are a contract.
enum JSONReport {
  private struct Report: Encodable {
    var documents: [Document]
  }

  private struct Document: Encodable {
    var path: String
    var findings: [Entry]
    var error: DocumentFindings.Problem?
  }

  /// Fields that say "none" are there, as `null`.
  private struct Entry: Encodable {
    let finding: Finding

    enum Key: CodingKey {
      case rule, severity, view, constraint, line, column, message, related, environment
      case environments, fingerprint
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(finding.rule, forKey: .rule)
      try container.encode(finding.severity, forKey: .severity)
      try container.encode(finding.view, forKey: .view)
      try container.encode(finding.constraint, forKey: .constraint)
      try container.encode(finding.line, forKey: .line)
      try container.encode(finding.column, forKey: .column)
      try container.encode(finding.message, forKey: .message)
      try container.encode(finding.related, forKey: .related)
      try container.encode(finding.environment, forKey: .environment)
      try container.encode(finding.environments, forKey: .environments)
      try container.encode(finding.fingerprint, forKey: .fingerprint)
    }
  }

  static func text(_ documents: [DocumentFindings]) -> String {
    JSONText.encode(
      Report(
        documents: documents.map {
          Document(path: $0.path, findings: $0.findings.map(Entry.init), error: $0.problem)
        }))
  }
}

/// JSON as reports write it.
enum JSONText {
  /// One value on several lines, fields by name.
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
