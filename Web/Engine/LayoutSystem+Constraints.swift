import ConstraintSolver
import LayoutEngine

extension LayoutSystem {
  /// Adds a constraint; returns -1 for an unknown item, incompatible attributes, or infinity.
  func addConstraint(_ equation: Equation) -> Int32 {
    guard isItem(equation.first), equation.firstAttribute.relates(to: equation.secondAttribute),
      (equation.secondAttribute == .none) == (equation.second < 0),
      equation.second < 0 || isItem(equation.second),
      let id = install(equation)
    else { return -1 }
    let place = Int32(constraints.count)
    constraints.append(ConstraintRecord(equation: equation, id: id))
    setSource(.caller(place), of: id)
    return place
  }

  func isConstraint(_ place: Int32) -> Bool {
    constraints.indices.contains(Int(place)) && constraints[Int(place)].id != nil
  }

  func removeConstraint(_ place: Int32) {
    guard let id = constraints[Int(place)].id else { return }
    conflicts.removeAll { $0.broken == id }
    engine.remove(id)
    setSource(.none, of: id)
    constraints[Int(place)].id = nil
    constraints[Int(place)].isBroken = false
  }

  func setConstant(_ constant: Double, of place: Int32) -> Bool {
    guard let id = constraints[Int(place)].id else { return false }
    var equation = constraints[Int(place)].equation
    equation.constant = constant
    guard (try? engine.setConstant(rightSide(of: equation), of: id)) != nil else { return false }
    constraints[Int(place)].equation = equation
    return true
  }

  func setPriority(_ priority: Float, of place: Int32) -> Bool {
    guard let value = Priority(priority), let id = constraints[Int(place)].id else { return false }
    constraints[Int(place)].equation.priority = priority
    if constraints[Int(place)].isBroken {
      removeConstraint(place)
      restoreConstraint(place)
    } else {
      engine.setPriority(value, of: id)
    }
    return true
  }

  /// Reinstalls a removed constraint.
  func restoreConstraint(_ place: Int32) {
    guard let id = install(constraints[Int(place)].equation) else { return }
    constraints[Int(place)].id = id
    setSource(.caller(place), of: id)
  }

  func setMargins(_ margins: Margins, of item: Int32) {
    items[Int(item)].margins = margins
    for place in constraints.indices where constraints[place].equation.mentions(item) {
      _ = setConstant(constraints[place].equation.constant, of: Int32(place))
    }
  }

  private func isMirrored(_ equation: Equation) -> Bool {
    isRightToLeft && equation.isMirrorable
  }

  /// The constant plus the margins' distances from the engine's lines.
  private func rightSide(of equation: Equation) -> Double {
    let mirrored = isMirrored(equation)
    let first = items[Int(equation.first)].margins
      .offset(of: equation.firstAttribute, isMirrored: mirrored)
    guard equation.second >= 0 else { return equation.constant - first }
    let second = items[Int(equation.second)].margins
      .offset(of: equation.secondAttribute, isMirrored: mirrored)
    return equation.constant + equation.multiplier * second - first
  }

  private func install(_ equation: Equation) -> ConstraintID? {
    guard let priority = Priority(equation.priority), let line = equation.firstAttribute.line else {
      return nil
    }
    let isSize = equation.second < 0 && line.isExtent
    let properties = ConstraintProperties(
      equation.relation, rightSide(of: equation), priority: priority,
      isMirrored: isMirrored(equation), rank: isSize ? .size : .user)
    let first = AnchorTerm(ItemAnchor(items[Int(equation.first)].id, line))
    var second: AnchorTerm?
    if equation.second >= 0, let other = equation.secondAttribute.line {
      guard equation.multiplier != 0 else { return nil }
      second = AnchorTerm(
        ItemAnchor(items[Int(equation.second)].id, other), coefficient: -equation.multiplier)
    }
    return try? engine.add(first, second, properties: properties)
  }
}
