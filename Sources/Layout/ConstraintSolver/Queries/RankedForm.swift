/// A linear form over variables that pops the term of highest rank first; for queries.
struct RankedForm: ~Copyable {
  private var coefficients: [DefinitionIndex: Double] = [:]
  private var heap = IndexHeap()

  init() {}

  /// Adds `coefficient` times the variable at a rank.
  /// - Complexity: O(log *n*) for *n* terms, on average.
  mutating func add(_ coefficient: Double, _ rank: DefinitionIndex) {
    if let sum = coefficients[rank] {
      coefficients[rank] = sum + coefficient
    } else {
      coefficients[rank] = coefficient
      heap.push(rank)
    }
  }

  /// Removes and returns the term with the highest rank, or nil if the form is empty.
  /// - Complexity: O(log *n*) for *n* terms, on average.
  mutating func popHighest() -> (rank: DefinitionIndex, coefficient: Double)? {
    guard let rank = heap.pop() else { return nil }
    return (rank, coefficients.removeValue(forKey: rank) ?? 0)
  }
}
