import ConstraintSolver

struct Row: ~Copyable {
  var solver: Solver
  private(set) var edit = ConstraintID(raw: 0)
  private(set) var views: [VariableID] = []
  private(set) var gaps: [ConstraintID] = []

  init(width: Double) throws {
    var solver = Solver()
    self.solver = Solver()
    let total = solver.makeVariable(.extent)
    edit = try solver.add(
      [Term(total)], .equal, to: width, priority: Priority(validating: 999))
    var end: VariableID?
    for index in 0..<12 {
      let (x, w) = (solver.makeVariable(.position), solver.makeVariable(.extent))
      let right = solver.makeVariable(.position)
      let left = end.map { [Term(x), Term($0, -1)] } ?? [Term(x)]
      gaps.append(try solver.add(left, .equal, to: 8.1, priority: .required))
      _ = try solver.add(
        [Term(right), Term(x, -1), Term(w, -1)], .equal, to: 0, priority: .required)
      _ = try solver.add(
        [Term(w), Term(total, -1 / Double(3 + index))], .equal, to: 0.3,
        priority: Priority(validating: 500))
      _ = try solver.add(
        [Term(w)], .greaterThanOrEqual, to: Double(17 * index), priority: Priority(validating: 750))
      end = right
      views += [x, w, right]
    }
    self.solver = solver
  }

  mutating func churn(_ count: Int) throws {
    let weak = try Priority(validating: 250)
    for step in 0..<count {
      let z = solver.makeVariable(.extent)
      let view = views[3 * (step % 12) + 1]
      let first = try solver.add(
        [Term(view), Term(z, 0.5)], .greaterThanOrEqual, to: Double(step % 90), priority: .required)
      let second = try solver.add([Term(z)], .equal, to: Double(step % 7), priority: weak)
      solver.solve()
      solver.remove(first)
      solver.remove(second)
      solver.solve()
      solver.removeVariable(z)
    }
  }
}

struct LinearCongruential {
  private var state: UInt64 = 12345

  mutating func number(_ low: Int, _ high: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + Int(state >> 33) % (high - low + 1)
  }
}
