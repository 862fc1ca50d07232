import ConstraintSolver
import VisualFormat

struct FormatScope: VisualFormatScope {
  let system: LayoutSystem

  // Names are compared as bytes: strings would add the tables for Unicode equivalence.
  func item(named name: Substring) -> Int32? {
    let bytes = Array(name.utf8)
    guard let place = system.items.firstIndex(where: { $0.isLive && $0.name == bytes }) else {
      return nil
    }
    return Int32(place)
  }

  func metric(named name: Substring) -> Double? { system.metrics[Array(name.utf8)] }

  func superview(of item: Int32) -> Int32? {
    let parent = system.items[Int(item)].parent
    return parent < 0 ? nil : parent
  }
}

extension LayoutSystem {
  func read(
    _ format: String, options: VisualFormatOptions
  ) throws(VisualFormatError) -> [Equation] {
    let scope = FormatScope(system: self)
    let values = try visualFormatConstraints(format, options: options, in: scope)
    return values.map(equation)
  }

  private func equation(_ value: VisualFormatConstraint<Int32>) -> Equation {
    var equation = Equation(
      first: value.firstItem,
      firstAttribute: Attribute(rawValue: Int32(value.firstAttribute.rawValue)) ?? .none,
      relation: .equal, second: value.secondItem ?? -1,
      secondAttribute: Attribute(rawValue: Int32(value.secondAttribute.rawValue)) ?? .none,
      priority: value.priority)
    switch value.relation {
    case .lessThanOrEqual: equation.relation = .lessThanOrEqual
    case .equal: equation.relation = .equal
    case .greaterThanOrEqual: equation.relation = .greaterThanOrEqual
    }
    switch value.constant {
    case .points(let points): equation.constant = points
    case .standard(.siblings), .standard(.baselines): equation.constant = 8
    case .standard(.superview):
      // The standard distance to the superview's edge is the superview's margin (F4.7).
      if equation.second >= 0, items[Int(equation.second)].parent == equation.first {
        equation.firstAttribute = equation.firstAttribute.margin
      } else {
        equation.secondAttribute = equation.secondAttribute.margin
      }
    }
    return equation
  }
}
