/// Writes a report document by document, so that findings need not be kept.
public struct FindingWriter {
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
  ///   - colour: Whether to mark severities with a terminal's colours, where the form is for
  ///     people.
  ///   - namesEnvironments: Whether lines for people say where a document was laid out.
  public init(
    _ format: FindingReport.Format, colour: Bool = false, namesEnvironments: Bool = true
  ) {
    self.format = format
    paint = Paint(isOn: colour && format == .text)
    self.namesEnvironments = namesEnvironments
  }

  /// The lines about one more document.
  ///
  /// - Parameter document: The document.
  /// - Returns: Lines without one more line break at the end; empty when there is nothing to say
  ///   yet.
  public mutating func text(adding document: DocumentFindings) -> String {
    defer { isBegun = true }
    switch format {
    case .text, .xcode:
      let report = LineReport(
        paint: paint, forXcode: format == .xcode, namesEnvironments: namesEnvironments)
      return report.text(document)
    case .github: return WorkflowReport.text(document)
    case .json:
      return (isBegun ? "," : JSONReport.opening + "\n") + JSONReport.text(document)
    case .sarif: return sarif.text(adding: document)
    case .junit: return junit.text(adding: document)
    }
  }

  /// The lines after the last document.
  ///
  /// - Returns: Lines without one more line break at the end; empty when there is nothing more to
  ///   say.
  public func end() -> String {
    switch format {
    case .text, .xcode, .github: ""
    case .json: (isBegun ? "" : JSONReport.opening) + JSONReport.closing
    case .sarif: sarif.end()
    case .junit: junit.end()
    }
  }
}
