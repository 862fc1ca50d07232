/// A kind of problem that `check` finds.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The stable name, as it stands in reports and settings.
  public let id: String
  /// The severity of its findings, unless the settings change it.
  public let severity: Severity
  /// Whether the rule applies where no settings name it.
  public let isOnByDefault: Bool
  /// The problem, in a few words.
  public let title: String
  /// Why it is a problem, how it is recognized, and how to fix it.
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

  /// The rule's page as Markdown.
  public var page: String {
    """
    # \(id)

    \(title). Severity: \(severity.rawValue)\(isOnByDefault ? "" : ", off by default").

    \(explanation)
    """
  }

  /// The rule of a name.
  ///
  /// - Parameter id: A stable name.
  /// - Returns: The rule; `nil` when there is none of the name.
  /// - Complexity: O(*n*) in the number of rules.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// Every rule, those of constraints before those of what is seen.
  public static let all: [Rule] = constraintRules + layoutRules
}
