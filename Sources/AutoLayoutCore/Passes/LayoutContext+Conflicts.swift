import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

/// Required constraints that cannot hold together.
extension LayoutContext {
  /// Breaks one constraint of each set that cannot hold together, as Apple does (F2.30).
  ///
  /// The engine leaves out some member of each set. Here the set's greatest one is made optional in
  /// its place, stronger than any other optional constraint; the engine then tries the one that it
  /// left out again. Sets that the engine found after the first are looked at only if none of their
  /// members was broken meanwhile: else the engine has looked at them again itself.
  /// - Complexity: A solve for each constraint that is broken.
  func breakConflicts() {
    var waiting = engine.conflicts[...]
    var broken = Set<ConstraintID>()
    while let conflict = waiting.popFirst() {
      guard broken.isDisjoint(with: conflict.constraints) else { continue }
      guard let choice = memberToBreak(conflict) else {
        // Only the system's own are in conflict: the engine's choice stays.
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
