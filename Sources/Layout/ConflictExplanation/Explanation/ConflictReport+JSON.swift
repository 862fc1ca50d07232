extension ConflictReport {
  /// The report as JSON with no final line break; nil for a number such as infinity.
  ///
  /// Field names are stable: fields may be added, never removed.
  package var jsonText: String? {
    guard blocks.allSatisfy({ $0.block.constraints.allSatisfy { $0.priority.isFinite } }) else {
      return nil
    }
    return ReportValue.fields([("blocks", .list(blocks.map { $0.value }))]).json
  }
}

extension BlockExplanation {
  fileprivate var value: ReportValue {
    let words = ConstraintSentences(labels: ItemLabels(block.constraints))
    let constraints = zip(block.constraints, meanings).map { constraint, meaning in
      constraint.value(meaning: meaning, words: words)
    }
    return .fields([
      ("line", .integer(block.line)),
      ("hasHeader", .flag(block.hasHeader)),
      ("redacted", .flag(block.isRedacted)),
      ("constraints", .list(constraints)),
      ("unparsed", ReportValue(block.unparsed)),
      ("infeasible", .flag(isInfeasible)),
      ("core", ReportValue(conflicts.first?.core ?? [])),
      ("conflicts", .list(conflicts.map { ReportValue($0.core) })),
      ("broken", block.broken.map { .integer($0) } ?? .none),
      ("fixes", .list(conflicts.flatMap { $0.fixes }.map { $0.value })),
      ("assumptions", ReportValue(assumptions.map { $0.rawValue })),
      ("advice", ReportValue(Advice(self).sentences)),
    ])
  }
}

extension BlockExplanation.Fix {
  fileprivate var value: ReportValue {
    switch self {
    case .remove(let index): .fields([("remove", .integer(index))])
    case .lower(let index): .fields([("lower", .integer(index))])
    }
  }
}

extension LogConstraint {
  fileprivate func value(meaning: SystemMeaning?, words: ConstraintSentences) -> ReportValue {
    .fields([
      ("text", .text(text)),
      ("class", .text(className)),
      ("address", .text(address)),
      ("identifier", ReportValue(identifier)),
      ("items", ReportValue(items.map { $0.display })),
      ("equation", .text(equation)),
      ("priority", .number(priority)),
      ("system", .flag(meaning != nil)),
      ("meaning", ReportValue(meaning?.sentence)),
      ("words", .text(words.sentence(for: self, meaning: meaning))),
      ("source", ReportValue(source)),
      ("active", isActive.map { .flag($0) } ?? .none),
    ])
  }
}
