import ConstraintSolver

/// The changes that the caller has not read.
struct ChangeLog: ~Copyable {
  private struct Entry: BitwiseCopyable {
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

  /// Notes that a variable may have another value.
  mutating func note(_ number: UInt32) {
    guard !entries[Int(number)].isPending else { return }
    entries[Int(number)].isPending = true
    pending.append(number)
  }

  /// Returns a variable with a value that the caller does not know, and marks it as known.
  mutating func next(in solver: inout Solver) -> (number: UInt32, value: Double)? {
    while readCount < pending.count {
      let number = pending[readCount]
      readCount += 1
      let entry = entries[Int(number)]
      guard entry.isPending else { continue }
      entries[Int(number)].isPending = false
      let value = solver.value(of: VariableID(raw: number))
      guard value != entry.known else { continue }
      entries[Int(number)].known = value
      return (number, value)
    }
    pending.removeAll()
    readCount = 0
    return nil
  }
}
