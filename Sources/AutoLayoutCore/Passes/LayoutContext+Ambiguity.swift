import ConstraintSolver
import LayoutEngine

/// What is ambiguous, asked of one view after another (F8.16).
extension LayoutContext {
  /// Whether an item's position, in its superview, is ambiguous.
  func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    withOpenVariables { engine.isPositionAmbiguous(item, axis, among: &$0) }
  }

  /// Whether an item's extent is ambiguous, wherever it stands.
  func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    withOpenVariables { engine.isExtentAmbiguous(item, axis, among: &$0) }
  }

  /// What may be ambiguous: found once for each solve, because mostly every view is asked, and
  /// what is learnt of one tells of others.
  private func withOpenVariables(_ ask: (inout OpenVariables) -> Bool) -> Bool {
    if openAtSolve?.solve != counts.solves {
      openAtSolve = (counts.solves, engine.openVariables())
    }
    guard var open = openAtSolve?.variables else { return false }
    // The one in store would be copied when it is changed.
    openAtSolve = nil
    defer { openAtSolve = (counts.solves, open) }
    return ask(&open)
  }
}
