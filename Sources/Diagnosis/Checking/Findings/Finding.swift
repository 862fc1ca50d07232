/// A problem found by a rule.
public struct Finding: Codable, Hashable, Sendable {
  /// A constraint that takes part in a finding.
  public struct Related: Codable, Hashable, Sendable {
    /// The constraint's identifier in the document; `nil` for a system constraint.
    public var constraint: String?
    /// The first line; `nil` for a system constraint.
    public var line: Int?
    /// The notation of Xcode's outline; system constraints also have a meaning.
    public var text: String

    public init(constraint: String?, line: Int?, text: String) {
      self.constraint = constraint
      self.line = line
      self.text = text
    }
  }

  public var rule: String
  public var severity: Severity
  /// The identifier of the view concerned; `nil` if there is none.
  public var view: String?
  /// The identifier of the constraint concerned; `nil` if there is none.
  public var constraint: String?
  /// The line of the element concerned, from 1.
  public var line: Int?
  /// The column of the element concerned, from 1.
  public var column: Int?
  /// The problem and possible fixes.
  public var message: String
  /// The constraints that take part.
  public var related: [Related]
  /// The first environment in which it occurred.
  public var environment: CheckEnvironment
  /// All environments in which it occurred, including the first one.
  public var environments: [CheckEnvironment]
  /// The verified fix in ``message``; nil if there is none.
  ///
  /// Reports do not contain it.
  package var fix: LayoutChange?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, constraint, line, column, message, related, environment, environments
  }

  /// The key for baselines, independent of line numbers.
  public var fingerprint: String {
    [rule, view ?? "", constraint ?? ""].joined(separator: "|")
  }
}

/// The findings in one document.
public struct DocumentFindings: Codable, Hashable, Sendable {
  /// The path as given.
  public var path: String
  /// The findings, by line.
  public var findings: [Finding]
  /// The reason why the document could not be checked; `nil` if it was.
  public var problem: Problem?

  /// The reason why a document could not be checked.
  public struct Problem: Codable, Hashable, Sendable {
    /// The problem and its remedy.
    public var message: String
    /// The line, if known.
    public var line: Int?
    /// The column, if known.
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
