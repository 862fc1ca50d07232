internal import Diagnosis

/// Comparisons as Markdown for a pull request: a short summary, and a folded table for each
/// document.
package struct MarkdownReport: Sendable {
  private let comparisons: [DocumentComparison]
  private let pictures: [[Picture]]

  /// A picture of a scene, before and after.
  package struct Picture: Sendable {
    /// What it shows, in words.
    let title: String
    /// Where it is, or all of it.
    let address: String

    package init(title: String, address: String) {
      self.title = title
      self.address = address
    }
  }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - comparisons: What is told.
  ///   - pictures: The pictures of each comparison; none by default.
  package init(_ comparisons: [DocumentComparison], pictures: [[Picture]] = []) {
    self.comparisons = comparisons
    self.pictures = pictures
  }

  /// The report.
  package var text: String {
    let told = comparisons.filter(\.isTold)
    let shown = comparisons.indices.filter { comparisons[$0].isTold }
    guard !told.isEmpty else { return "### Layout\n\nNo change to any layout." }
    var blocks = ["### Layout"]
    blocks.append(
      told.map { comparison in
        "- `\(comparison.path)`: \(Self.escaped(TextReport(comparison, .short).summary))"
      }.joined(separator: "\n"))
    blocks += shown.map { index in
      details(comparisons[index], index < pictures.count ? pictures[index] : [])
    }
    let silent = comparisons.count - told.count
    if silent > 0 {
      blocks.append("\(silent) more document\(silent == 1 ? "" : "s"): no change to any layout.")
    }
    return blocks.joined(separator: "\n\n")
  }

  private func details(_ comparison: DocumentComparison, _ pictures: [Picture]) -> String {
    var rows: [String] = []
    for problem in comparison.problems {
      let place = problem.line.map { ":\($0)" } ?? ""
      rows.append("| | `\(problem.path)\(place)` | \(Self.escaped(problem.message)) | |")
    }
    rows += self.rows("", comparison.changes)
    for scene in comparison.scenes where scene.isTold {
      let title = Self.escaped(scene.title)
      rows += self.rows(title, scene.changes)
      if !scene.unexplained.isEmpty {
        let words = EffectWords(shifts: scene.unexplained).summary
        rows.append("| \(title) | | several changes together | \(words) |")
      }
      let faults = scene.newFaults.map { ("**new:**", $0) } + scene.goneFaults.map { ("gone:", $0) }
      for (word, fault) in faults {
        rows.append("| \(title) | fault | \(word) \(Self.escaped(fault.message)) | |")
      }
    }
    let neutral = comparison.all.count { $0.heading == .nothing }
    let table =
      rows.isEmpty
      ? "" : "| scene | | change | effect |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
    let images = pictures.map { picture in
      "\n\n![\(Self.escaped(picture.title))](\(picture.address))"
    }.joined()
    let rest = neutral == 0 ? "" : "\n\n\(neutral) more differences change nothing."
    return """
      <details><summary><code>\(comparison.path)</code></summary>

      \(table)\(rest)\(images)

      </details>
      """
  }

  private func rows(_ scene: String, _ changes: [Change]) -> [String] {
    Heading.allCases.filter { $0 != .nothing }.flatMap { heading in
      ChangeLine.folded(changes.filter { $0.heading == heading }).map { line in
        let effect = line.effect.map { EffectWords(shifts: $0.shifts).summary } ?? ""
        let mark = ChangeWords.mark(line.changes.first?.kind ?? .changed)
        return "| \(scene) | \(mark) | \(Self.escaped(line.text)) | \(effect) |"
      }
    }
  }

  /// Text that Markdown shows as it is, in a cell.
  static func escaped(_ text: String) -> String {
    text.map { character in
      "\\`*_{}[]<>#|~".contains(character)
        ? "\\\(character)" : character == "\n" ? " " : "\(character)"
    }.joined()
  }
}
