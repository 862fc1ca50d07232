import ConstraintSolver
import Testing

@Suite("Input")
struct InputTests {
  static let numbers = [Double.nan, .signalingNaN, .infinity, -.infinity]

  private func error(_ call: () throws(SolverError) -> Void) -> SolverError? {
    do {
      try call()
      return nil
    } catch { return error }
  }

  @Test("a number that is not finite is refused by every function", arguments: numbers)
  func nonFinite(_ number: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.extent))
    let known = try solver.add([Term(x)], .equal, to: 1, priority: .required)
    solver.solve()
    try solver.setConstant(2, of: known)
    let before = solver.dump()
    var errors: [SolverError?] = []
    errors.append(
      error { () throws(SolverError) in
        _ = try solver.add([Term(y)], .equal, to: number, priority: .required)
      })
    errors.append(
      error { () throws(SolverError) in
        _ = try solver.add([Term(x), Term(y, number)], .equal, to: 1, priority: .required)
      })
    errors.append(error { () throws(SolverError) in try solver.setConstant(number, of: known) })
    errors.append(
      error { () throws(SolverError) in
        try solver.transaction { trial throws(SolverError) in
          try trial.setConstant(70, of: known)
          try trial.setConstant(number, of: known)
        }
      })
    #expect(
      errors == [
        .nonFiniteConstant, .nonFiniteCoefficient(y), .nonFiniteConstant, .nonFiniteConstant,
      ])
    let after = solver.dump()
    #expect(after == before)
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test(
    "a priority is above 0 and at most 1000",
    arguments: [0, -1, 1000.5, .infinity, -.infinity, .nan, -.leastNonzeroMagnitude] as [Float])
  func priorities(_ value: Float) {
    #expect(Priority(value) == nil)
    let refused = error { () throws(SolverError) in _ = try Priority(validating: value) }
    guard case .invalidPriority(let named) = refused else {
      Issue.record("\(value) is taken")
      return
    }
    #expect(named.bitPattern == value.bitPattern)
  }

  @Test("another solver's variable is refused, and so is a released variable")
  func unknown() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    let foreign = VariableID(raw: 77)
    solver.removeVariable(x)
    let before = solver.dump()
    for variable in [x, foreign] {
      let refused = error { () throws(SolverError) in
        _ = try solver.add([Term(variable)], .equal, to: 1, priority: .required)
      }
      #expect(refused == .unknownVariable(variable))
    }
    let after = solver.dump()
    #expect(after == before)
  }

  @Test("terms with the same variable are added, and terms that cancel are removed")
  func repeatedTerms() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    _ = try solver.add(
      [Term(x, 2), Term(y, 3), Term(x), Term(y, -3)], .equal, to: 12, priority: .required)
    _ = try solver.add([Term(y)], .equal, to: 1, priority: Priority(validating: 1))
    solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: y) == 1)
    #expect(solver.constraintsDetermining(x).count == 1)
  }

  @Test("an expression that has no variables holds or is a conflict")
  func noTerms() throws {
    var solver = Solver()
    _ = try solver.add([], .lessThanOrEqual, to: 3, priority: .required)
    let wrong = try solver.add([], .greaterThanOrEqual, to: 3, priority: .required)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[wrong]])
    #expect(solver.violation(of: wrong) == 3)
  }

  /// Limits on constraints, terms, and terms per constraint; and the number of constraints with
  /// three terms that fit.
  static let limits = [(5, 1000, 100, 5), (100, 20, 100, 5), (100, 1000, 4, 4), (100, 1000, 2, 0)]

  @Test(
    "a full solver refuses additions, and accepts them when there is space", arguments: limits)
  func full(_ constraints: Int, _ terms: Int, _ termsOfOne: Int, _ expected: Int) throws {
    var solver = Solver()
    solver.limit(constraints: constraints, terms: terms, termsOfOne: termsOfOne)
    let (x, y, z) = (
      solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position)
    )
    var added: [ConstraintID] = []
    var refused: SolverError?
    while refused == nil && added.count < 200 {
      refused = error { () throws(SolverError) in
        added.append(
          try solver.add(
            [Term(x), Term(y, Double(added.count)), Term(z, -2)], .greaterThanOrEqual, to: 1,
            priority: .required))
      }
    }
    #expect(refused == .full)
    #expect(added.count == expected)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let before = solver.dump()
    let again = error { () throws(SolverError) in
      try solver.transaction { trial throws(SolverError) in
        if let first = added.first { trial.remove(first) }
        for _ in 0..<2 {
          _ = try trial.add(
            [Term(x), Term(y), Term(z)], .equal, to: 0, priority: .required)
        }
      }
    }
    #expect(again == .full)
    let after = solver.dump()
    #expect(after == before)
    guard expected > 0 else { return }
    for constraint in added { solver.remove(constraint) }
    solver.solve()
    _ = try solver.add([Term(x), Term(y), Term(z)], .equal, to: 0, priority: .required)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test("using a removed object ends the program with a message")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable(.position)
      let constraint = try solver.add([Term(x)], .equal, to: 1, priority: .required)
      solver.remove(constraint)
      solver.remove(constraint)
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable(.position)
      _ = try solver.add([Term(x)], .equal, to: 1, priority: .required)
      solver.removeVariable(x)
    }
  }
}
