import ConstraintSolver

/// The values as of the last solve, and the changes that the caller has not read.
struct ChangeLog: ~Copyable {
  /// The values as of the last solve.
  private var settled: [Double] = []
  /// The values that the caller knows.
  private var known: [Double] = []
  /// The variables that may differ from the known value, with repetitions.
  private var pending: [UInt32] = []
  private var isPending: [Bool] = []
  private var readCount = 0

  /// Adds a variable, which is 0.
  mutating func take(_ number: UInt32) {
    if Int(number) < settled.count {
      settled[Int(number)] = 0
      known[Int(number)] = 0
    } else {
      settled.append(0)
      known.append(0)
      isPending.append(false)
    }
  }

  /// Forgets a removed variable.
  mutating func free(_ number: UInt32) { isPending[Int(number)] = false }

  /// The value before a solve that is not absorbed yet.
  func settledValue(_ number: UInt32) -> Double { settled[Int(number)] }

  /// Notes the changes of the solver's last solve.
  /// - Complexity: O(number of changes).
  mutating func absorb(_ solver: borrowing Solver) {
    solver.withChanges { changed, values in
      for index in changed.indices { note(changed[index].raw, values[Int(changed[index].raw)]) }
    }
  }

  mutating func note(_ number: UInt32, _ value: Double) {
    settled[Int(number)] = value
    guard !isPending[Int(number)] else { return }
    isPending[Int(number)] = true
    pending.append(number)
  }

  /// Returns a variable with a value that the caller does not know, and marks it as known.
  mutating func next() -> (number: UInt32, value: Double)? {
    while readCount < pending.count {
      let number = pending[readCount]
      readCount += 1
      guard isPending[Int(number)] else { continue }
      isPending[Int(number)] = false
      let value = settled[Int(number)]
      guard value != known[Int(number)] else { continue }
      known[Int(number)] = value
      return (number, value)
    }
    pending.removeAll(keepingCapacity: true)
    readCount = 0
    return nil
  }
}
