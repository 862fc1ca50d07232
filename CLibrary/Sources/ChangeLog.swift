import ConstraintSolver

/// The values as of the last solve, and the changes that the caller has not read.
struct ChangeLog: ~Copyable {
  private struct Entry: BitwiseCopyable {
    /// The value as of the last solve.
    var settled = 0.0
    /// The value that the caller knows.
    var known = 0.0
    var isPending = false
  }

  private var entries = FlatArray<Entry>()
  /// The variables that may differ from the known value, with repetitions.
  private var pending = FlatArray<UInt32>()
  private var readCount = 0

  /// Adds a variable, which is 0.
  mutating func takeVariable(_ number: UInt32) {
    entries.set(Entry(), at: Int(number), filling: Entry())
  }

  /// Forgets a removed variable.
  mutating func freeVariable(_ number: UInt32) { entries[Int(number)].isPending = false }

  /// The value before a solve that is not absorbed yet.
  mutating func settledValue(_ number: UInt32) -> Double { entries[Int(number)].settled }

  mutating func note(_ number: UInt32, _ value: Double) {
    entries[Int(number)].settled = value
    guard !entries[Int(number)].isPending else { return }
    entries[Int(number)].isPending = true
    pending.append(number)
  }

  /// Returns a variable with a value that the caller does not know, and marks it as known.
  mutating func next() -> (number: UInt32, value: Double)? {
    while readCount < pending.count {
      let number = pending[readCount]
      readCount += 1
      let entry = entries[Int(number)]
      guard entry.isPending else { continue }
      entries[Int(number)].isPending = false
      guard entry.settled != entry.known else { continue }
      entries[Int(number)].known = entry.settled
      return (number, entry.settled)
    }
    pending.removeAll()
    readCount = 0
    return nil
  }
}
