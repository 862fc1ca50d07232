import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Refactorization")
struct RefactorTests {
  @Test("recomputed rows give the same values, and the basis does not change", arguments: 0..<60)
  func sameValues(_ seed: Int) throws {
    var system = RandomSystem(seed: UInt64(11_000 + seed))
    for _ in 0..<12 { try system.add() }
    system.solver.solve()
    for _ in 0..<30 {
      try system.change()
      system.solver.solve()
      let before = system.values()
      let basis = basicColumns(of: system.solver)
      system.solver.catchUp()
      system.solver.refactor()
      let made = basicColumns(of: system.solver)
      #expect(made == basis)
      system.solver.solve()
      for (old, new) in zip(before, system.values()) {
        #expect(abs(old - new) <= 1e-9 * (1 + abs(old)))
      }
      let broken = system.solver.brokenInvariants()
      #expect(broken == [])
    }
  }

  @Test("later solves have the same results", arguments: 0..<30)
  func sameFuture(_ seed: Int) throws {
    var system = RandomSystem(seed: UInt64(12_000 + seed))
    var twin = RandomSystem(seed: UInt64(12_000 + seed))
    for step in 0..<40 {
      if step < 10 {
        try system.add()
        try twin.add()
      } else {
        try system.change()
        try twin.change()
      }
      system.solver.solve()
      twin.solver.solve()
      for (mine, other) in zip(system.values(), twin.values()) {
        #expect(abs(mine - other) <= 1e-6 * (1 + abs(other)), "step \(step)")
      }
      system.solver.catchUp()
      system.solver.refactor()
    }
  }

  @Test("coefficients with rounding errors are corrected")
  func spoiledRows() throws {
    var system = RandomSystem(seed: 13_000)
    for _ in 0..<14 { try system.add() }
    system.solver.solve()
    system.solver.catchUp()
    for index in system.solver.tableau.columns.indices {
      let list = system.solver.tableau.columns[index].terms
      for position in list.positions {
        system.solver.tableau.rowTerms[list, position].coefficient *= 1.0001
      }
    }
    let wrong = system.solver.brokenInvariants()
    #expect(wrong != [])
    system.solver.refactor()
    system.solver.solve()
    let broken = system.solver.brokenInvariants()
    #expect(broken == [])
  }

  @Test("reduced costs with rounding errors are corrected", arguments: 0..<8)
  func spoiledCosts(_ seed: Int) throws {
    var system = RandomSystem(seed: UInt64(15_000 + seed))
    for _ in 0..<14 { try system.add() }
    system.solver.solve()
    system.solver.catchUp()
    var spoiled = 0
    for index in system.solver.tableau.columns.indices {
      let list = system.solver.tableau.columns[index].cost
      for position in list.positions {
        system.solver.tableau.costs[list, position].amount *= 1.0001
        spoiled += 1
      }
    }
    try #require(spoiled > 0)
    let wrong = system.solver.brokenInvariants()
    #expect(wrong != [])
    system.solver.tableau.growth = 1e6
    system.solver.solve()
    let broken = system.solver.brokenInvariants()
    #expect(broken == [])
    #expect(system.solver.counters.refactorizations == 0)
  }

  @Test("random systems of hundreds of pivots stay exact")
  func manyPivots() throws {
    var refactorizations = 0
    for seed in 0..<8 {
      var system = RandomSystem(seed: UInt64(14_000 + seed))
      for _ in 0..<400 {
        try system.change()
        system.solver.solve()
      }
      let broken = system.solver.brokenInvariants()
      #expect(broken == [], "seed \(14_000 + seed)")
      refactorizations += system.solver.counters.refactorizations
    }
    #expect(refactorizations > 0)
  }

  private func basicColumns(of solver: borrowing Solver) -> [Int32] {
    var basic: [Int32] = []
    for index in solver.tableau.columns.indices where solver.tableau.columns[index].isBasic {
      basic.append(index.raw)
    }
    return basic
  }
}
