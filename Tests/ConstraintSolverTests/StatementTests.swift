import ConstraintSolver
import Testing

@Suite("Uses of variables, and statements of constraints")
struct StatementTests {
  @Test("a variable is in use from the addition to the removal, also between solves")
  func uses() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.extent))
    var uses = [solver.isInUse(x)]
    let constraint = try solver.add([Term(x), Term(y)], .equal, to: 4, priority: .required)
    uses.append(solver.isInUse(x))
    solver.solve()
    uses.append(solver.isInUse(x))
    var found: [VariableID] = []
    solver.forEachTerm(of: constraint) { found.append($0.variable) }
    #expect(Set(found) == [x, y])
    solver.remove(constraint)
    uses.append(solver.isInUse(x))
    solver.removeVariable(x)
    solver.solve()
    uses.append(solver.isInUse(y))
    #expect(uses == [false, true, true, false, false])
  }

  @Test("a constraint's statement has the last constant, before and after a solve")
  func statement() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    let constraint = try solver.add([Term(x)], .lessThanOrEqual, to: 4, priority: .required)
    var constants = [solver.statement(of: constraint).constant]
    try solver.setConstant(5, of: constraint)
    constants.append(solver.statement(of: constraint).constant)
    solver.solve()
    try solver.setConstant(6, of: constraint)
    constants.append(solver.statement(of: constraint).constant)
    solver.solve()
    constants.append(solver.statement(of: constraint).constant)
    #expect(constants == [4, 5, 6, 6])
    #expect(solver.statement(of: constraint).relation == .lessThanOrEqual)
  }
}
