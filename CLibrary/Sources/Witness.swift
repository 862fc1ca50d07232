/// Values for which the required constraints hold, except relaxed constraints.
///
/// They begin as the solved values. A new constraint that holds for them needs no solve.
struct Witness: ~Copyable {
  private var moved: [Double] = []
  /// The round in which each variable was moved.
  private var rounds: [UInt32] = []
  private var round: UInt32 = 1
  /// False after a change that may exclude the values, until the next solve.
  private(set) var isValid = true

  /// Adds a variable with the solved value.
  mutating func take(_ number: UInt32) {
    if Int(number) < rounds.count {
      rounds[Int(number)] = 0
    } else {
      moved.append(0)
      rounds.append(0)
    }
  }

  /// Begins with the solved values.
  mutating func restart() {
    isValid = true
    round &+= 1
    guard round == 0 else { return }
    for index in rounds.indices { rounds[index] = 0 }
    round = 1
  }

  mutating func invalidate() { isValid = false }

  func value(_ number: UInt32, solved: Double) -> Double {
    rounds[Int(number)] == round ? moved[Int(number)] : solved
  }

  mutating func move(_ number: UInt32, to value: Double) {
    moved[Int(number)] = value
    rounds[Int(number)] = round
  }
}
