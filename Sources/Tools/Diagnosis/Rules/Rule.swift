/// A check that `autolayout check` performs, such as `truncated-text`.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The name in settings, notes and reports, such as `off-screen`.
  public let id: String
  /// The severity if the settings give no other.
  public let severity: Severity
  /// Whether the rule applies if the settings do not name it.
  public let isOnByDefault: Bool
  /// A phrase in sentence case, with no full stop.
  public let title: String
  /// The cause and the remedy, in sentences.
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

  /// The Markdown page that `autolayout check --explain-rule` prints.
  public var page: String {
    """
    # \(id)

    \(title). Severity: \(severity.rawValue)\(isOnByDefault ? "" : ", off by default").

    \(explanation)
    """
  }

  /// Returns the rule with an identifier, or nil.
  ///
  /// - Complexity: O(*n*) in the number of rules.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// All rules, first for constraints, then for the laid-out scene.
  public static let all: [Rule] = constraintRules + layoutRules
}
