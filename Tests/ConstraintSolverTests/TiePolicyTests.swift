import ConstraintSolver
import Testing

@Suite("Tie policies")
struct TiePolicyTests {
  @Test("the smallest extent takes precedence over the inequality (F1.41)")
  func smallestExtent() throws {
    var sketch = Sketch()
    sketch.solver.tiePolicy = .smallestExtent
    let (x, width) = (sketch.solver.makeVariable(.position), sketch.solver.makeVariable(.extent))
    let right = try sketch.require(
      [Term(x), Term(width)], .lessThanOrEqual, 380, tie: .nearestZero)
    try sketch.require([Term(x)], .greaterThanOrEqual, 10, tie: .nearestZero)
    sketch.solver.solve()
    // The right edge was added first.
    #expect(sketch.values([x, width]) == [380, 0])
    try sketch.require([Term(width)], .greaterThanOrEqual, 30, tie: .bound)
    sketch.solver.solve()
    #expect(sketch.values([x, width]) == [350, 30])
    // A view attached to the inequality moves with it.
    try sketch.solver.setConstant(200, of: right)
    sketch.solver.solve()
    #expect(sketch.values([x, width]) == [170, 30])
    #expect(sketch.solver.isAmbiguous(x) == true)
  }

  @Test("priorities and ranks take precedence over the policy")
  func priorities() throws {
    var sketch = Sketch()
    sketch.solver.tiePolicy = .smallestExtent
    let row = try sketch.row(
      widths: [100, 100], gap: 10, hugging: [.rank(1), .rank(2)], compression: [.none, .none])
    let x = sketch.solver.makeVariable(.position)
    try sketch.require(
      [Term(row.labels[0]), Term(row.labels[1], -1)], .greaterThanOrEqual, 0, tie: .nearestZero)
    try sketch.require([Term(x)], .lessThanOrEqual, 40, tie: .nearestZero)
    try sketch.require([Term(x)], .equal, 12, 1)
    try sketch.solver.setConstant(300, of: row.container)
    sketch.solver.solve()
    #expect(sketch.values(row.labels) == [190, 100])
    #expect(sketch.solver.value(of: x) == 12)
  }

  @Test("a copy has the policy of the original")
  func copy() throws {
    var solver = Solver()
    solver.tiePolicy = .smallestExtent
    var twin = solver.copy()
    let x = twin.makeVariable(.position)
    _ = try twin.add([Term(x)], .lessThanOrEqual, to: 7, priority: .required, tie: .nearestZero)
    twin.solve()
    #expect(twin.value(of: x) == 7)
  }

  @Test("a decision that is still optimal is kept when the policy changes (F1.25)")
  func later() throws {
    var sketch = Sketch()
    let x = sketch.solver.makeVariable(.position)
    try sketch.require([Term(x)], .lessThanOrEqual, 7, tie: .nearestZero)
    sketch.solver.solve()
    sketch.solver.tiePolicy = .smallestExtent
    sketch.solver.solve()
    #expect(sketch.solver.value(of: x) == 0)
    #expect(sketch.solver.changedVariables.isEmpty)
  }
}
