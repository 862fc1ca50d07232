import AutoLayoutValues
import Foundation

/// The console format of constraints and conflicts in a system version (F2.27, F2.28).
struct ConsoleStyle {
  private let iosMajorVersion: Int

  /// The style for a release; 0 is the usual release.
  init(iosMajorVersion: Int) { self.iosMajorVersion = iosMajorVersion }

  private func has(_ difference: ReleaseDifference) -> Bool {
    difference.applies(to: iosMajorVersion)
  }

  @MainActor init(of view: UIView?) {
    self.init(iosMajorVersion: view?.traitCollection.iosMajorVersion ?? 0)
  }

  /// Whether a fixed size is logged as visual format (F2.15).
  var drawsSizes: Bool { !has(.constraintStates) }

  /// Whether a conflict with a container's frame is logged twice (F2.32): measured on iOS 26.
  var repeatsFramesOfContainers: Bool { has(.repeatedContainerFrames) }

  /// The text after the body: `   (active, names: …)`, before `   (Names: … )` or nothing.
  func info(isActive: Bool, names: [String]) -> String {
    let list = names.joined(separator: ", ")
    guard !has(.constraintStates) else {
      return "   (\(isActive ? "active" : "inactive")\(names.isEmpty ? "" : ", names: \(list) "))"
    }
    return names.isEmpty ? "" : "   (Names: \(list) )"
  }

  /// The text about a conflict (F2.2, F2.8, F2.9), with no trailing newline.
  func conflict(_ list: [String], broken: String, hasMask: Bool) -> String {
    let note =
      "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
    let look = "(1) look at each constraint and try to figure out which you don't expect; "
    let find = "(2) find the code that added the unwanted constraint or constraints and fix it. "
    let probably =
      "\tProbably at least one of the constraints in the following list is one you don't want. "
    let advice =
      has(.conflictAdviceInLines)
      ? "\(probably)\n\tTry this: \n\t\t\(look)\n\t\t\(find)\n" + (hasMask ? "\t\(note)\n" : "")
      : "\(probably)Try this: \(look)\(find)\(note)\n"
    let items = list.map { "    \"\(Self.escaped($0))\"" }.joined(separator: ",\n")
    let stop =
      has(.breakpointForConflicts)
      ? "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."
      : "Break on objc_exception_throw to catch this in the debugger."
    let header = has(.coreHeaders) ? "UIKitCore" : "UIKit"
    return "\(has(.constraintStates) ? "[LayoutConstraints] " : "")"
      + "Unable to simultaneously satisfy constraints.\n\(advice)(\n\(items)\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(broken)\n\n\(stop)\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <\(header)/UIView.h> may also be helpful."
  }

  /// Escapes non-ASCII characters as in an array's description (F2.10).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar == "\n" { return "\\n" }
      guard !scalar.isASCII else { return String(scalar) }
      return String(scalar).utf16.map { "\\U" + String(format: "%04x", $0) }.joined()
    }.joined()
  }
}
