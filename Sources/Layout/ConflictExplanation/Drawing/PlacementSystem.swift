import ConstraintSolver

/// A system that always has a solution.
struct PlacementSystem: ~Copyable {
  private var solver = Solver()
  private var variables: [VariableID] = []

  init(_ isExtent: [Bool]) {
    for isExtent in isExtent {
      variables.append(solver.makeVariable(isExtent ? .extent : .position))
    }
  }

  mutating func add(_ form: LinearForm, _ relation: Relation, priority: Float) {
    let terms = form.factors.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
    // The greatest finite number means "no limit".
    let constant = max(-1e8, min(-form.constant, 1e8))
    guard let priority = Priority(priority) else { return }
    do throws(SolverError) {
      _ = try solver.add(terms, relation, to: constant, priority: priority)
    } catch {
    }
  }

  mutating func addDefaults(_ frame: LinearTranslation.Frame, in outer: LinearTranslation.Frame?) {
    let inset = LinearForm.constant(16)
    if let outer {
      let right = outer.x + outer.width - frame.x - frame.width
      let bottom = outer.y + outer.height - frame.y - frame.height
      for distance in [frame.x - outer.x, right, frame.y - outer.y, bottom] {
        add(distance, .greaterThanOrEqual, priority: 4)
        add(distance - inset, .equal, priority: 2)
      }
    }
    add(frame.width - .constant(120), .equal, priority: 1)
    add(frame.height - .constant(44), .equal, priority: 1)
    add(frame.x, .equal, priority: 0.5)
    add(frame.y, .equal, priority: 0.5)
  }

  mutating func solve() -> Values {
    solver.solve()
    return Values(values: variables.map { solver.value(of: $0) })
  }

  struct Values {
    fileprivate let values: [Double]

    func of(_ form: LinearForm) -> Double {
      form.factors.sorted { $0.key < $1.key }.reduce(form.constant) { sum, factor in
        sum + factor.value * values[factor.key]
      }
    }
  }
}
