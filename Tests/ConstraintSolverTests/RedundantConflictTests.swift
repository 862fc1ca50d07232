import ConstraintSolver
import Testing

@Suite("Conflicts with several equal constraints")
struct RedundantConflictTests {
  enum Way: CaseIterable { case added, raised, raisedBeforeSolving, moved }

  @Test("each of them is relaxed or holds", arguments: Way.allCases, [false, true])
  func equal(_ way: Way, isLast: Bool) throws {
    var solver = Solver()
    let x = solver.makeVariable(.extent)
    let first = try solver.add([Term(x)], .equal, to: way == .moved ? 56 : 154, priority: .required)
    let second = try solver.add(
      [Term(x)], .equal, to: 154,
      priority: way == .raised || way == .raisedBeforeSolving || way == .moved
        ? #require(Priority(250)) : .required)
    if way != .raisedBeforeSolving { solver.solve() }
    if way == .moved {
      try solver.setConstant(154, of: first)
      solver.solve()
    }
    if way != .added { solver.setPriority(.required, of: second) }
    if !isLast { solver.solve() }
    let bound = try solver.add([Term(x)], .lessThanOrEqual, to: 149, priority: .required)
    solver.solve()
    for (name, id) in [("first", first), ("second", second), ("bound", bound)] {
      #expect(
        solver.violation(of: id) < 1e-9 || solver.isRelaxed(id),
        "\(name) misses by \(solver.violation(of: id)); x is \(solver.value(of: x))")
    }
  }
}
