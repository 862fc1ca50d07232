extension Solver {
  /// Makes the constraints that were added part of the system.
  ///
  /// 1. Equalities of one variable define it, if they are required or all but required (what is edited is such).
  /// 2. Each required equality is assigned its subject, the first of its variables that nothing defines yet. (Taking
  ///    whatever variable occurs once instead turns chains around and brings quadratic growth back.)
  /// 3. What is left is assigned a variable too: constraints of one variable first, then the others.
  /// 4. Definitions are made in an order in which each mentions only what is defined (Kahn 1962); a cycle is broken by
  ///    making a variable a parameter.
  /// 5. All others become rows of the tableau: required equalities first.
  /// - Complexity: O(number of terms) and what the rows cost.
  mutating func admit() {
    guard !pending.isEmpty else { return }
    admitSingleEqualities()
    scratch.outputs.removeAll()
    scratch.later.removeAll()
    scratch.rowsToAdd.removeAll()
    for index in 0..<pending.count {
      let id = pending[index]
      guard constraints[id].state == .pending else { continue }
      if constraints[id].level == requiredLevel && constraints[id].relation == .equal {
        if !assign(id) { scratch.rowsToAdd.append(id) }
      } else {
        scratch.later.append(id)
      }
    }
    pending.removeAll()
    let equalities = scratch.rowsToAdd.count
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      if constraints[id].terms.count == 1 && assign(id) { scratch.later[index] = -1 }
    }
    for index in 0..<scratch.later.count {
      let id = scratch.later[index]
      if id >= 0 && !assign(id) { scratch.rowsToAdd.append(id) }
    }
    let cyclic = makeDefinitions()
    for index in 0..<equalities { insertRow(scratch.rowsToAdd[index]) }
    for index in 0..<cyclic { insertRow(scratch.ready[index]) }
    for index in equalities..<scratch.rowsToAdd.count { insertRow(scratch.rowsToAdd[index]) }
  }

  private mutating func insertRow(_ id: Int32) {
    addRow(id)
    settleAll()
  }

  private mutating func admitSingleEqualities() {
    for index in 0..<pending.count {
      let id = pending[index]
      guard constraints[id].terms.count == 1, constraints[id].state == .pending,
        constraints[id].relation == .equal, constraints[id].level >= Priority.editing.level,
        variables[terms[constraints[id].terms, 0].variable].rank < 0
      else { continue }
      define(id, at: 0)
    }
  }

  /// Assigns a constraint to the first of its variables that is neither defined nor assigned.
  private mutating func assign(_ id: Int32) -> Bool {
    let list = constraints[id].terms
    var largest = 0.0
    for place in 0..<list.count { largest = max(largest, abs(terms[list, place].coefficient)) }
    for place in 0..<list.count {
      let term = terms[list, place]
      guard variables[term.variable].rank < 0, variables[term.variable].assigned < 0,
        abs(term.coefficient) >= largest * smallestSubject
      else { continue }
      variables[term.variable].assigned = id
      scratch.outputs.append(term.variable)
      return true
    }
    return false
  }

  /// Defines the assigned variables in Kahn's order.
  /// - Returns: How many constraints could not be used because of a cycle; they are the first in `scratch.ready`.
  private mutating func makeDefinitions() -> Int {
    scratch.ready.removeAll()
    for index in 0..<scratch.outputs.count {
      let variable = scratch.outputs[index]
      let count = undefinedTerms(of: variables[variable].assigned, except: variable)
      variables[variable].waiting = count
      if count == 0 { scratch.ready.append(variable) }
    }
    scratch.worklist.removeAll()
    var next = 0
    var scan = 0
    while true {
      while next < scratch.ready.count {
        let variable = scratch.ready[next]
        next += 1
        let id = variables[variable].assigned
        variables[variable].assigned = -1
        define(id, at: place(of: variable, in: id))
        releaseWaiting(on: variable)
      }
      while scan < scratch.outputs.count, variables[scratch.outputs[scan]].assigned < 0 {
        scan += 1
      }
      guard scan < scratch.outputs.count else { break }
      let variable = scratch.outputs[scan]
      scratch.worklist.append(variables[variable].assigned)
      variables[variable].assigned = -1
      makeRoot(variable)
      releaseWaiting(on: variable)
    }
    swap(&scratch.ready, &scratch.worklist)
    return scratch.ready.count
  }

  private mutating func releaseWaiting(on variable: Int32) {
    let list = variables[variable].uses
    for place in 0..<list.count {
      let id = uses[list, place].constraint
      guard constraints[id].state == .pending else { continue }
      guard let waiting = assignedVariable(of: id), waiting != variable else { continue }
      variables[waiting].waiting -= 1
      if variables[waiting].waiting == 0 { scratch.ready.append(waiting) }
    }
  }

  private func assignedVariable(of id: Int32) -> Int32? {
    let list = constraints[id].terms
    for place in 0..<list.count {
      let variable = terms[list, place].variable
      if variables[variable].assigned == id { return variable }
    }
    return nil
  }

  private func undefinedTerms(of id: Int32, except subject: Int32) -> Int32 {
    let list = constraints[id].terms
    var count: Int32 = 0
    for place in 0..<list.count {
      let variable = terms[list, place].variable
      if variable != subject && variables[variable].assigned >= 0 { count += 1 }
    }
    return count
  }

  private func place(of variable: Int32, in id: Int32) -> Int32 {
    let list = constraints[id].terms
    var place: Int32 = 0
    while place < list.count && terms[list, place].variable != variable { place += 1 }
    return place
  }
}

/// A coefficient this much smaller than the largest of its constraint is not divided by.
let smallestSubject = 1e-3

extension Priority {
  /// From here on an equality of one variable counts as an edit: it is wanted more than anything but the rules.
  static let editing = Priority(unchecked: 999)
}
