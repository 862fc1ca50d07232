import Testing

@testable import ConstraintSolver

@Suite("Conflicts of thousands of constraints")
struct LargeConflictTests {
  /// A chain of equally long extents that together are longer than the room between both ends,
  /// every one of which takes part in the conflict.
  private func chain(_ count: Int) throws -> Solver {
    var solver = Solver()
    var edge = solver.makeVariable(.position)
    _ = try solver.add(
      [Term(edge)], .equal, to: 0, priority: .required)
    for _ in 0..<count {
      let extent = solver.makeVariable(.extent)
      let next = solver.makeVariable(.position)
      // The next edge lies one point behind the end of the extent.
      _ = try solver.add(
        [Term(next), Term(edge, -1), Term(extent, -1)], .equal, to: 1, priority: .required)
      edge = next
    }
    _ = try solver.add(
      [Term(edge)], .equal, to: Double(count) / 2, priority: .required)
    return solver
  }

  @Test("a set of a hundred is made irreducible, member by member")
  func small() throws {
    var solver = try chain(100)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 102)
  }

  @Test("one of 600 is a conflict still, and takes no more work than its size explains")
  func large() throws {
    var solver = try chain(600)
    solver.solve()
    // It took minutes when every member was tried alone: 602 solves of 602 members.
    let work = solver.relaxations.filterWork
    #expect(work > 602 && work < 602 * 602 / 8)
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 602)
    #expect(solver.conflicts[0].constraints.contains(solver.conflicts[0].relaxed))
  }

  @Test("members that a large conflict does not need are left out in whole parts")
  func parts() throws {
    var solver = try chain(600)
    // Independent of the chain: no part of the conflict.
    for number in 0..<600 {
      let extent = solver.makeVariable(.extent)
      _ = try solver.add(
        [Term(extent)], .equal, to: Double(number), priority: .required)
    }
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 602)
  }
}
