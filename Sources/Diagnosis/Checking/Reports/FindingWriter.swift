/// Writes a report document by document, so that nothing has to be kept where the form allows it.
public struct FindingWriter {
  private let format: FindingReport.Format
  private let paint: Paint
  private let namesEnvironments: Bool
  /// What forms that are written as a whole wait for.
  private var kept: [DocumentFindings] = []
  private var isBegun = false

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - colour: Whether to mark severities with a terminal's colours, where the form is for people.
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
  /// - Returns: Lines without one more line break at the end; empty when there is nothing to say yet.
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
    case .sarif, .junit:
      kept.append(document)
      return ""
    }
  }

  /// The lines after the last document.
  ///
  /// - Returns: Lines without one more line break at the end; empty when there is nothing more to say.
  public func end() -> String {
    switch format {
    case .text, .xcode, .github: ""
    case .json: (isBegun ? "" : JSONReport.opening) + JSONReport.closing
    case .sarif: SARIFReport.text(kept)
    case .junit: JUnitReport.text(kept)
    }
  }
}
