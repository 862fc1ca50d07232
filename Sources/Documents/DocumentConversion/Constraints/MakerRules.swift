internal import AutoLayout

/// Constraints in SnapKit's spelling.
struct MakerRules {
  private let constraints: [CodeConstraint]

  init(_ constraints: [CodeConstraint]) { self.constraints = constraints }

  /// A closure for each item, in the order of the first constraints.
  var lines: [SourceLine] {
    var order: [String] = []
    var members: [String: [CodeConstraint]] = [:]
    for constraint in constraints {
      let path = constraint.first.path
      if members[path] == nil { order.append(path) }
      members[path, default: []].append(constraint)
    }
    return order.map { path in
      let item = path.isEmpty ? "snp" : "\(path).snp"
      let rules = rules(of: members[path] ?? [])
      let line = "\(item).makeConstraints { $0.\(rules[0]) }"
      // Method bodies have four columns.
      if rules.count == 1, line.count + 4 <= SourcePrinter.width { return .statement(line) }
      return .block(
        "\(item).makeConstraints { make in", .statements(rules.map { "make.\($0)" }))
    }
  }

  /// A common rule for all attributes with the same right side.
  private func rules(of constraints: [CodeConstraint]) -> [String] {
    var order: [String] = []
    var attributes: [String: [String]] = [:]
    for constraint in constraints {
      let side = rightSide(constraint)
      if attributes[side] == nil { order.append(side) }
      attributes[side, default: []].append(constraint.firstAttribute.codeName)
    }
    return order.map {
      Self.joined(
        attributes[$0] ?? [], isExact: $0.hasPrefix(".equalTo") && !$0.contains(".offset")) + $0
    }
  }

  /// Attributes in the usual order, with SnapKit's names of groups.
  private static func joined(_ attributes: [String], isExact: Bool) -> String {
    let order = ["top", "leading", "trailing", "bottom"]
    guard attributes.count > 1, attributes.allSatisfy(order.contains) else {
      let isCenter = Set(attributes) == ["centerX", "centerY"] && attributes.count == 2
      return isCenter ? "center" : attributes.joined(separator: ".")
    }
    let sorted = order.filter(attributes.contains)
    return sorted == order && isExact ? "edges" : sorted.joined(separator: ".")
  }

  private func rightSide(_ constraint: CodeConstraint) -> String {
    var text = ""
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      default: "equalTo"
      }
    let constant = SwiftLiteral.number(constraint.constant)
    if let second = constraint.second {
      let path = second.path.isEmpty ? "self" : second.path
      let isSame = constraint.firstAttribute == constraint.secondAttribute
      let target = isSame ? path : "\(path).snp.\(constraint.secondAttribute.codeName)"
      text += ".\(relation)(\(target))"
      if constraint.multiplier != 1 {
        text += ".multipliedBy(\(SwiftLiteral.ratio(constraint.multiplier)))"
      }
      if constant != "0" { text += ".offset(\(constant))" }
    } else {
      text += ".\(relation)(\(constant))"
    }
    if constraint.priority != 1000 {
      text += ".priority(\(SwiftLiteral.number(constraint.priority)))"
    }
    return text
  }
}
