import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Logs Apple's console text about unsatisfiable constraints (F2.2, F2.27, F11.30).
  ///
  /// A conflict that involves a container's frame is logged twice each time (F2.32).
  func report(_ conflict: Conflict, broken id: ConstraintID, reason: BreakingReason?) {
    let (all, found) = objects(for: conflict.constraints, finding: id)
    guard let broken = found else { return }
    let constraints = all.inPrintedOrder
    let style = ConsoleStyle(of: root)
    let isRepeated =
      style.repeatsFramesOfContainers && reason != nil
      && conflict.constraints.contains(where: isFrameOfContainer)
    let met = LayoutConflict(
      constraints: constraints, broken: broken, reason: reason?.sentence,
      isLoggedTwice: isRepeated, style: style)
    if reason == nil {
      let text = constraints.map(\.description).joined(separator: "\n")
      guard conflictLog.insert(ofSystem: met, text: text) else { return }
    } else {
      conflictLog.append(met)
    }
    LayoutConflict.handler?(met)
    guard LayoutLog.isHeard else { return }
    let text = met.consoleText
    LayoutLog.write(text)
    if isRepeated { LayoutLog.write(text) }
  }

  private func isFrameOfContainer(_ id: ConstraintID) -> Bool {
    switch source(of: id) {
    case .mask, .host: true
    default: false
    }
  }
}

@MainActor extension [NSLayoutConstraint] {
  /// Autoresizing constraints first, then unidentified constraints, then by identifier (F2.13).
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
