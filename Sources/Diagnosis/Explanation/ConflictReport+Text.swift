extension ConflictReport {
  /// The report for a reader.
  ///
  /// - Parameter colour: Whether to mark the parts with a terminal's colours.
  /// - Returns: Lines without one more line break at the end.
  public func text(colour: Bool) -> String {
    guard !isEmpty else {
      return "No report of unsatisfiable constraints, and no list of constraints, was found."
    }
    let paint = Paint(isOn: colour)
    return blocks.enumerated().map { index, block in
      BlockText(block, title: "Block \(index + 1) of \(blocks.count)", paint: paint).text
    }.joined(separator: "\n\n")
  }
}

/// Puts the escape sequences of a terminal around text.
struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func red(_ text: String) -> String { wrapped(text, "31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The text of one block.
private struct BlockText {
  private let explanation: BlockExplanation
  private let title: String
  private let paint: Paint
  private let words: ConstraintSentences

  init(_ explanation: BlockExplanation, title: String, paint: Paint) {
    self.explanation = explanation
    self.title = title
    self.paint = paint
    words = ConstraintSentences(labels: ItemLabels(explanation.block.constraints))
  }

  private var block: LogBlock { explanation.block }

  var text: String {
    var lines = [paint.bold("\(title), line \(block.line): \(summary)")]
    if !block.constraints.isEmpty {
      lines += ["", "What each constraint wants:"] + constraintLines
    }
    for conflict in explanation.conflicts { lines += [""] + conflictLines(conflict) }
    if let broken = block.broken {
      lines += ["", "The system gave up \(broken + 1): \(sentence(broken))."]
      if explanation.isInfeasible,
        !explanation.conflicts.contains(where: { $0.core.contains(broken) })
      {
        lines.append("That alone does not help: the conflict above is there without it.")
      }
    }
    let advice = Advice(explanation).sentences
    if !advice.isEmpty { lines += ["", "Good to know:"] + advice.map { "  - \($0)" } }
    if !block.unparsed.isEmpty {
      lines += ["", "Not understood:"] + block.unparsed.map { "  \(paint.dim($0))" }
    }
    let legend = words.labels.legend.filter { $0.label != $0.item }
    if !legend.isEmpty {
      lines += ["", "The views:"] + legend.map { "  \($0.label) = \(paint.dim($0.item))" }
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let count = block.constraints.count
    let constraints = count == 1 ? "1 constraint" : "\(count) constraints"
    if count == 0 {
      return block.isRedacted
        ? "the system hid the constraints as <private>" : "no constraint is listed"
    }
    if explanation.isInfeasible {
      return count == 1 ? "\(constraints) that cannot hold" : "\(constraints) that cannot all hold"
    }
    return "\(constraints) that can all hold as far as the log shows them"
  }

  private var constraintLines: [String] {
    let members = Set(explanation.conflicts.flatMap(\.core))
    return block.constraints.indices.map { index in
      let line = "\(members.contains(index) ? "✗" : " ") \(number(index))  \(sentence(index))"
      return members.contains(index) ? paint.red(line) : line
    }
  }

  private func conflictLines(_ conflict: BlockExplanation.Conflict) -> [String] {
    let core = conflict.core.map { "\($0 + 1)" }
    var lines: [String]
    if core.count == 1 {
      lines = [
        "\(paint.bold("The conflict:")) \(core[0]) cannot hold by itself: no view is smaller than 0."
      ]
    } else {
      lines = [
        "\(paint.bold("The conflict:")) \(Self.list(core, "and")) cannot hold together; without any one of them the others can."
      ]
    }
    if !explanation.assumptions.isEmpty {
      let assumed = explanation.assumptions.map(\.sentence)
      lines.append(
        "(Taken for granted, because a log does not tell: \(Self.list(assumed, "and")).)")
    }
    lines += fixLines(for: conflict)
    return lines
  }

  private func fixLines(for conflict: BlockExplanation.Conflict) -> [String] {
    var removable: [String] = []
    var lowerable: [String] = []
    for fix in conflict.fixes {
      switch fix {
      case .remove(let index): removable.append("\(index + 1)")
      case .lower(let index): lowerable.append("\(index + 1)")
      }
    }
    guard !removable.isEmpty else {
      return ["No single constraint can be removed to resolve it."]
    }
    guard conflict.fixes.contains(where: { explanation.canChange($0.index) }) else {
      return [
        "Only the system's own take part. Without \(Self.choice(removable)) the rest can hold, but the app cannot remove them."
      ]
    }
    var fix = "Remove \(Self.choice(removable))"
    if removable.count > 1, lowerable == removable {
      fix += ", or lower one of them below 1000"
    } else if !lowerable.isEmpty {
      fix += ", or lower \(Self.choice(lowerable)) below 1000"
    }
    return ["\(paint.bold("Fixes,")) each tried: \(paint.green(fix + "."))"]
  }

  private func sentence(_ index: Int) -> String {
    words.sentence(for: block.constraints[index], meaning: explanation.meanings[index])
  }

  /// A constraint's number, counted from 1, as wide as the largest.
  private func number(_ index: Int) -> String {
    let width = "\(block.constraints.count)".count
    let number = "\(index + 1)"
    return String(repeating: " ", count: max(0, width - number.count)) + number
  }

  private static func choice(_ numbers: [String]) -> String {
    (numbers.count > 1 ? "any one of " : "") + list(numbers, "or")
  }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
