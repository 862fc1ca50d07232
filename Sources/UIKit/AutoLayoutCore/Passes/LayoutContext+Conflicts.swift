import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

extension LayoutContext {
  /// Breaks a constraint of each conflict, as Apple does (F2.30).
  ///
  /// The engine relaxes some member; this makes the greatest member optional instead. Later
  /// conflicts with a broken member are skipped.
  ///
  /// - Complexity: A solve for each broken constraint.
  func breakConflicts() {
    var waiting = engine.conflicts[...]
    var broken = Set<ConstraintID>()
    while let conflict = waiting.popFirst() {
      guard broken.isDisjoint(with: conflict.constraints) else { continue }
      guard let choice = memberToBreak(conflict) else {
        // Only system constraints conflict: keep the engine's choice.
        if isLive { report(conflict, broken: conflict.relaxed, reason: nil) }
        continue
      }
      if isLive { report(conflict, broken: choice.id, reason: choice.reason) }
      broken.insert(choice.id)
      engine.relax(choice.id, turn: counts.solves)
      engine.solve()
      counts.solves += 1
      markMovedItems()
      waiting += engine.conflicts
    }
  }
}
