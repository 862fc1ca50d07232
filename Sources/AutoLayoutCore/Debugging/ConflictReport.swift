import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Writes Apple's console text about a required set that cannot hold (F2.2, F2.27, F11.30),
  /// once for each set.
  func report(_ conflict: Conflict) {
    let constraints = objects(for: conflict.constraints).inPrintedOrder
    guard let broken = object(for: conflict.relaxed) else { return }
    let list = constraints.map(\.description)
    guard
      conflictLog.insert(
        LayoutConflict(constraints: constraints, broken: broken),
        identity: list.joined(separator: "\n") + broken.description)
    else { return }
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
