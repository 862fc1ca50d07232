import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test("a stronger priority beats any number of weaker priorities")
  func strictPriorities() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add([Term(x)], .equal, to: 10, priority: Priority(validating: 501))
    for _ in 0..<1000 {
      _ = try solver.add([Term(x)], .equal, to: 20, priority: Priority(validating: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.changedVariables == [x])
  }

  @Test("a lone negative width is a conflict that has a single constraint (F1.2)")
  func negativeWidth() throws {
    var solver = Solver()
    let width = solver.makeVariable(.extent)
    let constraint = try solver.add([Term(width)], .equal, to: -16, priority: .required)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.constraints == [constraint])
    #expect(solver.conflicts.first?.relaxed == constraint)
    #expect(solver.isRelaxed(constraint) == true)
    #expect(solver.value(of: width) == 0)
    try solver.setConstant(16, of: constraint)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 16)
  }

  @Test("any number of levels is kept apart")
  func levels() throws {
    var solver = Solver()
    let count = 2000
    // Each has a preferred width at a separate level; the sum has room for half of them.
    let views = (0..<count).map { _ in solver.makeVariable(.extent) }
    _ = try solver.add(
      views.map { Term($0) }, .lessThanOrEqual, to: Double(10 * count / 2), priority: .required)
    for (index, view) in views.enumerated() {
      let priority = try Priority(validating: Float(index + 1) / Float(count) * 900)
      _ = try solver.add([Term(view)], .equal, to: 10, priority: priority)
    }
    solver.solve()
    for (index, view) in views.enumerated() {
      let value = solver.value(of: view)
      #expect(abs(value - (index < count / 2 ? 0 : 10)) < 1e-6, "level \(index)")
    }
  }

  @Test("an edited variable uses the learned response, and reports moved variables")
  func edits() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(.extent), solver.makeVariable(.extent))
    let (right, still) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let editing = try Priority(validating: 999)
    let edits = [
      try solver.add([Term(width)], .equal, to: 100, priority: editing),
      try solver.add([Term(height)], .equal, to: 50, priority: editing),
    ]
    _ = try solver.add([Term(right), Term(width, -1)], .equal, to: -8, priority: .required)
    _ = try solver.add([Term(still)], .equal, to: 3, priority: .required)
    _ = try solver.add([Term(width)], .lessThanOrEqual, to: 400, priority: .required)
    solver.solve()
    for step in 1...20 {
      try solver.setConstant(100 + Double(10 * step), of: edits[0])
      solver.solve()
      #expect(solver.value(of: right) == 92 + Double(10 * step))
      #expect(Set(solver.changedVariables) == [width, right])
    }
    #expect(solver.counters.parametricSteps > 10)
    #expect(solver.counters.pivots == 0)
    // Beyond the limit, the edit constraint is broken.
    try solver.setConstant(5000, of: edits[0])
    try solver.setConstant(60, of: edits[1])
    solver.solve()
    #expect(solver.value(of: right) == 392)
    #expect(solver.violation(of: edits[0]) == 4600)
    #expect(Set(solver.changedVariables) == [width, right, height])
    let broken = solver.brokenInvariants()
    #expect(broken.isEmpty)
  }

  @Test("changed values are written to the caller's storage, in runs and separately")
  func writtenChanges() throws {
    var solver = Solver()
    let (width, total) = (solver.makeVariable(.extent), 40)
    let edit = try solver.add([Term(width)], .equal, to: 100, priority: Priority(validating: 999))
    var views: [VariableID] = []
    for index in 0..<total {
      // Some neighbors move, and some isolated views among others that do not.
      let view = solver.makeVariable(.position)
      let follows = index < total / 2 || index % 5 == 0
      let terms = follows ? [Term(view), Term(width, -1)] : [Term(view)]
      _ = try solver.add(terms, .equal, to: Double(index), priority: .required)
      views.append(view)
    }
    var kept = [Double](repeating: 0, count: total + 1)
    for step in 0..<4 {
      try solver.setConstant(Double(100 + 7 * step), of: edit)
      solver.solve()
      var span = kept.mutableSpan
      solver.writeChanges(to: &span)
      for variable in views + [width] {
        let value = solver.value(of: variable)
        #expect(kept[Int(variable.raw)] == value, "step \(step)")
      }
    }
    #expect(solver.counters.parametricSteps > 0)
  }
}
