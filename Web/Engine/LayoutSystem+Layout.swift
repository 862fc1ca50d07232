import ConstraintSolver
import LayoutEngine

extension LayoutSystem {
  func layout() {
    offerWholeWidths()
    solve()
    // Heights follow from widths, and may change widths again (F6.20).
    var rounds = 0
    while measureWrappedText() && rounds < 8 {
      solve()
      rounds += 1
    }
    openVariables = nil
  }

  private func solve() {
    engine.solve()
    solves += 1
    if !engine.conflicts.isEmpty { breakConflicts() }
  }

  /// Makes a constraint of each conflict optional (F2.30), like `LayoutContext.breakConflicts()`.
  private func breakConflicts() {
    var waiting = engine.conflicts
    var next = 0
    var broken: [ConstraintID] = []
    while next < waiting.count {
      let conflict = waiting[next]
      next += 1
      guard !conflict.constraints.contains(where: { broken.contains($0) }),
        let (id, place) = memberToBreak(conflict.constraints)
      else { continue }
      conflicts.append(ConflictRecord(broken: id, members: conflict.constraints))
      constraints[Int(place)].isBroken = true
      broken.append(id)
      engine.relax(id, turn: solves)
      engine.solve()
      solves += 1
      waiting.append(contentsOf: engine.conflicts)
    }
  }

  private func memberToBreak(_ members: [ConstraintID]) -> (ConstraintID, Int32)? {
    let callers = members.compactMap { id -> (ConstraintID, Int32, Candidate)? in
      guard case .caller(let place) = source(of: id) else { return nil }
      return candidate(constraints[Int(place)].equation).map { (id, place, $0) }
    }
    return Candidate.choice(among: callers.map { $0.2 }).map {
      (callers[$0.index].0, callers[$0.index].1)
    }
  }

  private func candidate(_ equation: Equation) -> Candidate? {
    var sides = [(equation.first, equation.firstAttribute)]
    if equation.second >= 0 { sides.append((equation.second, equation.secondAttribute)) }
    return Candidate(
      sides.map { (items[Int($0.0)].path, Int($0.1.rawValue)) }, equation.relation,
      multiplier: equation.multiplier, constant: equation.constant)
  }
}

private typealias Candidate = BreakingCandidate<TreePath>
