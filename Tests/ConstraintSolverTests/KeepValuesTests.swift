import ConstraintSolver
import Testing

@Suite("Constraints that are removed while values stay, and uses of variables")
struct KeepValuesTests {
  @Test("the values stay, the variable is ambiguous again, and the next change decides")
  func keepsValues() throws {
    for keeps in [false, true] {
      var solver = Solver()
      let x = solver.makeVariable(.position)
      _ = try solver.add([Term(x)], .greaterThanOrEqual, to: -9, priority: .required)
      let limit = try solver.add([Term(x)], .lessThanOrEqual, to: 10, priority: .required)
      let preference = try solver.add(
        [Term(x)], .equal, to: 4, priority: try Priority(validating: 1))
      solver.solve()
      #expect(solver.value(of: x) == 4)
      if keeps {
        solver.removeKeepingValues([preference])
      } else {
        solver.remove(preference)
        solver.solve()
      }
      #expect(solver.value(of: x) == (keeps ? 4 : 0))
      let isAmbiguous = solver.isAmbiguous(x)
      #expect(isAmbiguous)
      #expect(solver.changedVariables.isEmpty == keeps)
      try solver.setConstant(-3, of: limit)
      solver.solve()
      #expect(solver.value(of: x) == -3)
    }
  }

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
