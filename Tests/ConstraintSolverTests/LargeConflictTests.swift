import Testing

@testable import ConstraintSolver

@Suite("Conflicts of thousands of constraints")
struct LargeConflictTests {
  // A chain of extents between two edges. The constraints conflict in total only: the chain is too
  // long if extents have no lengths, and too short if they have.
  private func chain(_ count: Int, lengths: [Double]? = nil) throws -> Solver {
    var solver = Solver()
    var edge = solver.makeVariable(.position)
    _ = try solver.add(
      [Term(edge)], .equal, to: 0, priority: .required)
    for number in 0..<count {
      let extent = solver.makeVariable(.extent)
      let next = solver.makeVariable(.position)
      // The next edge is a point after the extent's end.
      _ = try solver.add(
        [Term(next), Term(edge, -1), Term(extent, -1)], .equal, to: 1, priority: .required)
      if let lengths {
        _ = try solver.add([Term(extent)], .equal, to: lengths[number], priority: .required)
      }
      edge = next
    }
    let end = lengths == nil ? count / 2 : count * 3
    _ = try solver.add([Term(edge)], .equal, to: Double(end), priority: .required)
    return solver
  }

  @Test("a set of a hundred members is made irreducible, member by member")
  func small() throws {
    var solver = try chain(100)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 102)
  }

  @Test("every member in a set of 602 is needed, and named")
  func large() throws {
    var solver = try chain(600)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 602)
    #expect(solver.conflicts[0].constraints.contains(solver.conflicts[0].relaxed))
  }

  @Test("the 1,202 members in a set are tried in groups")
  func budget() throws {
    var solver = try chain(600, lengths: Array(repeating: 1, count: 600))
    solver.solve()
    // Separately, each would take 1,202 solves of as many members: minutes.
    let work = solver.relaxations.filterWork
    #expect(work > 1202 && work < 1202 * 1202 / 8)
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 1202)
  }

  @Test("constraints unrelated to a large conflict are not in it")
  func independent() throws {
    var solver = try chain(600)
    for number in 0..<600 {
      let extent = solver.makeVariable(.extent)
      _ = try solver.add(
        [Term(extent)], .equal, to: Double(number), priority: .required)
    }
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 602)
  }

  @Test("members that a large conflict does not need are removed in whole groups")
  func parts() throws {
    var lengths = Array(repeating: 1.0, count: 600)
    // Extents cannot be negative, so this constraint cannot hold by itself.
    lengths[400] = -5
    var solver = try chain(600, lengths: lengths)
    solver.solve()
    // Member by member, the work limit would stop it after 33 of them.
    #expect(solver.conflicts.map(\.constraints.count) == [1])
  }
}
