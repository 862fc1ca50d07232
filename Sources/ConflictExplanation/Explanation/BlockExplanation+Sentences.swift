extension BlockExplanation {
  /// A plain sentence for each constraint of the block, in log order.
  ///
  /// - Complexity: O(*n*) in the constraints of the block.
  public var sentences: [String] {
    let words = ConstraintSentences(labels: ItemLabels(block.constraints))
    return zip(block.constraints, meanings).map { words.sentence(for: $0, meaning: $1) }
  }

  /// Whether the constraint with an index was made by the system.
  package func isSystem(_ index: Int) -> Bool { meanings[index] != nil }

  /// Whether the app can remove a constraint: its own ones and the ones from autoresizing masks.
  func canChange(_ index: Int) -> Bool {
    meanings[index].map { $0.origin == .autoresizing } ?? true
  }
}
