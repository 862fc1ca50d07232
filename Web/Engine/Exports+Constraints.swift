import ConstraintSolver
import LayoutEngine
import VisualFormat

/// Adds `first.attribute relation multiplier * second.attribute + constant`.
///
/// Attributes have the numbers of `NSLayoutConstraint`; -1 and 0 mean no second item.
@_cdecl("constraint_add")
public func addConstraint(
  _ number: Int32, _ first: Int32, _ firstAttribute: Int32, _ relation: Int32, _ second: Int32,
  _ secondAttribute: Int32, _ multiplier: Double, _ constant: Double, _ priority: Double
) -> Int32 {
  guard let system = system(number), let attribute = Attribute(rawValue: firstAttribute),
    let other = Attribute(rawValue: secondAttribute), (-1...1).contains(relation),
    let relation = Relation(rawValue: Int8(relation)), multiplier.isFinite, constant.isFinite
  else { return -1 }
  return system.addConstraint(
    Equation(
      first: first, firstAttribute: attribute, relation: relation, second: second,
      secondAttribute: other, multiplier: multiplier, constant: constant,
      priority: Float(priority)))
}

@_cdecl("constraint_remove")
public func removeConstraint(_ number: Int32, _ constraint: Int32) -> Int32 {
  guard let system = system(number, constraint: constraint) else { return -1 }
  system.removeConstraint(constraint)
  return 0
}

/// Changes a constraint's constant, the cheapest change.
@_cdecl("constraint_set_constant")
public func setConstant(_ number: Int32, _ constraint: Int32, _ constant: Double) -> Int32 {
  guard let system = system(number, constraint: constraint),
    system.setConstant(constant, of: constraint)
  else { return -1 }
  return 0
}

@_cdecl("constraint_set_priority")
public func setPriority(_ number: Int32, _ constraint: Int32, _ priority: Double) -> Int32 {
  guard let system = system(number, constraint: constraint),
    system.setPriority(Float(priority), of: constraint)
  else { return -1 }
  return 0
}

/// Returns the eight numbers that a constraint was added with, in that order.
@_cdecl("constraint_read")
public func readConstraint(_ number: Int32, _ constraint: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number, constraint: constraint) else { return nil }
  let equation = system.constraints[Int(constraint)].equation
  return unsafe Transfer.put([
    Double(equation.first), Double(equation.firstAttribute.rawValue),
    Double(equation.relation.rawValue), Double(equation.second),
    Double(equation.secondAttribute.rawValue), equation.multiplier, equation.constant,
    Double(equation.priority),
  ])
}

/// Adds the constraints of the format in the input buffer, or none.
///
/// Returns the count and their numbers; or -1, the error's column and message as UTF-8.
@_cdecl("visual_format_add")
public func addVisualFormat(
  _ number: Int32, _ bytes: Int32, _ options: Int32
) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  do throws(VisualFormatError) {
    let options = VisualFormatOptions(rawValue: UInt(max(0, options)))
    let equations = try system.read(Transfer.text(bytes), options: options)
    let added = equations.map { system.addConstraint($0) }
    return unsafe Transfer.put([Int32(added.count)] + added)
  } catch {
    let message = Array(error.message.utf8)
    var answer: [UInt8] = []
    for value in [-1, Int32(error.column), Int32(message.count)] {
      let bits = UInt32(bitPattern: value)
      for shift in [0, 8, 16, 24] as [UInt32] {
        answer.append(UInt8(truncatingIfNeeded: bits >> shift))
      }
    }
    return unsafe Transfer.put(answer + message)
  }
}
