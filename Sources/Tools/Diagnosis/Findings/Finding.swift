public import InterfaceBuilder

/// A problem that a rule found in a document.
public struct Finding: Codable, Hashable, Sendable {
  /// A constraint or a place in code that takes part in the problem.
  public struct Related: Codable, Hashable, Sendable {
    /// The identifier in the document; nil for a constraint that the system made.
    public var constraint: String?
    /// The line in the file, from 1; nil for a constraint that the system made.
    public var line: Int?
    /// The constraint as an equation in the notation of Xcode's outline, or a name in code.
    public var text: String
    /// The path to the source file; nil for the document.
    public var file: String?

    public init(constraint: String?, line: Int?, text: String) {
      self.constraint = constraint
      self.line = line
      self.text = text
    }
  }

  /// How sure a finding about code is.
  public enum Certainty: String, Codable, Hashable, Sendable {
    /// The declarations leave no doubt.
    case certain
    /// A part of the project may say otherwise, such as another owner for the nib.
    case likely
    /// A declaration is absent, so nothing can be said.
    case unknown
  }

  /// The identifier of the ``Rule``.
  public var rule: String
  /// The severity from the settings, the check or the rule, in this order.
  public var severity: Severity
  /// The object identifier; nil if the problem concerns the whole document.
  public var view: String?
  /// The constraint's identifier; nil if the problem is about no single constraint.
  public var constraint: String?
  /// The line in the document, from 1.
  public var line: Int?
  /// The column in Unicode scalars, from 1.
  public var column: Int?
  /// A sentence or several; only the last may lack a full stop.
  public var message: String
  /// The members of the conflict, in the order of the message.
  public var related: [Related]
  /// The first environment in which the rule found the problem.
  public var environment: LayoutEnvironment
  /// All environments with the problem, in the order of the check.
  public var environments: [LayoutEnvironment]
  /// The window sizes at which it holds; empty if the check sweeps no sizes.
  public var sizes: [WindowSizes] = []
  /// The languages with the problem, the language that lacks most first; empty if no languages are
  /// checked.
  public var translations: [Translation] = []
  /// The name that code lacks, such as an outlet's; nil for findings about layout.
  public var name: String?
  /// How sure the finding is; nil for findings about layout.
  public var certainty: Certainty?
  /// The name that exists and is probably meant.
  public var replacement: String?
  package var fix: LayoutChange?
  /// The cause that the finding shares with others; nil if it has none.
  package var group: Group?

  /// The cause that several findings share; the text report states it once.
  package struct Group: Codable, Hashable, Sendable {
    /// The extent within which findings are merged.
    package enum Scope: String, Codable, Sendable {
      case document, project
    }

    /// The cause, equal for all findings to merge, such as `small-target/28`.
    package var id: String
    package var scope: Scope
    /// The word for the element in the singular, such as `button`.
    package var kind: String
    /// The element with its values, such as `Close (24 x 24)`.
    package var element: String
    /// The sentence about all of them, with places such as `{count}` and `{list}`.
    package var summary: String
    /// The place of the cause; nil for the place of the first finding.
    package var line: Int?
    package var column: Int?
  }

  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, constraint, line, column, message, related, environment, environments
    case sizes, translations, name, certainty, replacement, group
  }

  /// The message, with the sizes at which it holds.
  package var statement: String { message + Self.ending(sizes, after: message) }

  /// The words about sizes that follow a message of a sentence or several.
  static func ending(_ sizes: [WindowSizes], after message: String) -> String {
    guard !sizes.isEmpty else { return "" }
    return message.hasSuffix(".") ? " It occurs \(sizes.text)." : ", \(sizes.text)"
  }

  /// The key for baselines, independent of line numbers: the rule, the view, and the constraint or
  /// the name in code.
  public var fingerprint: String {
    [rule, view ?? "", constraint ?? name ?? ""].joined(separator: "|")
  }
}

extension Finding {
  /// Reads the JSON form; a missing list of sizes is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rule: try container.decode(String.self, forKey: .rule),
      severity: try container.decode(Severity.self, forKey: .severity),
      view: try container.decodeIfPresent(String.self, forKey: .view),
      constraint: try container.decodeIfPresent(String.self, forKey: .constraint),
      line: try container.decodeIfPresent(Int.self, forKey: .line),
      column: try container.decodeIfPresent(Int.self, forKey: .column),
      message: try container.decode(String.self, forKey: .message),
      related: try container.decode([Related].self, forKey: .related),
      environment: try container.decode(LayoutEnvironment.self, forKey: .environment),
      environments: try container.decode([LayoutEnvironment].self, forKey: .environments),
      // Reports about single sizes lack the list.
      sizes: try container.decodeIfPresent([WindowSizes].self, forKey: .sizes) ?? [],
      // Reports about the document's own texts lack the list.
      translations:
        try container.decodeIfPresent([Translation].self, forKey: .translations) ?? [],
      name: try container.decodeIfPresent(String.self, forKey: .name),
      certainty: try container.decodeIfPresent(Certainty.self, forKey: .certainty),
      replacement: try container.decodeIfPresent(String.self, forKey: .replacement),
      group: try container.decodeIfPresent(Group.self, forKey: .group))
  }
}

/// The result for a checked document.
public struct DocumentFindings: Codable, Hashable, Sendable {
  /// The path as given to the check.
  public var path: String
  /// The findings by line; suppressed findings are missing.
  public var findings: [Finding]
  /// The reason why the document could not be read; nil if it could.
  public var problem: Problem?
  /// The checked languages of the document; nil if no languages are checked.
  package var languages: [LanguageSummary]?

  /// Whether there is a finding of at least a severity.
  package func hasFindings(of severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

  /// An error that prevented the check.
  public struct Problem: Codable, Hashable, Sendable {
    public var message: String
    /// The line of the error, from 1; nil if the error has no place.
    public var line: Int?
    /// The column of the error, from 1.
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
