extension BlockExplanation {
  public var sentences: [String] {
    let words = ConstraintSentences(labels: ItemLabels(block.constraints))
    return zip(block.constraints, meanings).map { words.sentence(for: $0, meaning: $1) }
  }

  package func isSystem(_ index: Int) -> Bool { meanings[index] != nil }

  func canChange(_ index: Int) -> Bool {
    meanings[index].map { $0.origin == .autoresizing } ?? true
  }
}
