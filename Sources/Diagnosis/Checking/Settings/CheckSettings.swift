/// Where documents are checked, by which rules, and with which severities.
public struct CheckSettings: Codable, Hashable, Sendable {
  /// The severity of rules where it is not the usual one; a rule that is off by default applies
  /// where it has one.
  public var severities: [String: Severity]
  /// The rules that are switched off.
  public var disabledRules: Set<String>
  /// Where documents are laid out.
  public var matrix: CheckMatrix

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - severities: The severity of rules where it is not the usual one.
  ///   - disabledRules: The rules that are switched off.
  ///   - matrix: Where documents are laid out.
  public init(
    severities: [String: Severity] = [:], disabledRules: Set<String> = [],
    matrix: CheckMatrix = .usual
  ) {
    self.severities = severities
    self.disabledRules = disabledRules
    self.matrix = matrix
  }

  /// Whether a rule applies.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Whether it is on by default or has a severity here, and is not switched off.
  /// - Complexity: O(1).
  public func applies(_ rule: Rule) -> Bool {
    !disabledRules.contains(rule.id) && (rule.isOnByDefault || severities[rule.id] != nil)
  }
}
