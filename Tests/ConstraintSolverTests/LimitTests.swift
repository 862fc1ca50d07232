import ConstraintSolver
import TestSupport
import Testing

/// Views in a row with equal gaps, each at least as wide as a smallest gap.
private struct EqualGaps: ~Copyable {
  var solver = Solver()
  private(set) var widths: [VariableID] = []
  private(set) var gaps: [VariableID] = []
  private(set) var limits: [ConstraintID] = []
  private(set) var end = ConstraintID(raw: 0)

  static let (width, gap) = (20.0, 8.0)

  init(of count: Int, length: Double) throws {
    var right: VariableID?
    for _ in 0..<count {
      let (x, width) = (solver.makeVariable(.position), solver.makeVariable(.extent))
      if let right {
        let gap = solver.makeVariable(.extent)
        try equal([Term(x), Term(right, -1), Term(gap, -1)], 0)
        if let first = gaps.first { try equal([Term(gap), Term(first, -1)], 0) }
        limits.append(
          try solver.add(
            [Term(x), Term(right, -1)], .greaterThanOrEqual, to: Self.gap, priority: .required))
        gaps.append(gap)
      } else {
        try equal([Term(x)], 0)
      }
      _ = try solver.add(
        [Term(width)], .lessThanOrEqual, to: Self.width, priority: Priority(validating: 250))
      _ = try solver.add(
        [Term(width)], .greaterThanOrEqual, to: Self.width, priority: Priority(validating: 750))
      let end = solver.makeVariable(.position)
      try equal([Term(end), Term(x, -1), Term(width, -1)], 0)
      right = end
      widths.append(width)
    }
    if let right { end = try solver.add([Term(right)], .equal, to: length, priority: .required) }
  }

  private mutating func equal(_ terms: [Term], _ constant: Double) throws {
    _ = try solver.add(terms, .equal, to: constant, priority: .required)
  }

  borrowing func sum(_ variables: [VariableID]) -> Double {
    variables.reduce(0) { $0 + solver.value(of: $1) }
  }
}

@Suite("Inequalities that wait for a violation")
struct LimitTests {
  @Test("the memory of equal gaps grows with the number of views, not with the square")
  func memory() throws {
    var footprints: [Int] = []
    for count in [100, 1000] {
      var row = try EqualGaps(of: count, length: 40 * Double(count))
      row.solver.solve()
      footprints.append(row.solver.footprint)
    }
    #expect(footprints[1] < 20 * footprints[0])
  }

  @Test("a lack of room keeps the smallest gaps, and room makes them wide again")
  func room() throws {
    let count = 100
    var row = try EqualGaps(of: count, length: 4_000)
    for (length, gap) in [(4_000.0, 2_000.0 / 99), (2_500, 8), (3_000, 1_000.0 / 99), (2_000, 8)] {
      try row.solver.setConstant(length, of: row.end)
      row.solver.solve()
      let broken = row.solver.brokenInvariants()
      #expect(broken == [])
      for variable in row.gaps {
        let found = row.solver.value(of: variable)
        #expect(abs(found - gap) < 1e-6)
      }
      let sum = row.sum(row.widths) + row.sum(row.gaps)
      #expect(abs(sum - length) < 1e-6)
    }
  }

  @Test("a drag stops following the direction where a limit is reached")
  func drag() throws {
    var row = try EqualGaps(of: 100, length: 4_000)
    for step in 0..<60 {
      let length = 4_000 - Double(30 * step)
      try row.solver.setConstant(length, of: row.end)
      row.solver.solve()
      let broken = row.solver.brokenInvariants()
      #expect(broken == [], "step \(step)")
      let gap = row.solver.value(of: row.gaps[50])
      let expected = max(EqualGaps.gap, (length - 2_000) / 99)
      #expect(abs(gap - expected) < 1e-6, "step \(step)")
    }
    let steps = row.solver.counters.parametricSteps
    #expect(steps > 0)
  }

  @Test("a limit may change, become optional and be removed")
  func changes() throws {
    var row = try EqualGaps(of: 100, length: 4_000)
    row.solver.solve()
    try row.solver.setConstant(30, of: row.limits[70])
    row.solver.solve()
    var (broken, gap) = (row.solver.brokenInvariants(), row.solver.value(of: row.gaps[0]))
    #expect(broken == [])
    #expect(abs(gap - 30) < 1e-6)

    row.solver.setPriority(try Priority(validating: 50), of: row.limits[70])
    row.solver.setPriority(try Priority(validating: 50), of: row.limits[80])
    row.solver.remove(row.limits[60])
    try row.solver.setConstant(40, of: row.limits[50])
    row.solver.remove(row.limits[50])
    row.solver.solve()
    (broken, gap) = (row.solver.brokenInvariants(), row.solver.value(of: row.gaps[0]))
    #expect(broken == [])
    #expect(abs(gap - 2_000.0 / 99) < 1e-6)
  }
}
