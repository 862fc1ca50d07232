import AutoLayoutValues
import Foundation

/// How a generation of the system writes constraints and conflicts to the console (F2.27,
/// F2.28).
struct ConsoleStyle {
  /// The major version of the system; 0 stands for the newest.
  private let generation: Int

  init(generation: Int) {
    self.generation = generation == 0 ? Int.max : generation
  }

  /// The style of the system that a view runs on; the newest where there is no view.
  @MainActor init(of view: UIView?) {
    self.init(generation: view?.traitCollection.systemGeneration ?? 0)
  }

  /// Whether a fixed size is drawn as visual format, `V:[UIView:0x…(44)]`, not as an equation
  /// (F2.15).
  var drawsSizes: Bool { generation < 10 }

  /// Whether a set that the frame of a container is part of is written twice (F2.32): measured on
  /// iOS 26, and not known of older systems.
  var repeatsFramesOfContainers: Bool { generation >= 26 }

  /// What stands behind the body: `   (active, names: …)`, before `   (Names: … )` or nothing.
  func info(isActive: Bool, names: [String]) -> String {
    let list = names.joined(separator: ", ")
    guard generation < 10 else {
      return "   (\(isActive ? "active" : "inactive")\(names.isEmpty ? "" : ", names: \(list) "))"
    }
    return names.isEmpty ? "" : "   (Names: \(list) )"
  }

  /// The text about a conflict (F2.2, F2.8, F2.9).
  ///
  /// - Parameters:
  ///   - list: The descriptions of the set.
  ///   - broken: The description of the constraint that is broken.
  ///   - hasMask: Whether the set holds a constraint of an autoresizing mask.
  /// - Returns: The lines as one text, without a line end behind the last.
  func conflict(_ list: [String], broken: String, hasMask: Bool) -> String {
    let note =
      "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
    let look = "(1) look at each constraint and try to figure out which you don't expect; "
    let find = "(2) find the code that added the unwanted constraint or constraints and fix it. "
    let probably =
      "\tProbably at least one of the constraints in the following list is one you don't want. "
    let advice =
      generation < 9
      ? "\(probably)Try this: \(look)\(find)\(note)\n"
      : "\(probably)\n\tTry this: \n\t\t\(look)\n\t\t\(find)\n" + (hasMask ? "\t\(note)\n" : "")
    let items = list.map { "    \"\(Self.escaped($0))\"" }.joined(separator: ",\n")
    let stop =
      generation < 8
      ? "Break on objc_exception_throw to catch this in the debugger."
      : "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."
    let header = generation < 12 ? "UIKit" : "UIKitCore"
    return "\(generation < 10 ? "" : "[LayoutConstraints] ")"
      + "Unable to simultaneously satisfy constraints.\n\(advice)(\n\(items)\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(broken)\n\n\(stop)\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <\(header)/UIView.h> may also be helpful."
  }

  /// Characters beyond ASCII as an array's description prints them (F2.10).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar == "\n" { return "\\n" }
      guard !scalar.isASCII else { return String(scalar) }
      return String(scalar).utf16.map { "\\U" + String(format: "%04x", $0) }.joined()
    }.joined()
  }
}
