import ConflictExplanation

package struct FindingWriter {
  private let format: FindingReport.Format
  private let paint: Paint
  private let namesEnvironments: Bool
  private var isBegun = false
  private var sarif = SARIFReport()
  private var junit: JUnitReport
  private var groups: GroupedFindings?
  /// The number of findings that were printed, counting merged findings once.
  package private(set) var lineCount = 0

  package init(
    _ format: FindingReport.Format, color: Bool = false, namesEnvironments: Bool = true,
    merges: Bool = true, failOn: Severity = .note
  ) {
    junit = JUnitReport(failOn: failOn)
    self.format = format
    paint = Paint(isOn: color && format == .text)
    self.namesEnvironments = namesEnvironments
    groups = merges && format == .text ? GroupedFindings() : nil
  }

  /// Returns the lines for another document.
  package mutating func text(adding document: DocumentFindings) throws -> String {
    defer { isBegun = true }
    switch format {
    case .text, .xcode:
      let merged = groups?.merge(document) ?? document
      lineCount += merged.findings.count
      return lines.text(merged)
    case .github: return WorkflowReport.text(document)
    case .json:
      return (isBegun ? "," : JSONReport.opening + "\n") + (try JSONReport.text(document))
    case .sarif: return try sarif.text(adding: document)
    case .junit: return junit.text(adding: document)
    }
  }

  /// Returns the lines after the last document.
  private var lines: LineReport {
    LineReport(paint: paint, forXcode: format == .xcode, namesEnvironments: namesEnvironments)
  }

  package mutating func end() throws -> String {
    switch format {
    case .text, .xcode:
      let merged = groups?.end() ?? []
      lineCount += merged.count
      return merged.map(lines.text).joined(separator: "\n")
    case .github: return ""
    case .json: return (isBegun ? "" : JSONReport.opening) + JSONReport.closing
    case .sarif: return try sarif.end()
    case .junit: return junit.end()
    }
  }
}
