internal import AutoLayout

/// Constraints in SnapKit's spelling.
struct MakerRules {
  private let constraints: [CodeConstraint]

  init(_ constraints: [CodeConstraint]) { self.constraints = constraints }

  /// One closure for each item, in the order of the first constraints.
  var lines: [SourceLine] {
    var order: [String] = []
    var rules: [String: [String]] = [:]
    for constraint in constraints {
      let path = constraint.first.path
      if rules[path] == nil { order.append(path) }
      rules[path, default: []].append(rule(constraint))
    }
    return order.map { path in
      let item = path.isEmpty ? "snp" : "\(path).snp"
      return .block("\(item).makeConstraints { make in", .statements(rules[path] ?? []))
    }
  }

  func rule(_ constraint: CodeConstraint) -> String {
    var text = "make.\(constraint.firstAttribute.makerName)"
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
      let target = isSame ? path : "\(path).snp.\(constraint.secondAttribute.makerName)"
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

extension NSLayoutConstraint.Attribute {
  fileprivate var makerName: String { codeName == "lastBaseline" ? "lastBaseline" : codeName }
}
