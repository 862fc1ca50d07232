import ConstraintSolver

struct Replay: ~Copyable {
  private var solver = Solver()
  private var variables: [VariableID] = []
  private var constraints: [ConstraintID]
  private var edits: [ConstraintID?]
  private var written: UnsafeMutableBufferPointer<Double>
  private(set) var phases: [(name: String, seconds: Double)] = []

  init(_ trace: borrowing Trace) {
    constraints = Array(repeating: ConstraintID(raw: 0), count: trace.constraintCount)
    edits = Array(repeating: nil, count: trace.variableCount)
    written = .allocate(capacity: max(1, trace.variableCount))
    written.initialize(repeating: 0)
    for index in 0..<trace.variableCount {
      variables.append(solver.makeVariable(trace.extents.contains(index) ? .extent : .position))
    }
  }

  deinit { written.deallocate() }

  var values: [Double] { Array(written) }

  var footprint: Int { solver.footprint }

  /// The counts of steps of the solver.
  var counters: SolverCounters { solver.counters }

  /// Runs every operation and calls `finished` with the name of each phase after it.
  mutating func run(
    _ trace: borrowing Trace, finished: (String, borrowing Replay) throws -> Void
  ) throws {
    let clock = ContinuousClock()
    var start = clock.now
    var phase: String?
    for operation in trace.operations {
      switch operation {
      case .phase(let name):
        if let phase { try finish(phase, duration: start.duration(to: clock.now), then: finished) }
        let isFirst = phase == nil
        phase = name
        start = clock.now
        // The trace has the number of constraints, as an engine knows it from the tree.
        if isFirst {
          solver.reserve(variables: 0, constraints: trace.firstAdditionCount)
        }
      case .add(let constraint, let terms, let relation, let constant, let priority):
        constraints[constraint] = try solver.add(
          trace.terms.span.extracting(terms), relation, to: constant, priority: priority)
      case .remove(let constraint):
        solver.remove(constraints[constraint])
      case .edit(let variable, let priority):
        edits[variable] = try solver.add(
          [Term(variables[variable])], .equal, to: 0, priority: priority)
      case .suggest(let variable, let value):
        if let edit = edits[variable] { try solver.setConstant(value, of: edit) }
      case .set(let constraint, let value):
        try solver.setConstant(value, of: constraints[constraint])
      case .tie(let constraint, let rank):
        solver.setTieBreak(.rank(rank), of: constraints[constraint])
      case .update:
        solver.solve()
        var target = written.mutableSpan
        solver.writeChanges(to: &target)
      }
    }
    if let phase { try finish(phase, duration: start.duration(to: clock.now), then: finished) }
  }

  private mutating func finish(
    _ name: String, duration: Duration, then finished: (String, borrowing Replay) throws -> Void
  ) throws {
    let parts = duration.components
    phases.append((name, Double(parts.seconds) + Double(parts.attoseconds) * 1e-18))
    try finished(name, self)
  }
}
