import ConstraintSolver
import Testing

@Suite("Rounding")
struct RoundingTests {
  @Test("the solver never divides by a 0 with a rounding error")
  func nothingIsDividedByRounding() throws {
    // Found by a fuzzer: the last step divided by 1.3e-11, and a required constraint was violated.
    var solver = Solver()
    let positions = [0, 2, 6, 7]
    let x = (0..<9).map { solver.makeVariable(positions.contains($0) ? .position : .extent) }
    func add(
      _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Float,
      tie: TieBreak = .none
    ) throws -> ConstraintID {
      try solver.add(
        terms.map { Term(x[$0.1], $0.0) }, relation, to: constant,
        priority: Priority(validating: priority), tie: tie)
    }
    _ = try add([(-1, 1), (1, 0)], .lessThanOrEqual, -200, 1000)
    _ = try add([(2, 2)], .greaterThanOrEqual, -20, 51, tie: .rank(1))
    solver.solve()
    let passing = try add([(0.5, 1), (0.5, 6), (2, 1), (1, 6)], .equal, -186, 999)
    _ = try add([(2, 0), (2, 1), (1, 0), (0.5, 8)], .equal, 499, 750)
    _ = try add([(0.5, 6)], .equal, -146, 1000, tie: .rank(4))
    solver.solve()
    solver.remove(passing)
    let limit = try add([(0.5, 8), (1, 2), (2, 8), (0.5, 3)], .lessThanOrEqual, -15, 1000)
    solver.solve()
    _ = try add([(1, 0), (-1, 2), (-1, 3)], .equal, -104, 1000, tie: .rank(5))
    _ = try add([(0.5, 0), (-1, 3), (1, 2), (1, 0)], .equal, -200, 1000)
    solver.solve()
    let isRelaxed = solver.isRelaxed(limit)
    #expect(isRelaxed == false)
    let value = 2.5 * solver.value(of: x[8]) + solver.value(of: x[2]) + 0.5 * solver.value(of: x[3])
    #expect(value <= -15 + 1e-6)
    let broken = solver.brokenInvariants()
    #expect(broken == [])
  }
}
