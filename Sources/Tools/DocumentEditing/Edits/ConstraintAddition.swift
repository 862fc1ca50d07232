import Foundation
import InterfaceBuilder

/// A constraint to add to a document; by default a required equality with a multiplier of 1.
package struct ConstraintAddition: Codable, Hashable, Sendable {
  package var firstItem: String
  package var firstAttribute: String
  package var secondItem: String?
  package var secondAttribute: String?
  package var constant: Double
  package var relation: String?
  package var multiplier: Double?
  package var priority: Double?

  package init(
    firstItem: String, firstAttribute: String, secondItem: String? = nil,
    secondAttribute: String? = nil,
    constant: Double
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.constant = constant
  }

  /// Returns the constraint in Interface Builder's form, with distances at far edges inward.
  func written(in holder: String) -> ConstraintAddition {
    guard secondItem == holder, let secondAttribute, secondAttribute == firstAttribute,
      ["trailing", "right", "bottom"].contains(firstAttribute), (multiplier ?? 1) == 1
    else { return self }
    var turned = ConstraintAddition(
      firstItem: holder, firstAttribute: secondAttribute, secondItem: firstItem,
      secondAttribute: firstAttribute, constant: constant == 0 ? 0 : -constant)
    turned.priority = priority
    switch relation {
    case "lessThanOrEqual": turned.relation = "greaterThanOrEqual"
    case "greaterThanOrEqual": turned.relation = "lessThanOrEqual"
    default: turned.relation = relation
    }
    return turned
  }

  func element(in holder: String, id: String) -> String {
    var text = "<constraint"
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\"\(XMLCharacters.escaped(value))\"" }
    }
    add("firstItem", firstItem == holder ? nil : firstItem)
    add("firstAttribute", firstAttribute)
    add("relation", relation == "equal" ? nil : relation)
    add("secondItem", secondItem)
    add("secondAttribute", secondAttribute)
    if let multiplier, multiplier != 1 { add("multiplier", MarkupNumber.text(multiplier)) }
    if constant != 0 { add("constant", MarkupNumber.text(constant)) }
    if let priority, priority != 1000 { add("priority", MarkupNumber.text(priority)) }
    add("id", id)
    return text + "/>"
  }
}

enum MarkupNumber {
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
