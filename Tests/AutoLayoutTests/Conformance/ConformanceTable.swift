import Foundation

/// A Markdown table of the number of scenarios that match the record, and of the others.
struct ConformanceTable {
  private var families: [(name: String, right: Int, of: Int)] = []
  private var failures: [String] = []

  mutating func count(_ family: String, _ scenario: String, isRight: Bool) {
    let index = families.firstIndex { $0.name == family } ?? families.count
    if index == families.count { families.append((family, 0, 0)) }
    families[index].of += 1
    if isRight { families[index].right += 1 } else { failures.append(scenario) }
  }

  func text(of what: String) -> String {
    var lines = ["| \(what) | as recorded | of |", "|---|---|---|"]
    lines += families.map { "| \($0.name) | \($0.right) | \($0.of) |" }
    let (right, all) = families.reduce((0, 0)) { ($0.0 + $1.right, $0.1 + $1.of) }
    lines.append("| **all** | **\(right)** | **\(all)** |")
    lines.append("")
    let names = failures.isEmpty ? "none" : failures.joined(separator: "; ")
    lines.append("Otherwise: \(names).")
    return lines.joined(separator: "\n") + "\n"
  }

  @MainActor static func all() -> String {
    var breaking = ConformanceTable()
    for scenario in BreakingScenario.all {
      breaking.count(
        scenario.family, scenario.testDescription,
        isRight: BreakingOutcome(scenario).agrees(with: scenario))
    }
    var ties = ConformanceTable()
    for scenario in TieScenario.all {
      ties.count(scenario.name, scenario.name, isRight: scenario.agrees(scenario.layOut()))
    }
    return breaking.text(of: "what breaks") + "\n" + ties.text(of: "what grows, what shrinks")
  }
}
