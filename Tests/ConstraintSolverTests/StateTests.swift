import ConstraintSolver
import TestSupport
import Testing

@Suite("State")
struct StateTests {
  @Test("a refused transaction leaves the state unchanged", arguments: 0..<40)
  func refusal(_ seed: Int) throws {
    var system = RandomSystem(seed: UInt64(7_000 + seed))
    for _ in 0..<8 { try system.add() }
    system.solver.solve()
    // Pending changes are part of the state.
    for _ in 0..<2 { try system.change() }
    let before = system.text()
    let values = system.values().map(\.bitPattern)
    let core = try clash(&system.solver, on: system.variables[0])
    #expect(!core.isEmpty)
    let after = system.text()
    #expect(after == before)
    let kept = system.values().map(\.bitPattern)
    #expect(kept == values)
    // The following operations have the same results as in an untouched solver.
    var twin = RandomSystem(seed: UInt64(7_000 + seed))
    for _ in 0..<8 { try twin.add() }
    twin.solver.solve()
    for _ in 0..<2 { try twin.change() }
    twin.solver.solve()
    system.solver.solve()
    let (mine, other) = (system.text(), twin.text())
    #expect(mine == other)
  }

  /// Adds infeasible constraints, and returns the conflicting constraints.
  private func clash(_ solver: inout Solver, on variable: VariableID) throws -> [ConstraintID] {
    do {
      try solver.transaction { (trial: inout Solver) throws(SolverError) in
        _ = try trial.add([Term(variable)], .greaterThanOrEqual, to: 9_000, priority: .required)
        _ = try trial.add([Term(variable)], .lessThanOrEqual, to: 8_000, priority: .required)
      }
      return []
    } catch {
      guard case .unsatisfiable(let core) = error else { throw error }
      return core
    }
  }

  @Test("a transaction that holds takes effect")
  func acceptance() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    try solver.transaction { trial throws(SolverError) in
      _ = try trial.add([Term(x)], .equal, to: 3, priority: .required)
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test("the same history gives the same state, bit for bit", arguments: 0..<20)
  func determinism(_ seed: Int) throws {
    func run() throws -> String {
      var system = RandomSystem(seed: UInt64(8_000 + seed))
      for _ in 0..<6 {
        for _ in 0..<4 { try system.change() }
        system.solver.solve()
      }
      return system.text()
    }
    #expect(try run() == run())
  }

  @Test("numbers that are not finite are refused, and change nothing")
  func nonFinite() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    let constraint = try solver.add([Term(x)], .equal, to: 1, priority: .required)
    solver.solve()
    let before = solver.dump()
    var errors: [SolverError] = []
    do { try solver.setConstant(.nan, of: constraint) } catch { errors.append(error) }
    do {
      _ = try solver.add([Term(x, .infinity)], .equal, to: 1, priority: .required)
    } catch { errors.append(error) }
    do { _ = try Priority(validating: 0) } catch { errors.append(error) }
    #expect(errors == [.nonFiniteConstant, .nonFiniteCoefficient(x), .invalidPriority(0)])
    let after = solver.dump()
    #expect(after == before)
  }

  /// The announced sizes: too small for an arena of large pages, larger than needed, and more than
  /// an arena holds.
  static let announced = [(0, 0), (2, 9_000), (4_000, 1), (6_000, 60_000), (1_000_000, 1)]

  @Test(
    "reserving too much or too little capacity changes no result", arguments: announced)
  func announcements(_ variables: Int, _ constraints: Int) throws {
    for seed in 0..<3 as Range<UInt64> {
      var plain = RandomSystem(seed: 8_500 + seed)
      var prepared = RandomSystem(seed: 8_500 + seed)
      prepared.solver.reserve(variables: variables, constraints: constraints)
      for round in 0..<6 {
        for _ in 0..<4 {
          try plain.change()
          try prepared.change()
        }
        // Far more than fits into the arrays in an arena for two variables.
        for _ in 0..<(round == 2 ? 300 : 0) {
          let (one, other) = (
            plain.solver.makeVariable(.position), prepared.solver.makeVariable(.position)
          )
          _ = try plain.solver.add([Term(one)], .equal, to: 7, priority: .required)
          _ = try prepared.solver.add([Term(other)], .equal, to: 7, priority: .required)
        }
        plain.solver.solve()
        prepared.solver.solve()
      }
      let (mine, other) = (plain.text(), prepared.text())
      #expect(mine == other, "seed \(seed)")
    }
  }

  @Test("after very many edits the values equal a fresh solver's values")
  func drift() throws {
    var solver = Solver()
    func build(_ solver: inout Solver, width: Double) throws -> ([VariableID], ConstraintID) {
      let total = solver.makeVariable(.extent)
      let edit = try solver.add(
        [Term(total)], .equal, to: width, priority: Priority(validating: 999))
      var views: [VariableID] = []
      var end: VariableID?
      for index in 0..<12 {
        let (x, w) = (solver.makeVariable(.position), solver.makeVariable(.extent))
        if let end {
          _ = try solver.add([Term(x), Term(end, -1)], .equal, to: 8.1, priority: .required)
        }
        let right = solver.makeVariable(.position)
        _ = try solver.add(
          [Term(right), Term(x, -1), Term(w, -1)], .equal, to: 0, priority: .required)
        _ = try solver.add(
          [Term(w), Term(total, -1 / Double(3 + index))], .equal, to: 0.3,
          priority: Priority(validating: 500))
        _ = try solver.add(
          [Term(w)], .greaterThanOrEqual, to: Double(17 * index),
          priority: Priority(validating: 750))
        if end == nil { _ = try solver.add([Term(x)], .equal, to: 0.7, priority: .required) }
        end = right
        views += [x, w, right]
      }
      return (views, edit)
    }
    let (views, edit) = try build(&solver, width: 0)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      try solver.setConstant(Double(random.number(0...100_000_000)) / 1024, of: edit)
      solver.solve()
    }
    try solver.setConstant(777.7, of: edit)
    solver.solve()
    var fresh = Solver()
    let (freshViews, _) = try build(&fresh, width: 777.7)
    fresh.solve()
    for (old, new) in zip(views, freshViews) {
      #expect(abs(solver.value(of: old) - fresh.value(of: new)) < 1e-6)
    }
    let broken = solver.brokenInvariants()
    #expect(broken.isEmpty)
  }

  @Test("memory stays flat over very many pairs of adding and removing")
  func memory() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.extent))
    _ = try solver.add([Term(x)], .equal, to: 4, priority: .required)
    func churn(_ solver: inout Solver, _ count: Int) throws {
      for step in 0..<count {
        let z = solver.makeVariable(.extent)
        let first = try solver.add(
          [Term(y), Term(x, -1), Term(z, 0.5)], .greaterThanOrEqual, to: Double(step % 90),
          priority: .required)
        let second = try solver.add(
          [Term(z)], .equal, to: Double(step % 7), priority: Priority(validating: 250))
        solver.solve()
        solver.remove(first)
        solver.remove(second)
        solver.solve()
        solver.removeVariable(z)
      }
    }
    try churn(&solver, 500)
    let before = solver.footprint
    try churn(&solver, 20_000)
    let after = solver.footprint
    #expect(after <= before)
  }

  @Test("coefficients from 1e-6 to 1e6 and values to 1e7 are solved")
  func scale() throws {
    for coefficient in [1e-6, 1e-3, 1, 1e3, 1e6] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
      _ = try solver.add([Term(x)], .equal, to: 1e7, priority: .required)
      _ = try solver.add(
        [Term(y, coefficient), Term(x, -coefficient)], .greaterThanOrEqual, to: coefficient * 5,
        priority: .required)
      _ = try solver.add([Term(y)], .equal, to: 0, priority: Priority(validating: 10))
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      #expect(abs(solver.value(of: y) - 10_000_005) < 1e-6)
    }
  }

  @Test(
    "coefficients of all sizes in a single system give the values that satisfy it",
    arguments: 0..<40)
  func mixedScales(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(31 + seed))
    var solver = Solver()
    var known: [(variable: VariableID, value: Double)] = []
    // Each variable is related to the previous variable by a constraint in a random unit, somewhere
    // up to 1e7 points.
    for index in 0..<60 {
      let value = Double(random.number(-10_000_000...10_000_000))
      let variable = solver.makeVariable(.position)
      let unit = [1e-6, 1e-4, 1e-2, 1, 1e2, 1e4, 1e6][random.number(0...6)]
      var terms = [Term(variable, unit)]
      var constant = unit * value
      if index > 0 {
        let before = known[random.number(0...(index - 1))]
        let factor = random.pick([1, -1, 0.5])
        terms.append(Term(before.variable, -unit * factor))
        constant -= unit * factor * before.value
      }
      let priority = try Priority(validating: random.pick([1000, 750, 1]))
      _ = try solver.add(
        terms, random.pick([.equal, .lessThanOrEqual]), to: constant, priority: priority)
      _ = try solver.add(terms, .greaterThanOrEqual, to: constant, priority: priority)
      known.append((variable, value))
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for (variable, value) in known {
      let found = solver.value(of: variable)
      #expect(abs(found - value) < 1e-6, "seed \(seed)")
    }
  }

  @Test("the constraints that determine a value are found")
  func determining() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position)
    )
    let first = try solver.add([Term(x)], .equal, to: 10, priority: .required)
    let second = try solver.add(
      [Term(y), Term(x, -1)], .greaterThanOrEqual, to: 5, priority: .required)
    let third = try solver.add([Term(y)], .equal, to: 0, priority: Priority(validating: 250))
    let fourth = try solver.add([Term(z), Term(y, -1)], .equal, to: 1, priority: .required)
    solver.solve()
    let behind = solver.constraintsDetermining(z)
    #expect(behind == [first, second, fourth])
    #expect(solver.violation(of: third) == 15)
  }
}
