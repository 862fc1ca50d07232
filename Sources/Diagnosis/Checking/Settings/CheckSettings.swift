/// Where documents are checked, by which rules, and with which severities.
public struct CheckSettings: Codable, Hashable, Sendable {
  /// The severity of rules where it is not the usual one.
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
    matrix: CheckMatrix = CheckMatrix()
  ) {
    self.severities = severities
    self.disabledRules = disabledRules
    self.matrix = matrix
  }
}
