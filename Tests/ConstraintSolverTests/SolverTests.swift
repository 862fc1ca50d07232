import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test("a stronger priority beats any number of weaker ones")
  func strictPriorities() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add([Term(x)], .equal, 10, priority: Priority(validating: 501))
    for _ in 0..<1000 {
      _ = try solver.add([Term(x)], .equal, 20, priority: Priority(validating: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.changedVariables == [x])
  }

  @Test("a lone negative width is a conflict of one constraint (F1.2)")
  func negativeWidth() throws {
    var solver = Solver()
    let width = solver.makeVariable(.extent)
    let constraint = try solver.add([Term(width)], .equal, -16, priority: .required)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.core == [constraint])
    #expect(solver.conflicts.first?.relaxed == constraint)
    #expect(solver.isRelaxed(constraint) == true)
    #expect(solver.value(of: width) == 0)
    try solver.setConstant(16, of: constraint)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 16)
  }
}
