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
    /// The need of the text, by which languages are compared.
    var need: TextNeed?
    var name: String?
    var certainty: Finding.Certainty?
    var replacement: String?
    var group: Finding.Group?
  }

  struct Key: Hashable {
    var rule: String
    var view: String?
    var constraint: String?
    var distinction: String

    init(_ draft: Draft) {
      rule = draft.rule.id
      view = draft.view
      constraint = draft.constraint
      distinction = draft.distinction
    }
  }

  private let settings: CheckSettings
  private var positions: [Key: Int] = [:]
  private(set) var findings: [Finding] = []
  var environment: LayoutEnvironment
  /// The language of the texts in the environment, if several languages are checked.
  var language: String?
  /// The faults of the document's own texts, each with the excess.
  ///
  /// Such a text may fit in a font that is not known exactly, but a longer translation does not.
  private var neutral: [Key: Double] = [:]
  private static let leastGrowth = 1.05
  /// The messages of findings that hold in languages, each with the text that lacks most.
  private var worst: [Int: (excess: Double, message: String)] = [:]
  /// The findings that hold for the document's own texts.
  private var ofDocument: Set<Int> = []
  private var step: SizeStep?
  /// The findings at the step, in the order of their addition.
  private(set) var stepFindings: [Int] = []
  /// The sizes of each finding.
  private var lines: [Int: [SizeLine]] = [:]

  init(settings: CheckSettings, environment: LayoutEnvironment) {
    self.settings = settings
    self.environment = environment
  }

  func isEnabled(_ rule: Rule) -> Bool { settings.applies(rule) }

  /// Adds a finding; a known finding only gets another environment.
  mutating func add(_ draft: Draft) {
    guard isEnabled(draft.rule) else { return }
    let key = Key(draft)
    if let language {
      add(draft, key, in: language)
      return
    }
    if let position = positions[key] {
      note(position)
      noteEnvironment(position)
      return
    }
    ofDocument.insert(findings.count)
    append(draft, key)
  }

  private mutating func append(_ draft: Draft, _ key: Key) {
    positions[key] = findings.count
    findings.append(
      Finding(
        rule: draft.rule.id,
        severity: settings.severities[draft.rule.id] ?? draft.severity ?? draft.rule.severity,
        view: draft.view, constraint: draft.constraint, line: draft.location?.line,
        column: draft.location?.column, message: draft.message, related: draft.related,
        environment: environment, environments: [environment], name: draft.name,
        certainty: draft.certainty, replacement: draft.replacement, fix: draft.fix,
        group: draft.group))
    note(findings.count - 1)
  }

  /// Remembers the faults of the document's own texts, which translations are compared with.
  mutating func setNeutral(_ drafts: [Draft]) {
    neutral = Dictionary(
      drafts.map { (Key($0), Finding.Translation(language: "", $0.need).excess) },
      uniquingKeysWith: max)
  }

  /// Adds a finding in a language, or the language to a known finding.
  private mutating func add(_ draft: Draft, _ key: Key, in language: String) {
    let translation = Finding.Translation(language: language, draft.need)
    if positions[key] == nil {
      if let own = neutral[key], translation.excess <= own * Self.leastGrowth { return }
      append(draft, key)
    }
    guard let position = positions[key] else { return }
    noteEnvironment(position)
    if let known = findings[position].translations.firstIndex(where: { $0.language == language }) {
      guard findings[position].translations[known].excess < translation.excess else { return }
      findings[position].translations[known] = translation
    } else {
      findings[position].translations.append(translation)
    }
    if worst[position].map({ $0.excess < translation.excess }) ?? true {
      worst[position] = (translation.excess, draft.message)
    }
  }

  /// Orders the languages of each finding, and gives it the message with the languages.
  mutating func endLanguages() {
    for (position, worst) in worst {
      findings[position].translations = findings[position].translations.enumerated().sorted {
        ($1.element.excess, $0.offset) < ($0.element.excess, $1.offset)
      }.map(\.element)
      let isOfDocument = ofDocument.contains(position)
      let message = isOfDocument ? findings[position].message : worst.message
      findings[position].message = findings[position].message(message, isOfDocument: isOfDocument)
    }
    worst = [:]
  }

  private mutating func noteEnvironment(_ position: Int) {
    guard findings[position].environments.last != environment else { return }
    findings[position].environments.append(environment)
  }

  var sorted: [Finding] {
    findings.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }
    .map(\.element)
  }

  /// Begins a size in the sweep; findings are added to it until the next size.
  mutating func begin(_ step: SizeStep) {
    self.step = step
    stepFindings.removeAll(keepingCapacity: true)
  }

  /// Adds known findings to a size.
  mutating func repeatFindings(_ positions: [Int]) {
    for position in positions {
      note(position)
      noteEnvironment(position)
    }
  }

  /// Adds known findings to sizes on the same line, after the last size.
  mutating func repeatFindings(_ positions: [Int], of steps: some Sequence<SizeStep>) {
    for step in steps {
      begin(step)
      repeatFindings(positions)
    }
  }

  private mutating func note(_ position: Int) {
    guard let step else { return }
    if lines[position, default: []].add(step) { stepFindings.append(position) }
  }

  /// Ends a sweep, and gives each finding the sizes.
  mutating func endSteps(_ areas: [SizeArea]) {
    step = nil
    for (position, lines) in lines {
      findings[position].sizes += WindowSizes.regions(of: lines, in: areas)
    }
    lines = [:]
  }
}

extension [SizeLine] {
  /// Adds a step after all others; returns whether it is new.
  fileprivate mutating func add(_ step: SizeStep) -> Bool {
    guard let last, last.area == step.area, last.fixed == step.fixed else {
      append(
        SizeLine(
          area: step.area, fixed: step.fixed, ranges: [SizeRange(step.moving, step.moving)]))
      return true
    }
    if last.ranges.last?.to == step.moving { return false }
    self[endIndex - 1].ranges.join(step.moving)
    return true
  }
}

enum Points {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == 0 ? "0" : rounded.short
  }
}
