import Foundation

/// A constraint to add to a document: a required equality with a multiplier of 1.
package struct ConstraintAddition: Codable, Equatable, Sendable {
  package var firstItem: String
  package var firstAttribute: String
  package var secondItem: String?
  package var secondAttribute: String?
  package var constant: Double

  /// Returns the constraint in Interface Builder's form, with distances at far edges inward.
  func written(in holder: String) -> ConstraintAddition {
    guard secondItem == holder, let secondAttribute, secondAttribute == firstAttribute,
      ["trailing", "right", "bottom"].contains(firstAttribute)
    else { return self }
    return ConstraintAddition(
      firstItem: holder, firstAttribute: secondAttribute, secondItem: firstItem,
      secondAttribute: firstAttribute, constant: -constant)
  }

  func element(in holder: String, id: String) -> String {
    var text = "<constraint"
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\"\(XMLCharacters.escaped(value))\"" }
    }
    add("firstItem", firstItem == holder ? nil : firstItem)
    add("firstAttribute", firstAttribute)
    add("secondItem", secondItem)
    add("secondAttribute", secondAttribute)
    if constant != 0 { add("constant", MarkupNumber.text(constant)) }
    add("id", id)
    return text + "/>"
  }
}

enum MarkupNumber {
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
