import ConflictExplanation

package struct FindingWriter {
  private let format: FindingReport.Format
  private let paint: Paint
  private let namesEnvironments: Bool
  private var isBegun = false
  private var sarif = SARIFReport()
  private var junit = JUnitReport()

  package init(
    _ format: FindingReport.Format, color: Bool = false, namesEnvironments: Bool = true
  ) {
    self.format = format
    paint = Paint(isOn: color && format == .text)
    self.namesEnvironments = namesEnvironments
  }

  /// Returns the lines for another document.
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

  /// Returns the lines after the last document.
  package func end() throws -> String {
    switch format {
    case .text, .xcode, .github: ""
    case .json: (isBegun ? "" : JSONReport.opening) + JSONReport.closing
    case .sarif: try sarif.end()
    case .junit: junit.end()
    }
  }
}
