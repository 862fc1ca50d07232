internal import AutoLayout

/// A constraint as an anchor call.
struct AnchorExpression {
  let constraint: CodeConstraint
  /// Guides that have a short name in the method.
  let aliases: [String: String]

  /// The expression; `isPlain` leaves out priority and identifier.
  func text(isPlain: Bool = false) -> String {
    var text = call
    guard !isPlain else { return text }
    let identifier = constraint.identifier.map(SwiftLiteral.string)
    if constraint.priority != 1000 {
      let priority = SwiftLiteral.priority(constraint.priority)
      let second = identifier.map { ", identifier: \($0)" } ?? ""
      text += ".withPriority(\(priority)\(second))"
    } else if let identifier {
      text += ".withIdentifier(\(identifier))"
    }
    return text
  }

  private var relation: String {
    switch constraint.relation {
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    default: "equalTo"
    }
  }

  private var call: String {
    guard let first = anchor(constraint.first, constraint.firstAttribute) else { return general }
    let constant = SwiftLiteral.number(constraint.constant)
    guard let item = constraint.second else {
      return "\(first).constraint(\(relation)Constant: \(constant))"
    }
    guard let second = anchor(item, constraint.secondAttribute) else { return general }
    let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard isSize || constraint.multiplier == 1 else { return general }
    var arguments = "\(relation): \(second)"
    if constraint.multiplier != 1 {
      arguments += ", multiplier: \(SwiftLiteral.ratio(constraint.multiplier))"
    }
    if constant != "0" { arguments += ", constant: \(constant)" }
    return "\(first).constraint(\(arguments))"
  }

  private var general: String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: ".lessThanOrEqual"
      case .greaterThanOrEqual: ".greaterThanOrEqual"
      default: ".equal"
      }
    let second = constraint.second.map { path($0) } ?? "nil"
    let attribute =
      constraint.second == nil ? "notAnAttribute" : constraint.secondAttribute.codeName
    return "NSLayoutConstraint(item: \(path(constraint.first)), "
      + "attribute: .\(constraint.firstAttribute.codeName), relatedBy: \(relation), "
      + "toItem: \(second), attribute: .\(attribute), "
      + "multiplier: \(SwiftLiteral.ratio(constraint.multiplier)), "
      + "constant: \(SwiftLiteral.number(constraint.constant)))"
  }

  private func path(_ item: CodeConstraint.Item) -> String {
    let path = aliases[item.path] ?? item.path
    return path.isEmpty ? "self" : path
  }

  private func anchor(
    _ item: CodeConstraint.Item, _ attribute: NSLayoutConstraint.Attribute
  ) -> String? {
    guard let (name, isMargin) = attribute.anchor else { return nil }
    if isMargin, item.isGuide { return nil }
    let base = aliases[item.path] ?? item.path
    let prefix = base.isEmpty ? "" : "\(base)."
    if isMargin {
      let alias = aliases["\(prefix)layoutMarginsGuide"] ?? "\(prefix)layoutMarginsGuide"
      return "\(alias).\(name)Anchor"
    }
    if item.isGuide, attribute == .firstBaseline || attribute == .lastBaseline { return nil }
    return "\(prefix)\(name)Anchor"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The anchor of the attribute, and whether it belongs to the margins' guide.
  var anchor: (name: String, isMargin: Bool)? {
    switch self {
    case .left: ("left", false)
    case .right: ("right", false)
    case .top: ("top", false)
    case .bottom: ("bottom", false)
    case .leading: ("leading", false)
    case .trailing: ("trailing", false)
    case .width: ("width", false)
    case .height: ("height", false)
    case .centerX: ("centerX", false)
    case .centerY: ("centerY", false)
    case .lastBaseline: ("lastBaseline", false)
    case .firstBaseline: ("firstBaseline", false)
    case .leftMargin: ("left", true)
    case .rightMargin: ("right", true)
    case .topMargin: ("top", true)
    case .bottomMargin: ("bottom", true)
    case .leadingMargin: ("leading", true)
    case .trailingMargin: ("trailing", true)
    case .centerXWithinMargins: ("centerX", true)
    case .centerYWithinMargins: ("centerY", true)
    default: nil
    }
  }

  var axis: NSLayoutConstraint.Axis? {
    guard let name = anchor?.name else { return nil }
    let horizontal = ["left", "right", "leading", "trailing", "width", "centerX"]
    return horizontal.contains(name) ? .horizontal : .vertical
  }

  /// The name in code.
  var codeName: String {
    guard let (name, isMargin) = anchor else { return "notAnAttribute" }
    if !isMargin { return name }
    return name.hasPrefix("center") ? "\(name)WithinMargins" : "\(name)Margin"
  }
}
