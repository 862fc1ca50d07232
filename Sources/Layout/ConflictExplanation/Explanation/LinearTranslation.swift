import ConstraintSolver

/// Translates a block into rows over variables, four or more per item (F1.1).
///
/// Baselines and margins, which logs do not print, are variables, or fixed if assumed.
struct LinearTranslation {
  private enum Quantity: Hashable {
    case x, y, width, height
    case leftMargin, rightMargin, topMargin, bottomMargin, ascender, descender
    case contentX, contentY, contentWidth, contentHeight
  }

  private struct Key: Hashable {
    var item: String
    var quantity: Quantity
  }

  /// Whether each variable is an extent, which is never negative (F1.2).
  private(set) var isExtent: [Bool] = []
  private(set) var rows: [[LinearRow]] = []
  private var variables: [Key: Int] = [:]
  private var superviews: [String: String] = [:]
  private let assumptions: Set<Assumption>

  init(_ constraints: [LogConstraint], assuming assumptions: Set<Assumption>) {
    self.assumptions = assumptions
    for constraint in constraints { learnSuperview(from: constraint) }
    rows = constraints.map { translate($0) }
  }

  struct Frame {
    let x, y, width, height: LinearForm
  }

  mutating func frame(of item: String) -> Frame {
    Frame(
      x: variable(item, .x), y: variable(item, .y), width: variable(item, .width),
      height: variable(item, .height))
  }

  /// Returns an item's superview, both by identity, as far as the constraints show it.
  func superview(of item: String) -> String? { superviews[item] }

  mutating func sides(of constraint: LogConstraint) -> (first: LinearForm, base: LinearForm) {
    let first = form(of: constraint.first, beside: constraint.second, in: constraint)
    let right = rightSide(of: constraint)
    return (first, right - .constant(constraint.constant))
  }

  private mutating func learnSuperview(from constraint: LogConstraint) {
    switch (constraint.drawing, constraint.second) {
    case (.superview(let isFirst), let second?):
      let (outer, inner) = isFirst ? (constraint.first, second) : (second, constraint.first)
      superviews[inner.item.identity] = outer.item.identity
    case (_, nil):
      if let superview = constraint.superview {
        superviews[constraint.first.item.identity] = superview.identity
      }
    default: break
    }
  }

  private mutating func translate(_ constraint: LogConstraint) -> [LinearRow] {
    if let content = constraint.contentPriorities { return translate(constraint, content) }
    guard constraint.isRequired else { return [] }
    let left = form(of: constraint.first, beside: constraint.second, in: constraint)
    return [LinearRow(form: left - rightSide(of: constraint), relation: constraint.relation)]
  }

  private mutating func rightSide(of constraint: LogConstraint) -> LinearForm {
    var right = LinearForm.constant(constraint.constant)
    if let second = constraint.second {
      right =
        right + form(of: second, beside: constraint.first, in: constraint) * constraint.multiplier
    }
    // A position that equals a constant or a size is relative to the superview (F5.4).
    if !constraint.first.attribute.isSize, constraint.second?.attribute.isSize ?? true {
      right = right + origin(around: constraint)
    }
    return right
  }

  /// Translates a content size's inequalities (F1.14); only required inequalities can conflict.
  private mutating func translate(
    _ constraint: LogConstraint, _ content: LogConstraint.ContentPriorities
  ) -> [LinearRow] {
    let size = form(of: constraint.first, beside: nil, in: constraint)
    let difference = size - .constant(constraint.constant)
    var rows: [LinearRow] = []
    if content.hugging >= 1000 {
      rows.append(LinearRow(form: difference, relation: .lessThanOrEqual))
    }
    if content.compressionResistance >= 1000 {
      rows.append(LinearRow(form: difference, relation: .greaterThanOrEqual))
    }
    return rows
  }

  private mutating func origin(around constraint: LogConstraint) -> LinearForm {
    let item = constraint.first.item.identity
    let container =
      constraint.second?.item.identity ?? constraint.superview?.identity ?? superviews[item]
      ?? "superview of \(item)"
    return variable(container, constraint.first.attribute.isHorizontal ? .x : .y)
  }

  // MARK: Attributes

  private mutating func variable(_ item: String, _ quantity: Quantity) -> LinearForm {
    switch quantity {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin:
      if assumptions.contains(.defaultMargins) { return .constant(AssumedMetrics.margin) }
    case .ascender:
      if assumptions.contains(.bodyText) { return .constant(AssumedMetrics.ascender) }
    case .descender:
      if assumptions.contains(.bodyText) { return .constant(AssumedMetrics.descender) }
    default: break
    }
    let key = Key(item: item, quantity: quantity)
    if let index = variables[key] { return .variable(index) }
    let index = isExtent.count
    variables[key] = index
    switch quantity {
    case .x, .y, .contentX, .contentY: isExtent.append(false)
    default: isExtent.append(true)
    }
    return .variable(index)
  }

  private mutating func form(
    of side: LogConstraint.Side, beside other: LogConstraint.Side?, in constraint: LogConstraint
  ) -> LinearForm {
    let item = side.item.identity
    let isContent = meansContent(side, beside: other, in: constraint)
    let x = variable(item, isContent ? .contentX : .x)
    let y = variable(item, isContent ? .contentY : .y)
    let width = variable(item, isContent ? .contentWidth : .width)
    let height = variable(item, isContent ? .contentHeight : .height)
    switch side.attribute {
    case .left, .leading, .minX: return x
    case .right, .trailing, .maxX: return x + width
    case .centerX, .midX: return x + width * 0.5
    case .top, .minY: return y
    case .bottom, .maxY: return y + height
    case .centerY, .midY: return y + height * 0.5
    case .width: return width
    case .height: return height
    case .firstBaseline: return y + variable(item, .ascender)
    case .lastBaseline, .baseline: return y + height - variable(item, .descender)
    case .leftMargin, .leadingMargin: return x + variable(item, .leftMargin)
    case .rightMargin, .trailingMargin: return x + width - variable(item, .rightMargin)
    case .topMargin: return y + variable(item, .topMargin)
    case .bottomMargin: return y + height - variable(item, .bottomMargin)
    case .centerXWithinMargins:
      return x + (width + variable(item, .leftMargin) - variable(item, .rightMargin)) * 0.5
    case .centerYWithinMargins:
      return y + (height + variable(item, .topMargin) - variable(item, .bottomMargin)) * 0.5
    }
  }

  /// Whether an edge means a scroll view's content (F1.6, F8.11); sizes mean the frame (F8.12).
  private func meansContent(
    _ side: LogConstraint.Side, beside other: LogConstraint.Side?, in constraint: LogConstraint
  ) -> Bool {
    guard let other, !side.attribute.isSize, !other.attribute.isSize,
      constraint.className != "NSAutoresizingMaskLayoutConstraint",
      superviews[other.item.identity] == side.item.identity,
      let className = side.item.className
    else { return false }
    return ["UITableView", "UICollectionView", "UITextView"].contains(className)
      || className.hasSuffix("ScrollView") && !className.hasPrefix("NS")
  }
}
