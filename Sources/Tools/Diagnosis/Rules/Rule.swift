public struct Rule: Hashable, Sendable, Identifiable {
  public let id: String
  public let severity: Severity
  public let isOnByDefault: Bool
  public let title: String
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

  /// Returns the rule with an identifier, or nil.
  ///
  /// - Complexity: O(*n*) in the number of rules.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  public static let all: [Rule] = constraintRules + layoutRules
}
