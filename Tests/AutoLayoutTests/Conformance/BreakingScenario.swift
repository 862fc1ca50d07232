import AutoLayout
import Foundation
import TestSupport
import Testing

struct BreakingScenario: CustomTestStringConvertible {
  /// A conflict: the broken constraint, and the logged set.
  struct Break: Hashable, CustomStringConvertible {
    let broken: String
    let logged: Set<String>

    var description: String { "\(broken) of \(logged.sorted().joined(separator: " "))" }
  }

  private let columns: [String]

  var name: String { columns[0] }
  var isLive: Bool { columns[1] == "live" }
  var testDescription: String { "\(name) (\(columns[1]); \(columns[4]))" }

  static let all: [BreakingScenario] = {
    let file = TestFiles.fixture("conformance/breaking.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return rows.map { row in
      BreakingScenario(
        columns: row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  private func list(_ column: Int, _ separator: String) -> [String] {
    columns[column] == "-" ? [] : columns[column].components(separatedBy: separator)
  }

  /// The logged conflicts, in order; a conflict that needs the container's own size appears twice
  /// (F2.32).
  var breaks: [Break] {
    list(7, "; ").map { text in
      let parts = text.components(separatedBy: ": ")
      let names = parts[1].split(separator: " ").map(String.init)
      return Break(broken: parts[0], logged: Set(names))
    }
  }

  var frames: [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: list(8, "; ").map { text in
        let parts = text.split(separator: " ")
        let numbers = parts.dropFirst().map { CGFloat(Double($0) ?? .nan) }
        return (
          String(parts[0]),
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
      })
  }
}

@MainActor struct BreakingOutcome {
  private(set) var breaks: [BreakingScenario.Break] = []
  private(set) var frames: [String: CGRect] = [:]

  init(_ scenario: BreakingScenario) {
    let sink = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(sink) }
    let stage = scenario.makeStage()
    stage.window.setTraitOverrides(UITraitCollection(iosMajorVersion: 26))
    if scenario.isLive { stage.enterWindow() }
    for step in scenario.steps {
      stage.constraints[String(step.dropFirst())]?.isActive = step.hasPrefix("+")
      // Like iOS, which evaluates each constraint when it is activated in a window.
      if scenario.isLive { stage.window.layoutIfNeeded() }
    }
    if !scenario.isLive { stage.enterWindow() }
    let names = Dictionary(
      uniqueKeysWithValues: stage.constraints.map { (ObjectIdentifier($0.value), $0.key) })
    breaks = stage.window.layoutConflicts.flatMap { conflict in
      let found = BreakingScenario.Break(
        broken: names[ObjectIdentifier(conflict.broken)] ?? "?",
        logged: Set(conflict.constraints.map { names[ObjectIdentifier($0)] ?? "?" }))
      return Array(repeating: found, count: conflict.isLoggedTwice ? 2 : 1)
    }
    frames = stage.views.filter { $0.key != "c" }.mapValues(\.frame)
  }

  func agrees(with scenario: BreakingScenario) -> Bool {
    breaks == scenario.breaks && frames == scenario.frames
  }
}

private final class Content: UIView {
  var size: CGSize?
  override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
}

@MainActor struct BreakingStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  fileprivate(set) var views: [String: UIView] = [:]
  fileprivate(set) var constraints: [String: NSLayoutConstraint] = [:]

  func enterWindow() {
    if let container = views["c"] { root.addSubview(container) }
    window.addSubview(root)
    window.layoutIfNeeded()
  }
}

extension BreakingScenario {
  var steps: [String] { list(4, " ") }

  @MainActor fileprivate func makeStage() -> BreakingStage {
    var stage = BreakingStage()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.views["c"] = container
    for name in list(2, " ") {
      let view = Content()
      view.translatesAutoresizingMaskIntoConstraints = false
      (name == "u" ? stage.views["v"] ?? container : container).addSubview(view)
      stage.views[name] = view
    }
    for text in list(6, "; ") {
      let parts = text.split(separator: " ").map(String.init)
      let numbers = parts.dropFirst().compactMap { Double($0) }
      guard let view = stage.views[parts[0]] as? Content else { continue }
      view.size = CGSize(width: numbers[0], height: numbers[1])
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(Float(numbers[2])), for: axis)
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(numbers[3])), for: axis)
      }
    }
    let texts = Dictionary(
      uniqueKeysWithValues: list(3, "; ").map { text in
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts[0], parts[1])
      })
    // Constraints whose creation order was varied come in that order.
    for name in list(5, " ") + texts.keys.sorted() where stage.constraints[name] == nil {
      guard let text = texts[name] else { continue }
      stage.constraints[name] = NSLayoutConstraint(text: text, views: stage.views)
    }
    return stage
  }
}
