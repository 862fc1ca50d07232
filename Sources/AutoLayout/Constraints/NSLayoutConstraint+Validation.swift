import Foundation

extension NSLayoutConstraint {
  /// Traps with Apple's words when the combination is illegal (F3.1-F3.5, F11.18-F11.23).
  ///
  /// - Parameter foreign: What was given as the second item though it is neither a view nor a
  ///   guide.
  func validate(foreign: AnyObject?) {
    let equation = equation
    let (firstAttribute, secondAttribute) = (equation.firstAttribute, equation.secondAttribute)
    let (multiplier, constant) = (equation.multiplier, equation.constant)
    guard equation.first != nil else {
      raiseArgument("Constraint must contain a first layout item")
    }
    if let foreign {
      raiseArgument(
        "Constraint items must each be a view or layout guide, not \(type(of: foreign)).")
    }
    guard constant.isFinite, multiplier.isFinite else {
      LayoutException.raise(
        "NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite!")
    }
    guard firstAttribute != .notAnAttribute else {
      raiseArgument("Invalid pairing of layout attributes")
    }
    let hasSecond = equation.second != nil && multiplier != 0
    if firstAttribute.kind != .extent && !hasSecond {
      raiseArgument(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    }
    guard hasSecond else { return }
    if (firstAttribute.isDirectional && secondAttribute.isAbsoluteSide)
      || (firstAttribute.isAbsoluteSide && secondAttribute.isDirectional)
    {
      raiseArgument(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
    if (firstAttribute.kind == .extent) != (secondAttribute.kind == .extent) {
      raiseArgument("Invalid pairing of layout attributes")
    }
  }

  private func raiseArgument(_ words: String) -> Never {
    let subject = firstItem.map { LayoutItemName.of($0) } ?? "(null)"
    LayoutException.raise(
      "NSInvalidArgumentException", "NSLayoutConstraint for \(subject): \(words)")
  }
}
