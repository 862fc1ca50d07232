#if DEBUG || SOLVER_STEPS
import ConstraintSolver
import Testing

@Suite("The solver's steps")
struct TableauStepsTests {
  @Test("the worked tableau takes a dual step, and later a flip")
  func worked() throws {
    var tableau = try WorkedTableau()
    tableau.solver.recordSteps()
    try tableau.addLeftMinimum()
    let pivot = tableau.solver.takeSteps()
    #expect(pivot.map(\.step) == [.dualPivot, .settled])
    // x2 = -20 + x0 - x1 leaves, x1 enters, and the row is then x1 = -20 + x0 - x2.
    #expect((pivot[0].row, pivot[0].column) == (2, 1))
    let before = try #require(pivot[0].columns.first { $0.number == 2 })
    #expect(before.isBasic && before.value == -20 && before.priority == 501)
    #expect(before.terms.map(\.column) == [0, 1] || before.terms.map(\.column) == [1, 0])
    let after = try #require(pivot[1].columns.first { $0.number == 1 })
    #expect(after.isBasic && after.value == -20 && after.side == -1)
    #expect(pivot[1].columns.first { $0.number == 2 }?.costs.map(\.priority) == [500])

    tableau.solver.recordSteps()
    try tableau.addRightMinimum()
    #expect(tableau.solver.takeSteps().map(\.step) == [.settled])

    try tableau.resize(to: 320)
    tableau.solver.recordSteps()
    try tableau.resize(to: 200)
    let flip = tableau.solver.takeSteps()
    #expect(flip.map(\.step) == [.flip, .settled])
    #expect((flip[0].row, flip[0].column) == (3, -1))
    #expect(flip[1].columns.first { $0.number == 3 }?.side == -1)
  }

  @Test("steps are recorded only between the two calls, and change nothing")
  func unchanged() throws {
    var watched = try WorkedTableau()
    watched.solver.recordSteps()
    try watched.addLeftMinimum()
    _ = watched.solver.takeSteps()
    try watched.addRightMinimum()
    var plain = try WorkedTableau()
    try plain.addLeftMinimum()
    try plain.addRightMinimum()
    #expect(watched.state() == plain.state())
    watched.solver.recordSteps()
    #expect(watched.solver.takeSteps().count == 1)
  }
}
#endif
