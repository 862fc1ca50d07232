import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Writes Apple's console text about a required set that cannot hold (F2.2, §2.2), once for each set.
  func report(_ conflict: Conflict) {
    let constraints = objects(for: conflict.core).inPrintedOrder
    guard let broken = object(for: conflict.relaxed) else { return }
    let list = constraints.map { "    \"\(Self.escaped($0.description))\"" }
      .joined(separator: ",\n")
    guard reportedConflicts.insert(list + broken.description).inserted else { return }
    conflicts.append(LayoutConflict(constraints: constraints, broken: broken))
    let hasMask = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    let note =
      hasMask
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
      : ""
    LayoutLog.write(
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
        + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        + "\tTry this: \n"
        + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        + note + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n"
        + "\(broken.description)\n\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
    )
  }

  /// Characters beyond ASCII as an array's description prints them (F2.10).
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar == "\n" { return "\\n" }
      guard !scalar.isASCII else { return String(scalar) }
      return String(scalar).utf16.map { "\\U" + String(format: "%04x", $0) }.joined()
    }.joined()
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
