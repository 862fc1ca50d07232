package struct FindingReport: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case text
    case json
    /// SARIF 2.1.0, for code-scanning services.
    case sarif
    case github
    /// Lines that Xcode shows next to the source, with absolute paths.
    case xcode
    /// JUnit XML, for build servers.
    case junit
  }

  package var documents: [DocumentFindings]
  package var namesEnvironments: Bool

  package init(documents: [DocumentFindings], namesEnvironments: Bool = true) {
    self.documents = documents
    self.namesEnvironments = namesEnvironments
  }

  /// Formats the report, with no final line break.
  package func text(as format: Format, color: Bool = false) throws -> String {
    var writer = FindingWriter(format, color: color, namesEnvironments: namesEnvironments)
    let parts = try documents.map { try writer.text(adding: $0) } + [writer.end()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
