import Foundation

/// `{"documents": [{"path": …, "findings": [{"rule": …}]}]}`: the names of fields are a contract.
enum JSONReport {
  /// What stands before the first document, and after the last one.
  static let opening = "{\"documents\": ["
  static let closing = "]}"

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

  /// One document, in one line.
  static func text(_ document: DocumentFindings) -> String {
    JSONText.line(
      Document(
        path: document.path, findings: document.findings.map(Entry.init), error: document.problem))
  }
}

/// JSON as reports write it.
enum JSONText {
  /// One value on several lines, fields by name.
  static func encode(_ value: some Encodable) -> String { encode(value, [.prettyPrinted]) }

  /// One value in one line, fields by name.
  static func line(_ value: some Encodable) -> String { encode(value, []) }

  private static func encode(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // Strings and finite numbers always encode.
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
