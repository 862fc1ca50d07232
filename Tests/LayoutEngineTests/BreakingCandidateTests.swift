import ConstraintSolver
import LayoutEngine
import TestSupport
import Testing

/// The rule of F2.30, F2.33 and F2.34 as an order of values.
@Suite("The order of breaking")
struct BreakingCandidateTests {
  typealias Candidate = BreakingCandidate<TreePath>

  /// Few values, for candidates that agree in many parts.
  private func candidates(_ random: inout SeededGenerator, count: Int) -> [Candidate] {
    let attributes = random.pick([[7, 8], [random.number(1...20), random.number(1...20)]])
    return (0..<count).compactMap { _ in
      let sides = (0..<random.pick([1, 1, 2, 2, 2, 4])).map { _ in
        let indexes = (0..<random.number(0...2)).map { _ in Int32(random.number(0...1)) }
        return (place: TreePath(indexes), attribute: random.pick(attributes))
      }
      return Candidate(
        sides, random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        multiplier: random.pick([1, 2, -0.5]), constant: Double(random.number(-2...2)),
        nearness: random.pick([0, 0, 0, 1, 2]))
    }
  }

  @Test(
    "it is irreflexive, antisymmetric and transitive, and equals are interchangeable",
    arguments: 1...20)
  func order(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = candidates(&random, count: 40)
    #expect(all.count == 40, "seed \(seed): the order of paths is total")
    let isGreater = all.map { one in all.map { one.reason(over: $0) != nil } }
    var faults: [String] = []
    for a in all.indices {
      if isGreater[a][a] { faults.append("\(a) > \(a)") }
      for b in all.indices {
        let areEqual = !isGreater[a][b] && !isGreater[b][a]
        if isGreater[a][b] && isGreater[b][a] { faults.append("\(a) > \(b) > \(a)") }
        for c in all.indices {
          if isGreater[a][b] && isGreater[b][c] && !isGreater[a][c] {
            faults.append("\(a) > \(b) > \(c)")
          }
          if areEqual && (isGreater[a][c] != isGreater[b][c] || isGreater[c][a] != isGreater[c][b])
          {
            faults.append("\(a) = \(b), unlike for \(c)")
          }
        }
      }
    }
    #expect(faults.isEmpty, "seed \(seed)")
  }

  @Test("the choice and the reason do not depend on the order of the candidates", arguments: 1...20)
  func inputOrder(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    for isInRow in [false, true] {
      var all: [Candidate] = []
      for next in candidates(&random, count: 8) where !all.contains(where: { areEqual($0, next) }) {
        all.append(next)
      }
      let first = try #require(Candidate.choice(among: all, isInRow: isInRow))
      let chosen = all[first.index]
      #expect(first.reason != nil, "seed \(seed)")
      for _ in 0..<10 {
        all.shuffle(using: &random)
        let next = try #require(Candidate.choice(among: all, isInRow: isInRow))
        #expect(areEqual(all[next.index], chosen) && next.reason == first.reason, "seed \(seed)")
      }
    }
  }

  private func areEqual(_ one: Candidate, _ other: Candidate) -> Bool {
    one.reason(over: other) == nil && other.reason(over: one) == nil
  }

  @Test("no candidate, no choice; of equal candidates the first breaks, with no reason")
  func equals() throws {
    #expect(Candidate.choice(among: []) == nil)
    let width = try #require(
      Candidate([(TreePath([0]), 7)], .equal, multiplier: 1, constant: 10))
    let single = try #require(Candidate.choice(among: [width]))
    #expect(single == (0, .onlyClients))
    let both = try #require(Candidate.choice(among: [width, width]))
    #expect(both == (0, nil))
  }

  @Test("in a row of the canvas the largest size breaks, not the latest (F2.34)")
  func rows() throws {
    let sizes = try [(TreePath([0]), 30.0), (TreePath([1]), 20)].map { path, height in
      try #require(Candidate([(path, 8)], .equal, multiplier: 1, constant: height))
    }
    let inRow = try #require(Candidate.choice(among: sizes, isInRow: true))
    #expect(inRow == (0, .largestSize))
    let elsewhere = try #require(Candidate.choice(among: sizes))
    #expect(elsewhere == (1, .laterItem))
  }
}
