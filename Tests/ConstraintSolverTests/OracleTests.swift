import ConstraintSolver
import TestSupport
import Testing

/// A random series of changes, applied to a solver and to a plain list of constraints.
struct RandomSystem: ~Copyable {
  var solver = Solver()
  var model: [(id: ConstraintID, constraint: ModelConstraint)] = []
  var random: SeededGenerator
  let kinds: [VariableKind]
  let variables: [VariableID]
  /// Whether constraints come in pairs, such as a smallest and a preferred distance.
  let hasPairs: Bool

  init(seed: UInt64) {
    hasPairs = seed % 4 == 2
    random = SeededGenerator(seed: seed)
    var kinds: [VariableKind] = []
    var variables: [VariableID] = []
    for _ in 0..<random.number(2...7) {
      kinds.append(random.pick([.position, .extent]))
      variables.append(solver.makeVariable(kinds[kinds.count - 1]))
    }
    self.kinds = kinds
    self.variables = variables
    // Short batches may be in disorder too.
    if random.number(0...2) > 0 { solver.judgeOrder(by: random.number(1...4)) }
    // Few rows may make inequalities wait.
    if seed % 2 == 1 { solver.makeLimits(after: -1) }
  }

  private mutating func priority() throws -> Priority {
    try Priority(validating: random.pick([1000, 1000, 1000, 999, 750, 500, 250, 250, 1]))
  }

  mutating func add() throws {
    var terms: [Term] = []
    for _ in 0..<random.pick([1, 1, 2, 2, 2, 3, 4]) {
      terms.append(Term(random.pick(variables), random.pick([1, 1, 1, -1, -1, 0.5, 2])))
    }
    if hasPairs, !model.isEmpty, random.chance(50) {
      let factor = random.pick([1, 1, -1, 0.5, 2])
      terms = random.pick(model).constraint.terms.shuffled(using: &random)
        .map { Term($0.variable, factor * $0.coefficient) }
    }
    let constraint = ModelConstraint(
      terms: terms, relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      constant: Double(random.number(-20...60)), priority: try priority())
    let tie = random.pick([TieBreak.none, .bound, .nearestZero, .rank(Int64(random.number(0...9)))])
    let id = try solver.add(
      terms, constraint.relation, to: constraint.constant, priority: constraint.priority, tie: tie)
    model.append((id, constraint))
  }

  mutating func change() throws {
    let kind = random.number(0...9)
    guard !model.isEmpty, kind > 3 || model.count > 14 else { return try add() }
    let index = random.number(0...(model.count - 1))
    switch kind {
    case 6, 7:
      model[index].constraint.constant = Double(random.number(-20...60))
      try solver.setConstant(model[index].constraint.constant, of: model[index].id)
    case 8, 9:
      model[index].constraint.priority = try priority()
      solver.setPriority(model[index].constraint.priority, of: model[index].id)
    default:
      solver.remove(model[index].id)
      model.remove(at: index)
    }
  }

  borrowing func values() -> [Double] { variables.map { solver.value(of: $0) } }

  borrowing func text() -> String { "\(solver.counters)\n" + solver.dump() }

  borrowing func isRelaxed(_ id: ConstraintID) -> Bool { solver.isRelaxed(id) }

  /// The constraints that the solver has not relaxed.
  borrowing func honoured() -> [ModelConstraint] {
    var kept: [ModelConstraint] = []
    for entry in model where !solver.isRelaxed(entry.id) { kept.append(entry.constraint) }
    return kept
  }
}

@Suite("Against the exact oracle")
struct OracleTests {
  static let batches = 0..<20
  static let batchSize = 60

  /// The first level at which a solution is worse than the oracle's, as readable text.
  private func shortfall(
    _ kinds: [VariableKind], _ constraints: [ModelConstraint], _ values: [Double]
  ) throws -> String? {
    let best = try errors(kinds, constraints, ExactOracle(kinds, constraints).solution())
    let found = errors(kinds, constraints, values)
    for level in best.keys.sorted(by: >) {
      let (mine, theirs) = (found[level, default: 0], best[level, default: 0])
      if mine > theirs + 1e-6 { return "level \(level): \(mine) instead of \(theirs)" }
      if mine < theirs - 1e-6 { return nil }
    }
    return nil
  }

  @Test("every state of random series of changes is optimal, level by level", arguments: batches)
  func optimal(_ batch: Int) throws {
    var skipped = 0
    for index in 0..<Self.batchSize {
      let seed = UInt64(batch * Self.batchSize + index)
      var system = RandomSystem(seed: seed)
      for _ in 0..<system.random.number(2...10) { try system.add() }
      for step in 0..<6 {
        let before = system.values()

        system.solver.solve()

        let after = system.values()
        let broken = system.solver.brokenInvariants()
        #expect(broken.isEmpty, "seed \(seed) step \(step)")
        if !broken.isEmpty { return }
        let reported = Set(system.solver.changedVariables)
        let moved = Set(zip(system.variables, zip(before, after)).filter { $1.0 != $1.1 }.map(\.0))
        #expect(reported == moved, "seed \(seed) step \(step)")
        do {
          if let problem = try shortfall(system.kinds, system.honoured(), after) {
            Issue.record("seed \(seed) step \(step): \(problem)\n\(system.solver.dump())")
            return
          }
          try checkConflicts(system, seed)
        } catch is Rational.Overflow {
          skipped += 1
        }
        for _ in 0..<system.random.number(1...4) { try system.change() }
      }
    }
    #expect(skipped < Self.batchSize)
  }

  private func checkConflicts(_ system: borrowing RandomSystem, _ seed: UInt64) throws {
    for conflict in system.solver.conflicts {
      let core = conflict.constraints.compactMap { id in
        system.model.first { $0.id == id }?.constraint
      }
      #expect(core.count == conflict.constraints.count)
      #expect(conflict.constraints.contains(conflict.relaxed))
      func isFeasible(_ constraints: [ModelConstraint]) throws -> Bool {
        let oracle = try ExactOracle(system.kinds, constraints)
        return errors(system.kinds, constraints, try oracle.solution())[1000, default: 0] < 1e-9
      }
      #expect(
        try !isFeasible(core),
        "seed \(seed): the core can hold \(core) \(conflict)\n\(system.solver.dump())")
      for index in core.indices {
        var rest = core
        rest.remove(at: index)
        #expect(try isFeasible(rest), "seed \(seed): the core is not irreducible")
      }
    }
  }

  @Test("ambiguity is reported exactly where the model has several optima", arguments: batches)
  func ambiguity(_ batch: Int) throws {
    for index in 0..<(Self.batchSize / 6) {
      let seed = UInt64(90_000 + batch * Self.batchSize + index)
      var system = RandomSystem(seed: seed)
      for _ in 0..<system.random.number(1...10) { try system.add() }
      for _ in 0..<3 {
        system.solver.solve()
        do {
          let oracle = try ExactOracle(system.kinds, system.honoured())
          var open = system.solver.openVariables()
          for (place, variable) in system.variables.enumerated() {
            let expected = try oracle.isAmbiguous(place)
            let found = system.solver.isAmbiguous(variable)
            #expect(found == expected, "seed \(seed), variable \(place)\n\(system.solver.dump())")
            #expect(
              system.solver.isAmbiguous(variable, among: &open) == found,
              "seed \(seed), variable \(place), among what is open")
            if found != expected { return }
          }
        } catch is Rational.Overflow {}
        for _ in 0..<3 { try system.change() }
      }
    }
  }
}
