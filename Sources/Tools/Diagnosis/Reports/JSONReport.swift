import Foundation

/// `{"documents": [{"path": …, "findings": [{"rule": …}]}]}`, with stable field names.
enum JSONReport {
  static let opening = "{\"documents\": ["
  static let closing = "]}"

  private struct Document: Encodable {
    var path: String
    var findings: [Entry]
    var error: DocumentFindings.Problem?
    var languages: [LanguageSummary]?
  }

  private struct Entry: Encodable {
    let finding: Finding

    enum Key: CodingKey {
      case rule, severity, view, constraint, line, column, message, related, environment
      case environments, fingerprint, sizes, translations, name, certainty, replacement, group
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
      if !finding.sizes.isEmpty { try container.encode(finding.sizes, forKey: .sizes) }
      if !finding.translations.isEmpty {
        try container.encode(finding.translations, forKey: .translations)
      }
      try container.encodeIfPresent(finding.name, forKey: .name)
      try container.encodeIfPresent(finding.certainty, forKey: .certainty)
      try container.encodeIfPresent(finding.replacement, forKey: .replacement)
      try container.encodeIfPresent(finding.group, forKey: .group)
    }
  }

  private struct WrittenDocument: Decodable {
    var path: String
    var findings: [Finding]
    var error: DocumentFindings.Problem?
  }

  private struct WrittenReport: Decodable {
    var documents: [WrittenDocument]
  }

  /// Reads the documents in a report, with their findings.
  static func documents(in data: Data) throws -> [DocumentFindings] {
    try JSONDecoder().decode(WrittenReport.self, from: data).documents.map {
      DocumentFindings(path: $0.path, findings: $0.findings, problem: $0.error)
    }
  }

  static func text(_ document: DocumentFindings) throws -> String {
    try JSONText.line(
      Document(
        path: document.path, findings: document.findings.map(Entry.init), error: document.problem,
        languages: document.languages))
  }
}

/// Encodes reports as JSON; values that JSON cannot represent, such as infinity, throw an error.
package enum JSONText {
  package static func encode(_ value: some Encodable) throws -> String {
    try encode(value, [.prettyPrinted])
  }

  static func line(_ value: some Encodable) throws -> String { try encode(value, []) }

  private static func encode(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
