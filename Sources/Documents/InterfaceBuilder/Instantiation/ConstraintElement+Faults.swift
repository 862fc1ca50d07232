package import AutoLayout

package struct ConstraintFault: Error, Hashable, Sendable {
  package let code: String
  package let message: String
}

extension ConstraintElement {
  /// The attributes that the constraint relates; `notAnAttribute` if the second item is missing.
  ///
  /// - Throws: ``ConstraintFault`` for an unknown attribute (F10.2) or combination (F3.1-F3.5).
  package func attributes() throws(ConstraintFault) -> (
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) {
    let first = try attribute(firstAttribute)
    let second = secondItem == nil ? .notAnAttribute : try attribute(secondAttribute ?? "none")
    let fault: String
    switch ConstraintGrammar.verdict(
      first, second, multiplier: secondItem == nil ? 1 : multiplier)
    {
    case .legal:
      guard secondItem != nil, firstItem == secondItem, first == second else {
        return (first, second)
      }
      fault = "relates \(firstAttribute) of an item to itself"
    case .crossesAxes:
      fault = "relates \(words) on different axes, which UIKit does not lay out"
    case .refused(.locationEqualToConstant):
      fault = "sets \(firstAttribute) to a constant; only a width or a height can be constant"
    case .refused(.mixedDirections):
      fault = "relates \(words): one follows the reading direction, the other does not"
    case .refused(.locationAndSize):
      fault = "relates \(words): one is a position, the other a size"
    case .refused(.notFinite), .refused(.noFirstAttribute):
      fault = "relates \(words), which UIKit refuses"
    }
    throw ConstraintFault(code: "illegal-pair", message: fault)
  }

  private var words: String { "\(firstAttribute) to \(secondAttribute ?? "none")" }

  private func attribute(_ name: String) throws(ConstraintFault) -> NSLayoutConstraint.Attribute {
    guard let attribute = NSLayoutConstraint.Attribute(named: name) else {
      throw ConstraintFault(
        code: "unknown-attribute-name", message: "uses the unknown attribute \(name)")
    }
    return attribute
  }
}
