import AutoLayout
import Foundation

/// The constraints in a laid-out tree: an equation per line below the view that holds them.
@MainActor
struct EquationText {
  private var lines: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  static func text(of scene: SnapshotStage.Scene, _ environment: SnapshotEnvironment) -> String {
    var text = EquationText()
    if !environment.words.isEmpty {
      text.lines.append("on \(environment.words.joined(separator: ", "))")
    }
    switch scene {
    case .view(let view): text.add(view)
    case .screen(_, let controller): text.add(controller.view)
    case .layer(let layer):
      text.lines.append("\(ObjectName.className(of: layer)) has no constraints")
    }
    return text.lines.joined(separator: "\n")
  }

  private mutating func add(_ root: UIView) {
    // Names come first: a constraint may relate later views.
    var counts: [String: Int] = [:]
    var views: [UIView] = []
    var open = [root]
    while let view = open.popLast() {
      views.append(view)
      let name = ObjectName.of(view)
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      names[ObjectIdentifier(view)] = number > 1 ? "\(name) (\(number))" : name
      if !ObjectName.isOpaque(view) { open += view.subviews.reversed() }
    }
    for view in views {
      let own = view.constraints.filter { !($0 is NSContentSizeLayoutConstraint) && isNamed($0) }
      guard !own.isEmpty else { continue }
      lines.append(names[ObjectIdentifier(view)] ?? "")
      for constraint in own { lines.append("  \(equation(of: constraint))") }
    }
    if lines.isEmpty { lines.append("no constraints") }
  }

  private func isNamed(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      return name(of: item) != nil
    }
  }

  private func name(of item: AnyObject) -> String? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let name = names[ObjectIdentifier(owner)] else {
        return nil
      }
      if guide === owner.safeAreaLayoutGuide { return "\(name).safeArea" }
      if guide === owner.layoutMarginsGuide { return "\(name).margins" }
      let identifier = guide.identifier
      return "\(name).\(identifier.isEmpty ? "guide" : identifier)"
    }
    return names[ObjectIdentifier(item)]
  }

  private func equation(of constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let first = side(constraint.firstItem, constraint.firstAttribute) ?? "?"
    var right = ""
    let constant = constraint.constant
    if let second = side(constraint.secondItem, constraint.secondAttribute) {
      right = second
      let multiplier = constraint.multiplier
      if multiplier != 1 { right += " * \(precise(multiplier))" }
      if constant != 0 {
        right += constant < 0 ? " - \(precise(-constant))" : " + \(precise(constant))"
      }
    } else {
      right = precise(constant)
    }
    var line = "\(first) \(relation) \(right)"
    if constraint.priority != .required {
      line += " @ \(precise(CGFloat(constraint.priority.rawValue)))"
    }
    if let identifier = constraint.identifier, !identifier.isEmpty { line += " '\(identifier)'" }
    return line
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    guard let item, attribute != .notAnAttribute else { return nil }
    return "\(name(of: item) ?? ObjectName.className(of: item)).\(attribute.equationName)"
  }

  /// Formats a number with at most four decimals.
  private func precise(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }
}
