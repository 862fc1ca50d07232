import Foundation

/// A constraint that comes into a document: required, an equality with a multiplier of 1.
package struct ConstraintAddition: Codable, Equatable, Sendable {
  /// The identifier of the view whose attribute it is about.
  package var firstItem: String
  /// The attribute, as documents write it.
  package var firstAttribute: String
  /// The identifier of the other view or guide; nil where the constant is all there is.
  package var secondItem: String?
  /// The attribute of the other view or guide.
  package var secondAttribute: String?
  /// The constant, in points.
  package var constant: Double

  /// The same constraint as Interface Builder writes it: distances from the far edges of the view
  /// around are counted inwards.
  func written(in holder: String) -> ConstraintAddition {
    guard secondItem == holder, let secondAttribute, secondAttribute == firstAttribute,
      ["trailing", "right", "bottom"].contains(firstAttribute)
    else { return self }
    return ConstraintAddition(
      firstItem: holder, firstAttribute: secondAttribute, secondItem: firstItem,
      secondAttribute: firstAttribute, constant: -constant)
  }

  /// The element.
  ///
  /// - Parameters:
  ///   - holder: The view that it stands in, which needs no name.
  ///   - id: Its identifier.
  /// - Returns: The element, on one line.
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

/// Numbers as Interface Builder writes them.
enum MarkupNumber {
  /// A number without what is not needed.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
