import ConstraintSolver

package struct ConstraintSentences {
  package let labels: ItemLabels

  package init(labels: ItemLabels) { self.labels = labels }

  package func sentence(for constraint: LogConstraint, meaning: SystemMeaning?) -> String {
    var sentence = statement(of: constraint)
    if constraint.priority < 1000 {
      sentence += " (priority \(constraint.priority.short))"
    }
    if let identifier = constraint.identifier, meaning == nil { sentence += " [\(identifier)]" }
    if let source = constraint.source { sentence += " [\(source)]" }
    if let meaning { sentence += " — \(meaning.sentence)" }
    return sentence
  }

  private func statement(of constraint: LogConstraint) -> String {
    let first = labels[constraint.first.item]
    let attribute = constraint.first.attribute
    guard let second = constraint.second else {
      if attribute.isSize {
        let dimension = attribute == .width ? "wide" : "tall"
        return
          "\(first) is \(bound(constraint.relation))\(points(constraint.constant)) \(dimension)"
      }
      let value = points(constraint.constant)
      return
        "\(first)'s \(name(attribute)) is \(bound(constraint.relation))\(value) from its superview's origin"
    }
    if attribute.isSize, second.attribute.isSize { return sizeSentence(constraint, second) }
    if attribute.isSize != second.attribute.isSize || constraint.multiplier != 1 {
      return equationSentence(constraint, second)
    }
    return positionSentence(constraint, second)
  }

  private func sizeSentence(_ constraint: LogConstraint, _ second: LogConstraint.Side) -> String {
    let dimension = constraint.first.attribute == .width ? "wide" : "tall"
    let otherDimension = second.attribute == .width ? "wide" : "tall"
    let isSame = second.item == constraint.first.item
    var other = isSame ? "it" : labels[second.item]
    if isSame || second.attribute != constraint.first.attribute { other += " is \(otherDimension)" }
    let times = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.short) times "
    return
      "\(labels[constraint.first.item]) is \(bound(constraint.relation))\(times)as \(dimension) as \(other)"
      + addend(constraint.constant)
  }

  private func positionSentence(_ constraint: LogConstraint, _ second: LogConstraint.Side) -> String
  {
    let first = labels[constraint.first.item]
    let other = labels[second.item]
    let constant = constraint.constant
    let edges = (name(constraint.first.attribute), name(second.attribute))
    if case .superview(let isFirst) = constraint.drawing {
      let (inner, outer) = isFirst ? (other, first) : (first, other)
      if constant == 0, constraint.relation == .equal {
        return "\(inner)'s \(edges.0) edge is aligned with \(outer)'s \(edges.1) edge"
      }
      let gap = bound(constraint.relation) + points(constant)
      return "\(inner)'s \(edges.0) edge is \(gap) inside \(outer)'s \(edges.1) edge"
    }
    if constraint.drawing == .siblings, constant == 0 {
      switch constraint.relation {
      case .equal: return "\(first) starts where \(other) ends"
      case .lessThanOrEqual: return "\(first) starts where \(other) ends, or before"
      case .greaterThanOrEqual: return "\(first) starts where \(other) ends, or after"
      }
    }
    if constraint.drawing == .siblings {
      let direction = constraint.first.attribute.isHorizontal ? "after" : "below"
      let gap = bound(constraint.relation) + points(constant)
      return "\(first) starts \(gap) \(direction) \(other)"
    }
    if constant == 0 {
      switch constraint.relation {
      case .equal: return "\(first)'s \(edges.0) is aligned with \(other)'s \(edges.1)"
      case .lessThanOrEqual:
        let direction = constraint.first.attribute.isHorizontal ? "before" : "above"
        return "\(first)'s \(edges.0) is at or \(direction) \(other)'s \(edges.1)"
      case .greaterThanOrEqual:
        let direction = constraint.first.attribute.isHorizontal ? "after" : "below"
        return "\(first)'s \(edges.0) is at or \(direction) \(other)'s \(edges.1)"
      }
    }
    let direction =
      constraint.first.attribute.isHorizontal
      ? (constant > 0 ? "after" : "before") : (constant > 0 ? "below" : "above")
    // "At least 8 below" becomes "at most 8 above" when the sign changes.
    let relation = constant > 0 ? constraint.relation : constraint.relation.turned
    let gap = bound(relation) + points(abs(constant))
    return "\(first)'s \(edges.0) is \(gap) \(direction) \(other)'s \(edges.1)"
  }

  private func equationSentence(_ constraint: LogConstraint, _ second: LogConstraint.Side) -> String
  {
    let times = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.short) times "
    return
      "\(labels[constraint.first.item])'s \(name(constraint.first.attribute)) is \(bound(constraint.relation))\(times)\(labels[second.item])'s \(name(second.attribute))"
      + addend(constraint.constant)
  }

  // MARK: Words

  private func bound(_ relation: Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  private func points(_ value: Double) -> String {
    if abs(value) < 1e-300 { return "0 points" }
    return abs(value) == 1 ? "\(value.short) point" : "\(value.short) points"
  }

  private func addend(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return constant > 0 ? ", plus \(points(constant))" : ", minus \(points(-constant))"
  }

  private func name(_ attribute: LogAttribute) -> String {
    switch attribute {
    case .minX: "left"
    case .maxX: "right"
    case .minY: "top"
    case .maxY: "bottom"
    case .centerX, .midX: "horizontal center"
    case .centerY, .midY: "vertical center"
    case .firstBaseline: "first baseline"
    case .lastBaseline, .baseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .centerXWithinMargins: "horizontal center within margins"
    case .centerYWithinMargins: "vertical center within margins"
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height: attribute.rawValue
    }
  }
}
