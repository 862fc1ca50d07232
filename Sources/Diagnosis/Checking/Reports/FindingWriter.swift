import ConflictExplanation

/// Writes a report document by document, so that findings need not be kept.
package struct FindingWriter {
  private let format: FindingReport.Format
  private let paint: Paint
  private let namesEnvironments: Bool
  private var isBegun = false
  private var sarif = SARIFReport()
  private var junit = JUnitReport()

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - color: Whether to mark severities with a terminal's colors, where the form is for
  ///     people.
  ///   - namesEnvironments: Whether lines for people say where a document was laid out.
  package init(
    _ format: FindingReport.Format, color: Bool = false, namesEnvironments: Bool = true
  ) {
    self.format = format
    paint = Paint(isOn: color && format == .text)
    self.namesEnvironments = namesEnvironments
  }

  /// The lines about one more document.
  ///
  /// - Parameter document: The document.
  /// - Returns: Lines without a line break at the end; empty when there is nothing to write yet.
  /// - Throws: `EncodingError` when a finding cannot be written as JSON.
  package mutating func text(adding document: DocumentFindings) throws -> String {
    defer { isBegun = true }
    switch format {
    case .text, .xcode:
      let report = LineReport(
        paint: paint, forXcode: format == .xcode, namesEnvironments: namesEnvironments)
      return report.text(document)
    case .github: return WorkflowReport.text(document)
    case .json:
      return (isBegun ? "," : JSONReport.opening + "\n") + (try JSONReport.text(document))
    case .sarif: return try sarif.text(adding: document)
    case .junit: return junit.text(adding: document)
    }
  }

  /// The lines after the last document.
  ///
  /// - Returns: Lines without a line break at the end; empty when there is nothing more to write.
  /// - Throws: `EncodingError` when a problem cannot be written as JSON.
  package func end() throws -> String {
    switch format {
    case .text, .xcode, .github: ""
    case .json: (isBegun ? "" : JSONReport.opening) + JSONReport.closing
    case .sarif: try sarif.end()
    case .junit: junit.end()
    }
  }
}
