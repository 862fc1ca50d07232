import ConstraintSolver

struct ConflictSearch {
  private let translation: LinearTranslation
  private let constraints: [LogConstraint]
  private let allowsForRounding: Bool
  /// A limit beyond any screen; the greatest finite number is printed for "no limit".
  private static let farthest = 1e8

  init(
    _ constraints: [LogConstraint], assuming assumptions: Set<Assumption>, allowsForRounding: Bool
  ) {
    self.constraints = constraints
    self.allowsForRounding = allowsForRounding
    translation = LinearTranslation(constraints, assuming: assumptions)
  }

  func isFeasible(_ indices: [Int]) -> Bool {
    conflict(among: indices) == nil
  }

  /// Returns an irreducible unsatisfiable set with `preferred` if possible; nil if satisfiable.
  func irreducibleConflict(among indices: [Int], preferring preferred: Int?) -> [Int]? {
    guard var core = conflict(among: indices) else { return nil }
    if let preferred, indices.contains(preferred), !core.contains(preferred) { core = indices }
    // A constraint may have several rows; the solver does not know the preferred constraint: it is
    // tried last.
    let order = core.filter { $0 != preferred } + core.filter { $0 == preferred }
    for candidate in order where core.contains(candidate) {
      let rest = core.filter { $0 != candidate }
      if let smaller = conflict(among: rest) {
        let keepsPreferred = preferred.map { smaller.contains($0) || !rest.contains($0) } ?? true
        core = keepsPreferred ? smaller : rest
      }
    }
    return core.sorted()
  }

  private func conflict(among indices: [Int]) -> [Int]? {
    var solver = Solver()
    let variables = translation.isExtent.map { solver.makeVariable($0 ? .extent : .position) }
    var owners: [ConstraintID: Int] = [:]
    for index in indices {
      for row in translation.rows[index] {
        let terms = row.form.factors.sorted { $0.key < $1.key }.map { index, factor in
          Term(variables[index], factor)
        }
        for (relation, constant) in bounds(of: row, from: constraints[index]) {
          do throws(SolverError) {
            owners[try solver.add(terms, relation, to: constant, priority: .required)] = index
          } catch {
            preconditionFailure("A row of finite numbers was refused: \(error)")
          }
        }
      }
    }
    solver.solve()
    guard let first = solver.conflicts.first else { return nil }
    return Set(first.constraints.compactMap { owners[$0] }).sorted()
  }

  /// Converts a row for the solver; an equation with rounded numbers becomes two inequalities.
  private func bounds(
    of row: LinearRow, from constraint: LogConstraint
  ) -> [(Relation, Double)] {
    let constant = max(-Self.farthest, min(-row.form.constant, Self.farthest))
    let slack = allowsForRounding ? rounding(of: constraint) : 0
    switch row.relation {
    case .lessThanOrEqual: return [(.lessThanOrEqual, constant + slack)]
    case .greaterThanOrEqual: return [(.greaterThanOrEqual, constant - slack)]
    case .equal where slack == 0: return [(.equal, constant)]
    case .equal:
      return [(.lessThanOrEqual, constant + slack), (.greaterThanOrEqual, constant - slack)]
    }
  }

  /// Returns the rounding error of six digits and a factor, in points (F2.21).
  private func rounding(of constraint: LogConstraint) -> Double {
    1e-5 * max(1, abs(constraint.constant)) + (constraint.multiplier == 1 ? 0 : 1e-3)
  }
}
