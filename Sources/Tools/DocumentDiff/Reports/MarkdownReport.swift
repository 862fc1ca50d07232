internal import Diagnosis
internal import InterfaceBuilder

/// Comparisons as Markdown for a pull request: a short summary and a folded table for each scene.
package struct MarkdownReport: Sendable {
  private let comparisons: [DocumentComparison]
  private let pictures: [[Picture]]

  package struct Picture: Sendable {
    let scene: String
    let title: String
    let address: String

    package init(scene: String, title: String, address: String) {
      self.scene = scene
      self.title = title
      self.address = address
    }

    fileprivate var text: String { "![\(MarkdownReport.escaped(title))](\(address))" }
  }

  package init(_ comparisons: [DocumentComparison], pictures: [[Picture]] = []) {
    self.comparisons = comparisons
    self.pictures = pictures
  }

  package var text: String {
    let reported = comparisons.filter(\.isReported)
    let shown = comparisons.indices.filter { comparisons[$0].isReported }
    guard !reported.isEmpty else { return "### Layout\n\nNo change to any layout." }
    var blocks = ["### Layout"]
    blocks.append(
      reported.map { comparison in
        "- \(Self.code(comparison.path)): \(Self.escaped(TextReport(comparison, .short).summary))"
      }.joined(separator: "\n"))
    blocks += shown.map { index in
      section(comparisons[index], index < pictures.count ? pictures[index] : [])
    }
    let silent = comparisons.count - reported.count
    if silent > 0 {
      blocks.append("\(silent) more document\(silent == 1 ? "" : "s"): no change to any layout.")
    }
    return blocks.joined(separator: "\n\n")
  }

  private func section(_ comparison: DocumentComparison, _ pictures: [Picture]) -> String {
    var blocks = ["#### \(Self.code(comparison.path))"]
    for problem in comparison.problems {
      let place = problem.line.map { ":\($0)" } ?? ""
      blocks.append("\(Self.code("\(problem.path)\(place)")): \(Self.escaped(problem.message))")
    }
    let shared = comparison.changes.filter { $0.heading != .nothing }
    if !shared.isEmpty {
      blocks.append(
        Self.folded(
          "Whole document: \(TextReport.number(shared.count, "change"))", rows(shared), []))
    }
    for scene in comparison.scenes where scene.isReported {
      blocks.append(
        Self.folded(
          Self.summary(of: scene), rows(of: scene), pictures.filter { $0.scene == scene.id }))
    }
    let known = Set(comparison.scenes.filter(\.isReported).map(\.id))
    blocks += pictures.filter { !known.contains($0.scene) }.map(\.text)
    let neutral = comparison.all.count { $0.heading == .nothing }
    if neutral > 0 {
      let noun = neutral == 1 ? "difference has" : "differences have"
      blocks.append("\(neutral) more \(noun) no effect.")
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func folded(_ summary: String, _ rows: [String], _ pictures: [Picture]) -> String {
    let table =
      rows.isEmpty
      ? ""
      : "\n\n| | change | effect |\n|---|---|---|\n"
        + rows.map(\.onOneLine).joined(separator: "\n")
    return "<details><summary>\(html(summary))</summary>" + table
      + pictures.map { "\n\n\($0.text)" }.joined() + "\n\n</details>"
  }

  private static func summary(of scene: DocumentComparison.Scene) -> String {
    var parts = [TextReport.number(scene.reported.count, "change")]
    if !scene.shifts.isEmpty {
      parts.append("\(TextReport.number(scene.shifts.count, "view")) moved or resized")
    }
    if !scene.newFaults.isEmpty {
      parts.append(TextReport.number(scene.newFaults.count, "new fault"))
    }
    if !scene.goneFaults.isEmpty {
      parts.append("\(TextReport.number(scene.goneFaults.count, "fault")) gone")
    }
    return "\(scene.title): \(parts.joined(separator: ", "))"
  }

  private func rows(of scene: DocumentComparison.Scene) -> [String] {
    var rows: [String] = []
    if !scene.unexplained.isEmpty {
      let words = EffectWords(shifts: scene.unexplained).summary
      rows.append("| = | \(scene.unexplainedCause) | \(words) |")
    }
    rows += self.rows(scene.changes)
    let faults = scene.newFaults.map { ("new", $0) } + scene.goneFaults.map { ("gone", $0) }
    for (word, fault) in faults {
      rows.append("| ! | **\(word):** \(Self.escaped(TextReport.short(fault.message, .short))) | |")
    }
    return rows
  }

  private func rows(_ changes: [Change]) -> [String] {
    Heading.allCases.filter { $0 != .nothing }.flatMap { heading in
      ChangeLine.folded(changes.filter { $0.heading == heading }).map { line in
        let effect = line.effect.map { EffectWords(shifts: $0.shifts).summary } ?? ""
        let mark = ChangeWords.mark(line.changes.first?.kind ?? .changed)
        return "| \(Self.escaped(mark)) | \(Self.escaped(line.text)) | \(effect) |"
      }
    }
  }

  private static func code(_ text: String) -> String {
    let text = text.onOneLine
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func html(_ text: String) -> String {
    text.onOneLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }

  static func escaped(_ text: String) -> String {
    text.map { character in
      "\\`*_{}[]<>#|~".contains(character)
        ? "\\\(character)" : character.isNewline ? " " : "\(character)"
    }.joined()
  }
}
