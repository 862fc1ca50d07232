import ConflictExplanation
import Foundation
import InterfaceBuilder

struct FindingCollector {
  struct Draft {
    var rule: Rule
    var view: String?
    var constraint: String?
    var location: SourceLocation?
    var message: String
    var related: [Finding.Related] = []
    var distinction = ""
    var severity: Severity?
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
  var environment: CheckEnvironment

  init(settings: CheckSettings, environment: CheckEnvironment) {
    self.settings = settings
    self.environment = environment
  }

  func isEnabled(_ rule: Rule) -> Bool { settings.applies(rule) }

  /// Adds a finding; a known one only gets another environment.
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

  var sorted: [Finding] {
    findings.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }
    .map(\.element)
  }
}

enum Points {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == 0 ? "0" : rounded.short
  }
}
