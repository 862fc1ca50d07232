import ConstraintSolver
import TestSupport
import Testing

/// A solver's work for a system in some order, and the solution.
private struct Solution {
  var values: [Double]
  var counters: SolverCounters

  /// Solves a system at once, or after each constraint.
  init(_ system: LayoutSystem, batches: [Int]) throws {
    var solver = Solver()
    let variables = system.kinds.map { solver.makeVariable($0) }
    var next = 0
    for count in batches {
      for constraint in system.constraints[next..<min(next + count, system.constraints.count)] {
        _ = try solver.add(
          constraint.terms, constraint.relation, to: constraint.constant,
          priority: constraint.priority)
      }
      next += count
      solver.solve()
    }
    values = variables.map { solver.value(of: $0) }
    counters = solver.counters
  }

  init(_ system: LayoutSystem) throws {
    try self.init(system, batches: [system.constraints.count])
  }

  func differs(from other: Solution) -> Bool {
    zip(values, other.values).contains { abs($0 - $1) > 1e-6 * (1 + abs($0)) }
  }
}

@Suite("Any order of writing")
struct OrderTests {
  static let systems: [LayoutSystem] = [
    .row(150), .nest(150), .feed(30), .grid(10), .tree(150),
  ]

  /// Shuffles terms, constraints, or both, by the seed.
  private func inOrder(_ seed: Int, of system: LayoutSystem) -> LayoutSystem {
    var random = SeededGenerator(seed: UInt64(seed))
    return system.shuffled(terms: seed % 3 != 1, constraints: seed % 3 != 0, using: &random)
  }

  @Test("terms and constraints in any order cost about as much", arguments: systems.indices)
  func batch(_ index: Int) throws {
    let system = Self.systems[index]
    let written = try Solution(system)
    for seed in 0..<6 {
      let other = try Solution(inOrder(seed, of: system))
      let comment: Comment = "\(system.name), seed \(seed): \(other.counters)"
      #expect(!other.differs(from: written), comment)
      #expect(
        other.counters.rowEntries <= 2 * written.counters.rowEntries + system.termCount, comment)
      #expect(other.counters.pivots <= 2 * written.counters.pivots + system.termCount / 8, comment)
    }
  }

  @Test("twice the system takes twice the row entries, in any order")
  func growth() throws {
    let sizes: [(LayoutSystem, LayoutSystem)] = [
      (.row(150), .row(300)), (.nest(150), .nest(300)), (.feed(25), .feed(50)),
      (.tree(150), .tree(300)),
    ]
    for (small, large) in sizes {
      for seed in 0..<6 {
        let half = try Solution(inOrder(seed, of: small))
        let whole = try Solution(inOrder(seed, of: large))
        #expect(
          Double(whole.counters.rowEntries)
            <= 2.3 * Double(half.counters.rowEntries) + Double(small.termCount),
          "\(large.name), seed \(seed): \(half.counters) \(whole.counters)")
      }
    }
  }

  @Test("a height that may grow at no cost stays as small as possible in any order (F1.42)")
  func freeHeights() throws {
    let system = LayoutSystem.ambiguous(40)
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let solution = try Solution(
        system.shuffled(terms: true, constraints: true, using: &random))
      for height in system.kinds.indices where system.kinds[height] == .extent {
        #expect(abs(solution.values[height] - 20) < 1e-6, "seed \(seed), variable \(height)")
      }
    }
  }

  @Test("constraints in batches of any size give the same solution", arguments: systems.indices)
  func batches(_ index: Int) throws {
    let system = Self.systems[index]
    let written = try Solution(system)
    for seed in 0..<4 {
      var random = SeededGenerator(seed: UInt64(seed))
      var batches: [Int] = []
      while batches.reduce(0, +) < system.constraints.count {
        batches.append(random.number(1...(seed < 2 ? 3 : 300)))
      }
      let other = try Solution(
        system.shuffled(terms: true, constraints: seed % 2 == 1, using: &random), batches: batches)
      #expect(
        !other.differs(from: written), "\(system.name), seed \(seed): \(other.counters)")
    }
  }

  @Test("constraints added individually take at most as many row entries as three batches")
  func oneByOne() throws {
    // A longer row would expand all widths before for each width.
    for system in [.row(100)] + Self.systems.dropFirst() {
      for terms in [false, true] {
        var random = SeededGenerator(seed: 1)
        let ordered = system.shuffled(terms: terms, constraints: false, using: &random)
        let batch = try Solution(ordered)
        let single = try Solution(
          ordered, batches: Array(repeating: 1, count: ordered.constraints.count))
        #expect(
          single.counters.rowEntries <= 3 * batch.counters.rowEntries + 3 * system.termCount,
          "\(system.name), terms shuffled: \(terms): \(batch.counters) \(single.counters)")
      }
    }
  }

  @Test("chains and nests in any order, added individually, cost about as much as in a batch")
  func shuffledOneByOne() throws {
    for system in [LayoutSystem.row(100), .row(200), .nest(100), .nest(200)] {
      let batch = try Solution(system)
      for seed in 0..<4 {
        var random = SeededGenerator(seed: UInt64(seed))
        let other = try Solution(
          system.shuffled(terms: true, constraints: true, using: &random),
          batches: Array(repeating: 1, count: system.constraints.count))
        let comment: Comment = "\(system.name), seed \(seed): \(batch.counters) \(other.counters)"
        #expect(!other.differs(from: batch), comment)
        #expect(
          other.counters.rowEntries <= 3 * batch.counters.rowEntries + 10 * system.termCount,
          comment)
      }
    }
  }
}
