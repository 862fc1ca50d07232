/// A kind of problem that `check` finds.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The stable identifier in reports and settings.
  public let id: String
  /// The default severity of its findings.
  public let severity: Severity
  /// Whether the rule applies without settings.
  public let isOnByDefault: Bool
  public let title: String
  /// The reason for the rule, its detection, and the fix.
  public let explanation: String

  init(
    _ id: String, severity: Severity, isOnByDefault: Bool = true, title: String,
    explanation: String
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.title = title
    self.explanation = explanation
  }

  public var page: String {
    """
    # \(id)

    \(title). Severity: \(severity.rawValue)\(isOnByDefault ? "" : ", off by default").

    \(explanation)
    """
  }

  /// Returns the rule with an identifier; `nil` if it is unknown.
  ///
  /// - Returns: The rule or `nil`.
  /// - Complexity: O(*n*) in the number of rules.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// All rules, starting with the ones about constraints.
  public static let all: [Rule] = constraintRules + layoutRules
}
