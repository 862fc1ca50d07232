import ConflictExplanation
import Foundation
import InterfaceBuilder

/// Gathers the findings of a document, each once, with all the places where it occurs.
struct FindingCollector {
  /// A finding before it is known whether it is a new one.
  struct Draft {
    var rule: Rule
    var view: String?
    var constraint: String?
    var location: SourceLocation?
    var message: String
    var related: [Finding.Related] = []
    /// What distinguishes it from other findings of the rule about the same view.
    var distinction = ""
    /// The severity, where it is not that of the rule.
    var severity: Severity?
    /// What would help.
    var fix: LayoutChange?
  }

  private struct Key: Hashable {
    var rule: String
    var view: String?
    var constraint: String?
    var distinction: String
  }

  private let settings: CheckSettings
  private var positions: [Key: Int] = [:]
  private(set) var findings: [Finding] = []
  /// The environment that findings are made in.
  var environment: CheckEnvironment

  /// Makes an empty collection.
  ///
  /// - Parameters:
  ///   - settings: The settings of rules.
  ///   - environment: The first environment.
  init(settings: CheckSettings, environment: CheckEnvironment) {
    self.settings = settings
    self.environment = environment
  }

  /// Whether findings of a rule are wanted.
  func isEnabled(_ rule: Rule) -> Bool { settings.applies(rule) }

  /// Takes a finding in; one that is known already only gets one more environment.
  mutating func add(_ draft: Draft) {
    guard isEnabled(draft.rule) else { return }
    let key = Key(
      rule: draft.rule.id, view: draft.view, constraint: draft.constraint,
      distinction: draft.distinction)
    if let position = positions[key] {
      if findings[position].environments.last != environment {
        findings[position].environments.append(environment)
      }
      return
    }
    positions[key] = findings.count
    findings.append(
      Finding(
        rule: draft.rule.id,
        severity: settings.severities[draft.rule.id] ?? draft.severity ?? draft.rule.severity,
        view: draft.view, constraint: draft.constraint, line: draft.location?.line,
        column: draft.location?.column, message: draft.message, related: draft.related,
        environment: environment, environments: [environment], fix: draft.fix))
  }

  /// The findings by their lines, those of a line in the order in which they were made.
  var sorted: [Finding] {
    findings.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }
    .map(\.element)
  }
}

/// Numbers in messages.
enum Points {
  /// A length with at most two decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == 0 ? "0" : rounded.short
  }
}
