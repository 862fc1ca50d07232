extension BlockExplanation {
  /// What each constraint of the block wants, in plain words, in the order of the log.
  ///
  /// - Complexity: O(*n*) in the constraints of the block.
  public var sentences: [String] {
    let words = ConstraintSentences(labels: ItemLabels(block.constraints))
    return zip(block.constraints, meanings).map { words.sentence(for: $0, meaning: $1) }
  }

  /// Whether a constraint is one of the system's.
  ///
  /// - Parameter index: An index into the block's constraints.
  /// - Returns: Whether the app did not make it.
  package func isSystem(_ index: Int) -> Bool { meanings[index] != nil }

  /// Whether the app can remove a constraint: its own, and those that stand for autoresizing masks.
  func canChange(_ index: Int) -> Bool {
    meanings[index].map { $0.origin == .autoresizing } ?? true
  }
}
