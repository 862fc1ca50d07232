import ConstraintSolver
import LayoutEngine

/// Ambiguity tests, view by view (F8.16).
extension LayoutContext {
  func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    withOpenVariables { engine.isPositionAmbiguous(item, axis, among: &$0) }
  }

  func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    withOpenVariables { engine.isExtentAmbiguous(item, axis, among: &$0) }
  }

  /// Runs a query on the open variables, cached per solve for queries of every view.
  private func withOpenVariables(_ ask: (inout OpenVariables) -> Bool) -> Bool {
    if openAtSolve?.solve != counts.solves {
      openAtSolve = (counts.solves, engine.openVariables())
    }
    guard var open = openAtSolve?.variables else { return false }
    // Clear the stored value to avoid a copy on mutation.
    openAtSolve = nil
    defer { openAtSolve = (counts.solves, open) }
    return ask(&open)
  }
}
