import LayoutEngine

extension ConflictReport {
  /// Formats the report for readers, with no final line break.
  public func text(color: Bool) -> String {
    guard !isEmpty else {
      return
        "no unsatisfiable constraints found: the text contains no report and no list of constraints"
    }
    let paint = Paint(isOn: color)
    return blocks.enumerated().map { index, block in
      BlockText(block, title: "Block \(index + 1) of \(blocks.count)", paint: paint).text
    }.joined(separator: "\n\n")
  }
}

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
      lines += ["", "Constraints:"] + constraintLines
    }
    for conflict in explanation.conflicts { lines += [""] + conflictLines(conflict) }
    if let broken = block.broken {
      lines += ["", "UIKit broke constraint \(broken + 1): \(sentence(broken))." + why(broken)]
      if explanation.isInfeasible,
        !explanation.conflicts.contains(where: { $0.core.contains(broken) })
      {
        lines.append(
          "This does not resolve the conflict above, which exists without that constraint.")
      }
    }
    if block.broken == nil { lines += choiceLines }
    let advice = Advice(explanation).sentences
    if !advice.isEmpty { lines += ["", "Notes:"] + advice.map { "  - \($0)" } }
    if block.leftOut > 0 {
      lines += [
        "",
        "The list has \(block.leftOut) more constraints, which exceed the limit of "
          + "\(LogLimits.constraints).",
      ]
    }
    if !block.unparsed.isEmpty {
      lines +=
        ["", "Lines that could not be parsed:"] + block.unparsed.map { "  \(paint.dim($0))" }
    }
    let legend = words.labels.legend.filter { $0.label != $0.item }
    if !legend.isEmpty {
      lines += ["", "Views:"] + legend.map { "  \($0.label) = \(paint.dim($0.item))" }
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let count = block.constraints.count
    let constraints = count == 1 ? "1 constraint" : "\(count) constraints"
    if count == 0 {
      return block.isRedacted
        ? "the constraints are redacted as <private>" : "no constraints are listed"
    }
    if explanation.isInfeasible {
      return count == 1
        ? "\(constraints) that cannot be satisfied" : "\(constraints) that cannot all be satisfied"
    }
    return "\(constraints), no conflict among them as far as the log shows"
  }

  private var constraintLines: [String] {
    let members = Set(explanation.conflicts.flatMap { $0.core })
    return block.constraints.indices.map { index in
      let copy = BlockExplanation.earlierCopy(of: index, in: block.constraints)
        .map { " (listed again: it is constraint \($0 + 1))" }
      let line =
        "\(members.contains(index) ? "✗" : " ") \(number(index))  \(sentence(index))\(copy ?? "")"
      return members.contains(index) ? paint.red(line) : line
    }
  }

  private func conflictLines(_ conflict: BlockExplanation.Conflict) -> [String] {
    let core = conflict.core.map { "\($0 + 1)" }
    var lines: [String]
    if core.count == 1 {
      lines = [
        "\(paint.bold("Conflict:")) constraint \(core[0]) cannot be satisfied: no view has a negative size."
      ]
    } else {
      lines = [
        "\(paint.bold("Conflict:")) constraints \(Self.list(core, "and")) cannot all be satisfied; without any one of them, the others can."
      ]
    }
    if !explanation.assumptions.isEmpty {
      let assumed = explanation.assumptions.map { $0.sentence }
      lines.append(
        "(Assumed, because a log does not print it: \(Self.list(assumed, "and")).)")
    }
    lines += fixLines(for: conflict)
    return lines
  }

  private func why(_ broken: Int) -> String {
    let rule = BreakingChoice(explanation)
    guard let conflict = explanation.conflicts.first(where: { $0.core.contains(broken) }),
      let choice = rule.choice(in: conflict), choice.index == broken
    else { return "" }
    return " By the rule of iOS 26 it is this one because \(choice.reason.sentence)."
  }

  private var choiceLines: [String] {
    let rule = BreakingChoice(explanation)
    return explanation.conflicts.flatMap { conflict in
      if let choice = rule.choice(in: conflict) {
        return [
          "", "iOS 26 breaks constraint \(choice.index + 1), because \(choice.reason.sentence).",
        ]
      }
      guard rule.isOpen(conflict) else { return [] }
      return [
        "",
        "Which of them iOS 26 breaks depends on the view hierarchy, which the log does not show.",
      ]
    }
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
      return ["Removing a single constraint does not resolve it."]
    }
    guard conflict.fixes.contains(where: { explanation.canChange($0.index) }) else {
      return [
        "All of them are made by the system. Without \(Self.choice(removable)) the others can be satisfied, but the app cannot remove them."
      ]
    }
    var fix = "remove \(Self.choice(removable))"
    if removable.count > 1, lowerable == removable {
      fix += ", or lower the priority of one of them below 1000"
    } else if !lowerable.isEmpty {
      fix += ", or lower the priority of \(Self.choice(lowerable)) below 1000"
    }
    return ["\(paint.bold("Verified fixes:")) \(paint.green(fix + "."))"]
  }

  private func sentence(_ index: Int) -> String {
    words.sentence(for: block.constraints[index], meaning: explanation.meanings[index])
  }

  private func number(_ index: Int) -> String {
    let width = "\(block.constraints.count)".count
    let number = "\(index + 1)"
    return String(repeating: " ", count: max(0, width - number.count)) + number
  }

  private static func choice(_ numbers: [String]) -> String {
    "constraint " + list(numbers, "or")
  }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
