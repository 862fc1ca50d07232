import ConstraintSolver
import FuzzSupport

struct System: ~Copyable {
  private var input: FuzzInput
  private var solver = Solver()
  private var variables: [VariableID] = []
  private var constraints: [Constraint] = []
  private var values: [Double] = []

  private struct Constraint {
    var id: ConstraintID
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var isRequired: Bool
  }

  private static let priorities: [Float] = [1000, 1000, 999, 750, 750, 250, 250, 51, 1]

  init(_ input: FuzzInput) {
    self.input = input
    for _ in 0..<1 + self.input.number(below: 12) { makeVariable() }
  }

  mutating func run() {
    var steps = 0
    while !input.isEmpty, steps < 400 {
      steps += 1
      switch input.number(below: 8) {
      case 0, 1: add()
      case 2: change()
      case 3: remove()
      case 4: changePriority()
      case 5: if variables.count < 40 { makeVariable() }
      case 6: ask()
      default: solve()
      }
    }
    solve()
    while let constraint = constraints.popLast() { solver.remove(constraint.id) }
    while let variable = variables.popLast() { solver.removeVariable(variable) }
    solver.solve()
  }

  private mutating func makeVariable() {
    let variable = solver.makeVariable(input.byte() % 2 == 0 ? .extent : .position)
    variables.append(variable)
    while values.count <= Int(variable.raw) { values.append(0) }
    values[Int(variable.raw)] = 0
  }

  private mutating func add() {
    var terms: [Term] = []
    for _ in 0..<1 + input.number(below: 4) {
      terms.append(Term(input.pick(variables), input.pick([1, -1, 0.5, 2, 1, -1])))
    }
    let relation = input.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constant = Double(input.number(below: 700)) - 200
    let value = input.pick(Self.priorities)
    guard let priority = Priority(value) else { found("no priority \(value)") }
    let added = try? solver.add(
      terms, relation, to: constant, priority: priority,
      tie: input.pick([.none, .bound, .nearestZero, .rank(Int64(constraints.count))]),
      relaxationRank: Int32(input.number(below: 3)))
    guard let added else { found("a constraint with finite numbers was refused") }
    constraints.append(
      Constraint(
        id: added, terms: terms, relation: relation, constant: constant, isRequired: value == 1000))
  }

  private mutating func change() {
    guard !constraints.isEmpty else { return }
    let place = input.number(below: constraints.count)
    let constant = Double(input.number(below: 700)) - 200
    do {
      try solver.setConstant(constant, of: constraints[place].id)
    } catch {
      found("a finite constant was refused: \(error)")
    }
    constraints[place].constant = constant
  }

  private mutating func remove() {
    guard !constraints.isEmpty else { return }
    let gone = constraints.remove(at: input.number(below: constraints.count))
    solver.remove(gone.id)
  }

  private mutating func changePriority() {
    guard !constraints.isEmpty else { return }
    let place = input.number(below: constraints.count)
    let value = input.pick(Self.priorities)
    guard let priority = Priority(value) else { found("no priority \(value)") }
    solver.setPriority(priority, of: constraints[place].id)
    constraints[place].isRequired = value == 1000
  }

  private mutating func ask() {
    solve()
    let variable = input.pick(variables)
    _ = solver.isAmbiguous(variable)
    _ = solver.constraintsDetermining(variable)
    if let constraint = constraints.last { _ = solver.violation(of: constraint.id) }
  }

  private mutating func solve() {
    solver.solve()
    var written = values
    var target = written.mutableSpan
    solver.writeChanges(to: &target)
    values = written
    for variable in variables {
      let value = solver.value(of: variable)
      guard value.isFinite else { found("a value that is not finite") }
      guard values[Int(variable.raw)] == value else {
        found("variable \(variable.raw) is \(value); the changes say \(values[Int(variable.raw)])")
      }
    }
    for constraint in constraints where constraint.isRequired { check(constraint) }
  }

  private func check(_ constraint: Constraint) {
    var sum = -constraint.constant
    var scale = abs(constraint.constant) + 1
    for term in constraint.terms {
      let addend = term.coefficient * solver.value(of: term.variable)
      sum += addend
      scale += abs(addend)
    }
    let miss =
      switch constraint.relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    guard miss <= 1e-6 * scale || solver.isRelaxed(constraint.id) else {
      found("constraint \(constraint.id.raw) is off by \(miss) and not relaxed")
    }
  }
}
