public struct Finding: Codable, Hashable, Sendable {
  public struct Related: Codable, Hashable, Sendable {
    public var constraint: String?
    public var line: Int?
    public var text: String

    public init(constraint: String?, line: Int?, text: String) {
      self.constraint = constraint
      self.line = line
      self.text = text
    }
  }

  public var rule: String
  public var severity: Severity
  public var view: String?
  public var constraint: String?
  public var line: Int?
  public var column: Int?
  public var message: String
  public var related: [Related]
  public var environment: CheckEnvironment
  public var environments: [CheckEnvironment]
  package var fix: LayoutChange?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, constraint, line, column, message, related, environment, environments
  }

  /// The key for baselines, independent of line numbers.
  public var fingerprint: String {
    [rule, view ?? "", constraint ?? ""].joined(separator: "|")
  }
}

public struct DocumentFindings: Codable, Hashable, Sendable {
  public var path: String
  public var findings: [Finding]
  public var problem: Problem?

  public struct Problem: Codable, Hashable, Sendable {
    public var message: String
    public var line: Int?
    public var column: Int?

    public init(message: String, line: Int? = nil, column: Int? = nil) {
      self.message = message
      self.line = line
      self.column = column
    }
  }

  public init(path: String, findings: [Finding], problem: Problem? = nil) {
    self.path = path
    self.findings = findings
    self.problem = problem
  }
}
