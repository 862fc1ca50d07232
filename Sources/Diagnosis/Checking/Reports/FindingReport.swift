/// The findings of a run, in formats for people and tools.
package struct FindingReport: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    /// Lines in the style of compilers.
    case text
    /// One JSON object.
    case json
    /// SARIF 2.1.0, for code-scanning services.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github
    /// Lines that Xcode shows next to the source, with absolute paths.
    case xcode
    /// JUnit XML, for build servers.
    case junit
  }

  /// The documents in the order of the run.
  package var documents: [DocumentFindings]
  /// Whether text lines include environments.
  package var namesEnvironments: Bool

  /// Creates a report on several documents.
  ///
  /// - Parameters:
  ///   - documents: The documents in the order of the run.
  ///   - namesEnvironments: Whether text lines include environments.
  package init(documents: [DocumentFindings], namesEnvironments: Bool = true) {
    self.documents = documents
    self.namesEnvironments = namesEnvironments
  }

  /// Formats the report.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - color: Whether to use terminal colors for severities in text formats.
  /// - Returns: Lines without a final line break; may be empty.
  /// - Throws: `EncodingError` if a finding cannot be encoded as JSON.
  package func text(as format: Format, color: Bool = false) throws -> String {
    var writer = FindingWriter(format, color: color, namesEnvironments: namesEnvironments)
    let parts = try documents.map { try writer.text(adding: $0) } + [writer.end()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
