/// The findings of a call in the formats that people and tools read.
package struct FindingReport: Sendable {
  /// The forms there are.
  package enum Format: String, CaseIterable, Sendable {
    /// Lines for people, as compilers write them.
    case text
    /// One JSON object.
    case json
    /// SARIF 2.1.0, which code-scanning services read.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github
    /// Lines that Xcode shows beside the source: absolute paths.
    case xcode
    /// JUnit's XML, which build servers read.
    case junit
  }

  /// The documents in the order of the call.
  package var documents: [DocumentFindings]
  /// Whether lines for people say where a document was laid out.
  package var namesEnvironments: Bool

  /// Collects the findings of several documents.
  ///
  /// - Parameters:
  ///   - documents: The documents in the order of the call.
  ///   - namesEnvironments: Whether lines for people say where a document was laid out.
  package init(documents: [DocumentFindings], namesEnvironments: Bool = true) {
    self.documents = documents
    self.namesEnvironments = namesEnvironments
  }

  /// The report in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - color: Whether to mark severities with a terminal's colors, where the form is for
  ///     people.
  /// - Returns: Lines without a line break at the end; empty when there is nothing to write.
  /// - Throws: `EncodingError` when a finding cannot be written as JSON.
  package func text(as format: Format, color: Bool = false) throws -> String {
    var writer = FindingWriter(format, color: color, namesEnvironments: namesEnvironments)
    let parts = try documents.map { try writer.text(adding: $0) } + [writer.end()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
