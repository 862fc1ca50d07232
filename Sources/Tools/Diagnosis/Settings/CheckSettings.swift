/// The rules and environments for a check; all have defaults.
public struct CheckSettings: Codable, Hashable, Sendable {
  /// Severities that differ from the default; an entry also enables a rule that is off by default.
  public var severities: [String: Severity]
  /// Identifiers of rules that never apply, even if they have a severity here.
  public var disabledRules: Set<String>
  /// The environments in which each document is laid out; by default the canvas.
  public var matrix: CheckMatrix
  /// Whether the check notes connections that it cannot compare with code.
  package var isStrict = false
  /// The rules of accessibility that apply; nil for none.
  public var accessibility: Accessibility?

  /// A choice among the rules of accessibility.
  public enum Accessibility: String, Codable, Hashable, Sendable, CaseIterable {
    /// The rules that are on by default.
    case usual
    case all
  }

  public init(
    severities: [String: Severity] = [:], disabledRules: Set<String> = [],
    matrix: CheckMatrix = .usual
  ) {
    self.severities = severities
    self.disabledRules = disabledRules
    self.matrix = matrix
  }

  package init(severities: [String: Severity] = [:], accessibility: Accessibility) {
    self.init(severities: severities)
    self.accessibility = accessibility
  }

  /// The work for a document in layouts; text sizes take up to twelve.
  package var workload: Int { matrix.workload + (accessibility == nil ? 0 : 12) }

  /// Whether a rule applies: on by default or with a severity here, and not disabled.
  ///
  /// - Complexity: O(1).
  public func applies(_ rule: Rule) -> Bool {
    guard !disabledRules.contains(rule.id) else { return false }
    if severities[rule.id] != nil { return true }
    guard rule.isOfAccessibility else { return rule.isOnByDefault }
    return accessibility == .all || accessibility == .usual && rule.isOnByDefault
  }
}
