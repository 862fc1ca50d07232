import ConstraintSolver
import LayoutEngine

/// Returns per item the sum of 1, 2, 4 and 8 for an ambiguous x, width, y and height.
@_cdecl("system_ambiguity")
public func ambiguity(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  var open = system.openVariables ?? system.engine.openVariables()
  let flags = system.items.map { item -> Int32 in
    guard item.isLive else { return 0 }
    var sum: Int32 = 0
    for (axis, shift) in [(Axis.horizontal, Int32(0)), (.vertical, 2)] {
      if system.engine.isPositionAmbiguous(item.id, axis, among: &open) { sum |= 1 << shift }
      if system.engine.isExtentAmbiguous(item.id, axis, among: &open) { sum |= 2 << shift }
    }
    return sum
  }
  system.openVariables = open
  return unsafe Transfer.put(flags)
}

/// Returns the constraints broken since they were added.
///
/// After the count, each has the number, the conflict's size, and the members as pairs of a
/// kind and a number: 0 a constraint, 1 to 4 hugging and compression resistance of items,
/// horizontal and vertical, 5 the root's position and size.
@_cdecl("system_conflicts")
public func conflicts(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  var answer: [Int32] = [Int32(system.conflicts.count)]
  for conflict in system.conflicts {
    answer.append(system.source(of: conflict.broken).code.place)
    answer.append(Int32(conflict.members.count))
    for member in conflict.members {
      let code = system.source(of: member).code
      answer.append(code.kind)
      answer.append(code.place)
    }
  }
  return unsafe Transfer.put(answer)
}

/// Returns the constraints that determine an edge or an extent: a count, then pairs as in
/// `system_conflicts`.
@_cdecl("item_why")
public func why(_ number: Int32, _ item: Int32, _ attribute: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number, item: item), let attribute = Attribute(rawValue: attribute),
    let line = attribute.line
  else { return nil }
  let id = system.items[Int(item)].id
  var found: [ConstraintID] = []
  if !line.isExtent {
    found = system.engine.constraintsDeterminingPosition(of: id, line.axis)
  }
  if line != .left && line != .top {
    for other in system.engine.constraintsDeterminingExtent(of: id, line.axis)
    where !found.contains(other) { found.append(other) }
  }
  var answer: [Int32] = [Int32(found.count)]
  for constraint in found {
    let code = system.source(of: constraint).code
    answer.append(code.kind)
    answer.append(code.place)
  }
  return unsafe Transfer.put(answer)
}

@_cdecl("constraint_violation")
public func violation(_ number: Int32, _ constraint: Int32) -> Double {
  guard let system = system(number, constraint: constraint),
    let id = system.constraints[Int(constraint)].id
  else { return -1 }
  return system.engine.solver.violation(of: id)
}
