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
  /// The window sizes at which it holds; empty without a sweep of sizes.
  public var sizes: [WindowSizes] = []
  package var fix: LayoutChange?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, constraint, line, column, message, related, environment, environments
    case sizes
  }

  /// The message, with the sizes at which it holds.
  package var statement: String { message + Self.ending(sizes, after: message) }

  /// The words about sizes that follow a message, which may be one or more sentences.
  static func ending(_ sizes: [WindowSizes], after message: String) -> String {
    guard !sizes.isEmpty else { return "" }
    return message.hasSuffix(".") ? " It occurs \(sizes.text)." : ", \(sizes.text)"
  }

  /// The key for baselines, independent of line numbers.
  public var fingerprint: String {
    [rule, view ?? "", constraint ?? ""].joined(separator: "|")
  }
}

extension Finding {
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
      environment: try container.decode(CheckEnvironment.self, forKey: .environment),
      environments: try container.decode([CheckEnvironment].self, forKey: .environments),
      // Reports without a sweep of sizes leave them out.
      sizes: try container.decodeIfPresent([WindowSizes].self, forKey: .sizes) ?? [])
  }
}

public struct DocumentFindings: Codable, Hashable, Sendable {
  public var path: String
  public var findings: [Finding]
  public var problem: Problem?

  /// Whether there is a finding of at least a severity.
  package func hasFindings(of severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

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
