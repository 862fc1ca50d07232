import AutoLayoutValues
import Foundation

/// Descriptions in the console's grammar (F2.28): visual format or an equation.
extension NSLayoutConstraint {
  var describedConstraint: String {
    let style = ConsoleStyle(of: involvedViews.first)
    let (body, names) = describedBody(style)
    let info = style.info(isActive: isActive || isSystemMade, names: names)
    var text = "<\(LayoutItemName.className(self)):\(LayoutItemName.address(self))"
    text += (origin?.described ?? "") + " "
    text += descriptionPrefix
    if let identifier { text += "'\(identifier)' " }
    text += body + descriptionSuffix
    if priority.rawValue < 1000, !body.contains("@") {
      text += " priority:\(priority.rawValue.described)"
    }
    return text + info + ">"
  }

  /// The text that distinguishes two constraints made by the system.
  var bodyForIdentity: String {
    "\(LayoutItemName.className(self)) \(describedBody(ConsoleStyle(iosMajorVersion: 0)).body)"
  }

  fileprivate func describedBody(
    _ style: ConsoleStyle
  ) -> (body: String, names: [String]) {
    var names = ItemNames()
    if composite != nil { return (describedComposite(&names), names.list) }
    guard let firstItem else { return ("(items are gone)", []) }
    if let gap = describedGap(&names) { return (gap, names.list) }
    if style.drawsSizes, let size = describedSize(&names) { return (size, names.list) }
    var text = "\(names.name(of: firstItem)).\(describedAttribute) \(relation.sign) "
    if let secondItem {
      if multiplier != 1 { text += "\(Double(multiplier).described)*" }
      text += "\(names.name(of: secondItem)).\(secondAttribute.equationName)"
      text += describedConstant
    } else {
      text += constant < 0 ? "- \(Double(-constant).described)" : Double(constant).described
    }
    return (text, names.list)
  }

  /// The position from a mask is printed as `minX` or `minY` (F5.4).
  private var describedAttribute: String {
    guard self is NSAutoresizingMaskLayoutConstraint else { return firstAttribute.equationName }
    return switch firstAttribute {
    case .left: "minX"
    case .top: "minY"
    default: firstAttribute.equationName
    }
  }

  /// ` + 8`, ` - 8`, nothing for 0, or the symbol for standard distances (F2.20).
  private var describedConstant: String {
    if let spacing { return " \(spacing.symbol)(\(Double(constant).described))" }
    guard constant != 0 else { return "" }
    return constant < 0
      ? " - \(Double(-constant).described)" : " + \(Double(constant).described)"
  }

  /// The visual format for distances (F2.15-F2.19, F11.25).
  private func describedGap(_ names: inout ItemNames) -> String? {
    guard let firstItem, let secondItem, multiplier == 1 else { return nil }
    let axis: String
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.leading, .trailing), (.left, .right),
      (.trailing, .trailing), (.right, .right):
      axis = "H:"
    case (.top, .top), (.top, .bottom), (.bottom, .bottom): axis = "V:"
    default: return nil
    }
    let firstView = firstItem as? UIView
    let secondView = secondItem as? UIView
    let gap = "-(\(describedRelation)\(describedDistance))-"
    let isNear = firstAttribute == secondAttribute
    let isFar = [.trailing, .right, .bottom].contains(firstAttribute)
    let direction = firstAttribute.isFixedSide ? "(LTR)" : ""
    if isNear && !isFar, let secondView, superview(of: firstItem) === secondView {
      let body = "\(axis)|\(gap)[\(names.name(of: firstItem))]"
      names.addSuperview(secondView)
      return body + direction
    }
    if isNear && isFar, let firstView, superview(of: secondItem) === firstView {
      let body = "\(axis)[\(names.name(of: secondItem))]\(gap)|"
      names.addSuperview(firstView)
      return body + direction
    }
    if !isNear, superview(of: firstItem) === superview(of: secondItem) {
      return "\(axis)[\(names.name(of: secondItem))]\(gap)[\(names.name(of: firstItem))]"
        + direction
    }
    return nil
  }

  /// The visual format for fixed sizes, as logged until iOS 9 (F2.15).
  private func describedSize(_ names: inout ItemNames) -> String? {
    guard let firstItem, secondItem == nil, firstAttribute.isSize, constant >= 0 else {
      return nil
    }
    let axis = firstAttribute == .width ? "H:" : "V:"
    return "\(axis)[\(names.name(of: firstItem))(\(describedRelation)\(describedDistance))]"
  }

  private var describedRelation: String {
    relation == .equal ? "" : relation.sign
  }

  private var describedDistance: String {
    let number = Double(constant).described
    let text = spacing.map { "\($0.symbol)(\(number))" } ?? number
    return priority.rawValue < 1000 ? text + "@\(priority.rawValue.described)" : text
  }

  private func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func describedComposite(_ names: inout ItemNames) -> String {
    func side(_ side: CompositeAnchors.Side?) -> String {
      guard let side, let from = side.from else { return "" }
      let start = "\(names.name(of: from)).\(side.fromAttribute.equationName)"
      guard let to = side.to else { return start }
      return "(\(names.name(of: to)).\(side.toAttribute.equationName) - \(start))"
    }
    let first = side(composite?.first)
    let second = side(composite?.second)
    guard !second.isEmpty else {
      return "\(first) \(relation.sign) \(Double(constant).described)"
    }
    let factor = multiplier == 1 ? "" : "\(Double(multiplier).described)*"
    return "\(first) \(relation.sign) \(factor)\(second)\(describedConstant)"
  }
}

extension SystemSpacing {
  /// The symbol of the distance in logs (F2.16).
  var symbol: String {
    switch self {
    case .standard: "NSSpace"
    case .anchor: "NSLayoutAnchorConstraintSpace"
    }
  }
}

/// The item names in a description and the list that explains them (F2.18, F2.23).
@MainActor private struct ItemNames {
  private(set) var list: [String] = []

  mutating func name(of item: AnyObject) -> String {
    guard let view = item as? UIView, let identifier = view.accessibilityIdentifier,
      !identifier.isEmpty
    else { return LayoutItemName.of(item) }
    add("\(identifier):\(LayoutItemName.address(item))")
    return identifier
  }

  mutating func addSuperview(_ view: UIView) {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      add("\(identifier):\(LayoutItemName.address(view))")
      add("'|':\(identifier):\(LayoutItemName.address(view))")
    } else {
      add("'|':\(LayoutItemName.of(view))")
    }
  }

  private mutating func add(_ entry: String) {
    if !list.contains(entry) { list.append(entry) }
  }
}
