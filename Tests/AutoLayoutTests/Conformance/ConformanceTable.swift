import Foundation

/// The number of scenarios that match the record as a Markdown table, and the other scenarios.
struct ConformanceTable {
  private struct Score {
    var matching = 0
    var all = 0

    mutating func count(_ matches: Bool) {
      matching += matches ? 1 : 0
      all += 1
    }

    var text: String { all == 0 ? "–" : "\(matching) of \(all)" }
  }

  private struct Row {
    let family: String
    var live = Score()
    var bulk = Score()
  }

  private var rows: [Row] = []
  private var sum = Row(family: "**all**")
  private var ties = Score()
  private var failures: [String] = []

  @MainActor init() {
    for scenario in BreakingScenario.all {
      let matches = BreakingOutcome(scenario).agrees(with: scenario)
      let family = scenario.name.components(separatedBy: ":")[0]
      let index = rows.firstIndex { $0.family == family } ?? rows.count
      if index == rows.count { rows.append(Row(family: family)) }
      let score = scenario.isLive ? \Row.live : \Row.bulk
      rows[index][keyPath: score].count(matches)
      sum[keyPath: score].count(matches)
      if !matches { failures.append(scenario.testDescription) }
    }
    for scenario in TieScenario.all {
      let matches = scenario.agrees(scenario.layOut())
      ties.count(matches)
      if !matches { failures.append(scenario.name) }
    }
  }

  var text: String {
    let cells = (rows + [sum]).map { "| \($0.family) | \($0.live.text) | \($0.bulk.text) |" }
    return """
      | conflict | live | bulk |
      |---|---|---|
      \(cells.joined(separator: "\n"))

      Views that grow or shrink among equals: \(ties.text).
      Scenarios that differ: \(failures.isEmpty ? "none" : failures.joined(separator: "; ")).

      """
  }
}
