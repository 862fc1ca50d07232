// Compiled into a module with the solver's sources; see `check-addresses.sh`.

/// Numbers with no pattern, the same on every run (SplitMix64; Steele, Lea & Flood 2014).
struct RandomNumbers {
  var state: UInt64

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return range.lowerBound + Int(bits % UInt64(range.count))
  }

  /// Returns true with the given chance in a hundred.
  mutating func happens(_ chance: Int) -> Bool { next(1...100) <= chance }
}

/// A system of constraints that come, change and go, with a copy of the values outside the solver.
struct RandomSystem: ~Copyable {
  private var random: RandomNumbers
  private var solver = Solver()
  private var variables: [VariableID] = []
  private var constraints: [ConstraintID] = []
  private var values: [Double] = []
  /// How often a stored value was found wrong.
  ///
  /// The invariants of the tableau are not asked for: in systems as overdetermined as these, with
  /// ten constraints for each variable, rounding breaks them after some fifty solves.
  private(set) var failures = 0

  /// Half the systems announce their size, some so much that an arena is opened.
  init(seed: Int, size: Int) {
    random = RandomNumbers(state: UInt64(seed))
    if random.happens(50) {
      let announced = random.happens(20) ? 40_000 : size / 2
      solver.reserve(variables: announced, constraints: announced)
    }
    for _ in 0..<size { makeVariable() }
  }

  private mutating func makeVariable() {
    let variable = solver.makeVariable(random.happens(50) ? .extent : .position)
    variables.append(variable)
    while values.count <= Int(variable.raw) { values.append(0) }
    values[Int(variable.raw)] = 0
  }

  private mutating func anyPriority() -> Priority {
    Priority([1000, 1000, 999, 750, 750, 250, 250, 50][random.next(0...7)]) ?? .required
  }

  private mutating func add() {
    var terms: [Term] = []
    for _ in 0..<random.next(1...4) {
      let variable = variables[random.next(0...variables.count - 1)]
      terms.append(Term(variable, random.happens(50) ? 1 : -1))
    }
    let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(0...2)]
    let tie: TieBreak = [.none, .bound, .nearestZero, .rank(Int64(constraints.count))][
      random.next(0...3)]
    let added = try? solver.add(
      terms, relation, to: Double(random.next(-50...300)), priority: anyPriority(), tie: tie,
      relaxationRank: Int32(random.next(0...2)))
    if let added { constraints.append(added) }
  }

  private mutating func change() {
    guard !constraints.isEmpty else { return }
    let position = random.next(0...constraints.count - 1)
    switch random.next(0...9) {
    case 0...4: try? solver.setConstant(Double(random.next(-50...300)), of: constraints[position])
    case 5: solver.setPriority(anyPriority(), of: constraints[position])
    case 6: solver.setTieBreak(.nearestZero, of: constraints[position])
    default: solver.remove(constraints.remove(at: position))
    }
  }

  /// A transaction that mostly fails, which leaves the solver unchanged.
  private mutating func transact() {
    let variable = variables[random.next(0...variables.count - 1)]
    try? solver.transaction { trial throws(SolverError) in
      _ = try trial.add([Term(variable)], .equal, to: 10, priority: .required)
      _ = try trial.add([Term(variable)], .equal, to: 20, priority: .required)
    }
  }

  private mutating func solve() {
    solver.solve()
    var written = values
    var target = written.mutableSpan
    solver.writeChanges(to: &target)
    values = written
    for variable in variables where values[Int(variable.raw)] != solver.value(of: variable) {
      failures += 1
    }
  }

  private mutating func ask() {
    let variable = variables[random.next(0...variables.count - 1)]
    _ = solver.isAmbiguous(variable)
    _ = solver.isLoose(variable)
    _ = solver.constraintsDetermining(variable)
    if let constraint = constraints.last { _ = solver.violation(of: constraint) }
    if random.happens(10) { _ = solver.dump() }
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      for _ in 0..<random.next(0...8) { add() }
      for _ in 0..<random.next(0...6) { change() }
      if random.happens(10) { makeVariable() }
      solve()
      // Repeated changes of the same constant make the solver follow the change's direction.
      for _ in 0..<3 where random.happens(30) && !constraints.isEmpty {
        try? solver.setConstant(Double(random.next(0...300)), of: constraints[0])
        solve()
      }
      if random.happens(30) { ask() }
      if random.happens(5) { transact() }
    }
    // All goes, and the numbers are given out again.
    while let constraint = constraints.popLast() { solver.remove(constraint) }
    while let variable = variables.popLast() { solver.removeVariable(variable) }
    solver.solve()
    for _ in 0..<8 { makeVariable() }
    for _ in 0..<8 { add() }
    solve()
  }
}

let seeds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 300 : 300
var failures = 0
for seed in 0..<seeds {
  var system = RandomSystem(seed: seed, size: 4 + seed % 60)
  system.run(steps: 30)
  if system.failures > 0 { print("seed \(seed): \(system.failures) failures") }
  failures += system.failures
}
print("\(seeds) random systems, \(failures) failures")
if failures > 0 { fatalError("values are wrong") }
