internal import AutoLayout

/// Interface Builder's words for attributes (F10.2).
enum ConstraintAttributes {
  static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? { table[name] }

  private static let table: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Whether two attributes may stand in one constraint (F3.1-F3.5); what may not is left out.
  static func canRelate(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> Bool {
    let kinds = (kind(first), kind(second))
    guard kinds.0 == kinds.1 else { return false }
    let mixes =
      (directional.contains(first) && absolute.contains(second))
      || (absolute.contains(first) && directional.contains(second))
    return !mixes
  }

  private enum Kind { case x, y, extent }

  private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind {
    switch attribute {
    case .width, .height: .extent
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    default: .x
    }
  }

  private static let directional: Set<NSLayoutConstraint.Attribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private static let absolute: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .leftMargin, .rightMargin,
  ]
}

extension ConstraintElement {
  /// Why UIKit refuses the constraint's attributes (F3.1-F3.5); nil when it takes them.
  package var attributeFault: String? {
    guard let first = ConstraintAttributes.attribute(firstAttribute) else {
      return "uses the unknown attribute \(firstAttribute)"
    }
    guard let secondItem else {
      return first == .width || first == .height
        ? nil : "sets \(firstAttribute) to a constant; only a width or a height can be constant"
    }
    guard let name = secondAttribute, let second = ConstraintAttributes.attribute(name) else {
      return "uses the unknown attribute \(secondAttribute ?? "none")"
    }
    guard ConstraintAttributes.canRelate(first, second), firstItem != secondItem || first != second
    else { return "relates \(firstAttribute) to \(name), which UIKit refuses" }
    return nil
  }
}
