public struct CheckSettings: Codable, Hashable, Sendable {
  /// Severities that differ from the default; an entry also enables a rule that is off by default.
  public var severities: [String: Severity]
  public var disabledRules: Set<String>
  public var matrix: CheckMatrix

  public init(
    severities: [String: Severity] = [:], disabledRules: Set<String> = [],
    matrix: CheckMatrix = .usual
  ) {
    self.severities = severities
    self.disabledRules = disabledRules
    self.matrix = matrix
  }

  /// Whether a rule applies: on by default or with a severity here, and not disabled.
  ///
  /// - Complexity: O(1).
  public func applies(_ rule: Rule) -> Bool {
    !disabledRules.contains(rule.id) && (rule.isOnByDefault || severities[rule.id] != nil)
  }
}
