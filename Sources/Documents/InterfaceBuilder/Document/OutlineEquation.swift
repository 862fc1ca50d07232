package import AutoLayout

/// A constraint in the notation of Xcode's document outline: `Sign in.leading = leadingMargin + 8`.
package struct OutlineEquation: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    /// The item's name; nil to omit it, as the outline does for the superview.
    package var item: String?
    package var attribute: String

    package init(_ item: String?, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }

    fileprivate var text: String { item.map { "\($0).\(attribute)" } ?? attribute }
  }

  package var first: Side
  package var relation: NSLayoutConstraint.Relation
  /// Nil for a constraint between an attribute and a number.
  package var second: Side?
  package var multiplier: Double
  /// In points.
  package var constant: Double

  package init(
    _ first: Side, relation: NSLayoutConstraint.Relation = .equal, second: Side?,
    multiplier: Double = 1, constant: Double
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  package var text: String {
    var text = "\(first.text) \(relation.outlineSign) "
    guard let second else { return text + Self.number(constant) }
    if multiplier != 1 { text += "\(Self.number(multiplier)) × " }
    text += second.text
    let length = Self.number(abs(constant))
    if length != "0" { text += " \(constant < 0 ? "-" : "+") \(length)" }
    return text
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var outlineSign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension DocumentContents {
  /// A constraint of the document in the notation of Xcode's outline.
  ///
  /// The owner's name is omitted only next to another item's, because messages have no context.
  package func equation(of element: ConstraintElement) -> OutlineEquation {
    let owner = self[element.owner].id
    let first = element.firstItem ?? owner
    let constant = element.constant
    guard let second = element.secondItem, let attribute = element.secondAttribute else {
      return OutlineEquation(
        .init(equationName(of: first), element.firstAttribute), relation: element.relation,
        second: nil,
        constant: constant)
    }
    return OutlineEquation(
      .init(
        first == owner && second != owner ? nil : equationName(of: first), element.firstAttribute),
      relation: element.relation,
      second: .init(second == owner ? nil : equationName(of: second), attribute),
      multiplier: element.multiplier, constant: constant)
  }
}
