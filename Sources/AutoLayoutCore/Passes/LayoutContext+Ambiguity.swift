import ConstraintSolver
import LayoutEngine

/// What is ambiguous, asked of one view after another (F8.16).
extension LayoutContext {
  /// Whether an item's position, in its superview, is ambiguous.
  func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    engine.isPositionAmbiguous(item, axis, among: openVariables())
  }

  /// Whether an item's extent is ambiguous, wherever it stands.
  func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    engine.isExtentAmbiguous(item, axis, among: openVariables())
  }

  /// What may be ambiguous: found once for each solve, because mostly every view is asked.
  private func openVariables() -> OpenVariables {
    if let openAtSolve, openAtSolve.solve == counts.solves { return openAtSolve.variables }
    let found = engine.openVariables()
    openAtSolve = (counts.solves, found)
    return found
  }
}
