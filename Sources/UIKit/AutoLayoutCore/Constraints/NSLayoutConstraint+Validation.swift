import AutoLayoutValues
import Foundation

extension NSLayoutConstraint {
  /// Traps with Apple's message if the combination is illegal (F3.1-F3.5, F11.18-F11.23).
  func validate() {
    let equation = equation
    guard equation.first != nil else { refuseMissingItem() }
    let verdict =
      equation.constant.isFinite ? equation.verdict : .refused(ConstraintGrammar.Fault.notFinite)
    guard case .refused(let fault) = verdict else { return }
    switch fault {
    case .notFinite:
      LayoutException.raise(
        "NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite!")
    case .noFirstAttribute, .locationAndSize:
      raiseArgument("Invalid pairing of layout attributes")
    case .locationEqualToConstant:
      raiseArgument(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    case .mixedDirections:
      raiseArgument(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  func refuse(foreign: AnyObject) -> Never {
    guard firstHandle != nil else { refuseMissingItem() }
    raiseArgument(
      "Constraint items must each be a view or layout guide, not \(type(of: foreign)).")
  }

  private func refuseMissingItem() -> Never {
    raiseArgument("Constraint must contain a first layout item")
  }

  private func raiseArgument(_ words: String) -> Never {
    let subject = firstItem.map { LayoutItemName.of($0) } ?? "(null)"
    LayoutException.raise(
      "NSInvalidArgumentException", "NSLayoutConstraint for \(subject): \(words)")
  }
}
