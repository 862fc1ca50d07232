/// A problem that a rule has found.
public struct Finding: Codable, Hashable, Sendable {
  /// A constraint that takes part in a finding.
  public struct Related: Codable, Hashable, Sendable {
    /// The constraint's identifier in the document; `nil` for one of the system's.
    public var constraint: String?
    /// The line where it begins; `nil` for one of the system's.
    public var line: Int?
    /// The constraint as Xcode's outline writes it; for one made by the system, with its meaning.
    public var text: String

    /// Names a constraint.
    ///
    /// - Parameters:
    ///   - constraint: Its identifier in the document.
    ///   - line: The line where it begins.
    ///   - text: The constraint in words.
    public init(constraint: String?, line: Int?, text: String) {
      self.constraint = constraint
      self.line = line
      self.text = text
    }
  }

  /// The identifier of the rule.
  public var rule: String
  /// Its severity.
  public var severity: Severity
  /// The identifier of the view concerned; `nil` when none is.
  public var view: String?
  /// The identifier of the constraint concerned; `nil` when none is.
  public var constraint: String?
  /// The line of the element concerned, from 1.
  public var line: Int?
  /// The column of the element concerned, from 1.
  public var column: Int?
  /// What is wrong, and what would help.
  public var message: String
  /// The constraints that take part.
  public var related: [Related]
  /// Where it was found first.
  public var environment: CheckEnvironment
  /// Everywhere it was found, the first one included.
  public var environments: [CheckEnvironment]
  /// The verified fix that ``message`` names; nil where there is none.
  ///
  /// It stands in no report.
  package var fix: LayoutChange?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, constraint, line, column, message, related, environment, environments
  }

  /// What stays the same when lines move: the key of baselines.
  public var fingerprint: String {
    [rule, view ?? "", constraint ?? ""].joined(separator: "|")
  }
}

/// What a check found in one document.
public struct DocumentFindings: Codable, Hashable, Sendable {
  /// The document's path as it was named.
  public var path: String
  /// The findings, by line.
  public var findings: [Finding]
  /// Why the document could not be checked; `nil` when it was.
  public var problem: Problem?

  /// Why a document could not be checked.
  public struct Problem: Codable, Hashable, Sendable {
    /// What is wrong, and what to do.
    public var message: String
    /// The line, if one is to blame.
    public var line: Int?
    /// The column, if one is to blame.
    public var column: Int?

    /// Describes a problem.
    ///
    /// - Parameters:
    ///   - message: What is wrong, and what to do.
    ///   - line: The line, if one is to blame.
    ///   - column: The column, if one is to blame.
    public init(message: String, line: Int? = nil, column: Int? = nil) {
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// Collects the findings of a document.
  ///
  /// - Parameters:
  ///   - path: The document's path as it was named.
  ///   - findings: The findings, by line.
  ///   - problem: Why the document could not be checked.
  public init(path: String, findings: [Finding], problem: Problem? = nil) {
    self.path = path
    self.findings = findings
    self.problem = problem
  }
}
