import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Writes Apple's console text about a required set that cannot hold (F2.2, F2.27, F11.30).
  ///
  /// A set that is all the system's is written once. iOS writes some sets twice in one pass
  /// (F2.32), which tells nothing more.
  func report(_ conflict: Conflict, broken id: ConstraintID, reason: BreakingReason?) {
    let constraints = objects(for: conflict.constraints).inPrintedOrder
    guard let broken = object(for: id) else { return }
    let list = constraints.map(\.description)
    let met = LayoutConflict(constraints: constraints, broken: broken, reason: reason)
    if reason == nil {
      guard conflictLog.insert(ofSystem: met, text: list.joined(separator: "\n")) else { return }
    } else {
      conflictLog.append(met)
    }
    LayoutLog.write(
      ConsoleStyle(of: root).conflict(
        list, broken: broken.description,
        hasMask: constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }))
  }
}

extension [NSLayoutConstraint] {
  /// Autoresizing ones first, then those without identifier, then by identifier (F2.13).
  fileprivate var inPrintedOrder: [NSLayoutConstraint] {
    func key(_ constraint: NSLayoutConstraint) -> (Int, String) {
      if constraint is NSAutoresizingMaskLayoutConstraint, constraint.identifier == nil {
        return (0, "")
      }
      return constraint.identifier.map { (2, $0.lowercased()) } ?? (1, "")
    }
    return enumerated().sorted { a, b in
      let (x, y) = (key(a.element), key(b.element))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }
}
