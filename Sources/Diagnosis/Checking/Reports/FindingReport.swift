/// The findings of a call in the forms that people and programmes read.
public struct FindingReport: Sendable {
  /// The forms there are.
  public enum Format: String, CaseIterable, Sendable {
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

    /// Whether documents can be written one by one, each when it is done.
    public var isLinewise: Bool { [.text, .github, .xcode].contains(self) }
  }

  /// The documents in the order of the call.
  public var documents: [DocumentFindings]
  /// Whether lines for people say where a document was laid out.
  public var namesEnvironments: Bool

  /// Collects the findings of several documents.
  ///
  /// - Parameters:
  ///   - documents: The documents in the order of the call.
  ///   - namesEnvironments: Whether lines for people say where a document was laid out.
  public init(documents: [DocumentFindings], namesEnvironments: Bool = true) {
    self.documents = documents
    self.namesEnvironments = namesEnvironments
  }

  /// The report in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - colour: Whether to mark severities with a terminal's colours, where the form is for people.
  /// - Returns: Lines without one more line break at the end; empty when there is nothing to say.
  public func text(as format: Format, colour: Bool = false) -> String {
    switch format {
    case .text: lines(paint: Paint(isOn: colour), forXcode: false)
    case .xcode: lines(paint: Paint(isOn: false), forXcode: true)
    case .github: documents.map(WorkflowReport.text).joinedLines
    case .json: JSONReport.text(documents)
    case .sarif: SARIFReport.text(documents)
    case .junit: JUnitReport.text(documents)
    }
  }

  private func lines(paint: Paint, forXcode: Bool) -> String {
    let report = LineReport(
      paint: paint, forXcode: forXcode, namesEnvironments: namesEnvironments)
    return documents.map(report.text).joinedLines
  }
}

extension [String] {
  /// The texts that are not empty, each on lines of its own.
  fileprivate var joinedLines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
