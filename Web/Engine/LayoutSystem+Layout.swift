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
    var greatest: (id: ConstraintID, place: Int32, order: BreakingOrder)?
    for id in members {
      guard case .caller(let place) = source(of: id) else { continue }
      let order = BreakingOrder(constraints[Int(place)].equation, in: items)
      if let known = greatest, !known.order.isLess(than: order) { continue }
      greatest = (id, place, order)
    }
    return greatest.map { ($0.id, $0.place) }
  }
}
