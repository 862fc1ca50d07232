/// The working memory of the choice of definitions by structure.
///
/// A variable is known if it has a definition. Knowledge spreads from constraint to constraint, so
/// no definition waits for itself.
struct StructureWork: ~Copyable {
  /// Whether a variable of the batch is known; small, because it is read in no order.
  var isKnown = FlatArray<Bool>()
  /// Each variable's optional constraint on only this variable, or null.
  var contents = FlatArray<ConstraintIndex>()
  /// The undecided constraints of the batch.
  var undecided = FlatArray<UndecidedConstraint>()
  /// The constraints with a single unknown variable, the last reached first.
  var equalities = FlatArray<ConstraintIndex>()
  var others = FlatArray<ConstraintIndex>()
  /// The required equalities with known variables and several unknown variables, the first reached
  /// first.
  var reached = FlatArray<ConstraintIndex>()

  init() {}
}

/// A constraint's number of unknown variables, and whether it is a required equality.
struct UndecidedConstraint: BitwiseCopyable, WorkElement {
  private var bits: Int32

  /// A constraint that defines a variable, or is not in the batch.
  static let none = UndecidedConstraint(bits: -1)

  private init(bits: Int32) { self.bits = bits }

  init(unknown: Int32, isEquality: Bool) { bits = unknown << 1 | (isEquality ? 1 : 0) }

  @inline(__always) var exists: Bool { bits >= 0 }
  @inline(__always) var unknown: Int32 { bits >> 1 }
  @inline(__always) var isEquality: Bool { bits & 1 != 0 }

  @inline(__always)
  mutating func learn() { bits -= 2 }
}

extension Solver {
  /// Step 3c: defines variables in an order that follows from the structure of the batch: forward
  /// substitution.
  ///
  /// The first rule that applies makes a variable known, and then the rules start again:
  /// 1. A required equality with a single unknown variable defines it.
  /// 2. If a required equality has more unknown variables, an optional constraint on only
  ///    one defines that variable.
  /// 3. Another constraint with a single unknown variable defines it, unless an optional
  ///    constraint on only that variable can.
  /// 4. An optional constraint on a single variable defines it.
  /// 5. In the required equality that was reached first, the unknown variable with the most uses
  ///    becomes free: it is likely the extent that others equal.
  ///
  /// The surplus equalities are left in the order of adding, which decides about conflicts.
  /// The others are left as their variables became known, so neighbors stay close.
  /// - Complexity: O(number of terms of the batch, and of uses of their variables).
  mutating func defineByStructure() {
    tableau.counters.structuredBatches += 1
    beginStructure()
    // The positions up to which rules 2, 4, 5, and 5 for unreached constraints have looked.
    var (searched, alone, freed, unreached) = (0, 0, 0, 0)
    while true {
      if let id = structure.equalities.popLast() {
        takeUnknown(of: id)
      } else if searched < structure.reached.count {
        if !takeContent(of: structure.reached[searched]) { searched += 1 }
      } else if let id = structure.others.popLast() {
        takeUnknown(of: id)
      } else if alone < changes.additions.count {
        let id = changes.additions[alone]
        alone += 1
        if isContent(id) { takeUnknown(of: id) }
      } else if freed < structure.reached.count {
        if !free(structure.reached[freed]) { freed += 1 }
      } else if unreached < changes.additions.count {
        if !free(changes.additions[unreached]) { unreached += 1 }
      } else {
        break
      }
    }
    endStructure()
  }

  /// Counts the unknown variables of each constraint in the batch.
  /// - Complexity: O(number of terms).
  private mutating func beginStructure() {
    batch.equalities.removeAll()
    batch.others.removeAll()
    structure.reached.removeAll()
    if structure.isKnown.count < variables.count {
      structure.isKnown.grow(to: variables.count, filling: false)
      structure.contents.grow(to: variables.count, filling: .null)
    }
    if structure.undecided.count < constraints.count {
      structure.undecided.grow(to: constraints.count, filling: .none)
    }
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      guard constraints[id].state == .pending else { continue }
      let list = constraints[id].terms
      var unknown: Int32 = 0
      for position in list.positions {
        let variable = constraints.terms[list, position].variable
        if structure.isKnown[variable] { continue }
        if variables[variable].definition.exists {
          structure.isKnown[variable] = true
        } else {
          unknown += 1
        }
      }
      structure.undecided[id] = UndecidedConstraint(
        unknown: unknown, isEquality: constraints[id].isRequiredEquality)
      if isContent(id), unknown == 1 {
        let variable = constraints.terms[list, 0].variable
        if !structure.contents[variable].exists { structure.contents[variable] = id }
      } else {
        noteUndecided(id, isReached: unknown < list.count)
      }
    }
  }

  /// Whether a constraint is optional and on a single variable, as for a content size.
  @inline(__always)
  func isContent(_ id: ConstraintIndex) -> Bool {
    constraints[id].terms.count == 1 && constraints[id].level != requiredLevel
  }

  @inline(__always)
  private func isUnknown(_ position: Int32, of id: ConstraintIndex) -> Bool {
    !structure.isKnown[constraints.terms[constraints[id].terms, position].variable]
  }

  /// Notes a constraint whose number of unknown variables was counted, or has become smaller.
  @inline(__always)
  private mutating func noteUndecided(_ id: ConstraintIndex, isReached: Bool) {
    let record = structure.undecided[id]
    switch record.unknown {
    case 0: if !record.isEquality { batch.others.append(id) }
    case 1 where record.isEquality: structure.equalities.append(id)
    case 1: structure.others.append(id)
    default: if record.isEquality && isReached { structure.reached.append(id) }
    }
  }

  /// Solves a constraint for its only unknown variable, or an optional constraint on only that
  /// variable instead, except for a required equality.
  private mutating func takeUnknown(of id: ConstraintIndex) {
    let record = structure.undecided[id]
    guard record.exists, record.unknown == 1 else { return }
    let list = constraints[id].terms
    for position in list.positions where isUnknown(position, of: id) {
      let content = structure.contents[constraints.terms[list, position].variable]
      if content.exists, list.count > 1, !record.isEquality {
        take(content, at: 0)
      } else if canDivide(by: position, in: id) {
        take(id, at: position)
      }
      return
    }
  }

  /// Defines a constraint's unknown variable by an optional constraint on only that variable.
  /// - Returns: False if there is none.
  private mutating func takeContent(of id: ConstraintIndex) -> Bool {
    guard structure.undecided[id].unknown > 1 else { return false }
    let list = constraints[id].terms
    for position in list.positions where isUnknown(position, of: id) {
      let content = structure.contents[constraints.terms[list, position].variable]
      guard content.exists else { continue }
      take(content, at: 0)
      return true
    }
    return false
  }

  /// Makes the unknown variable with the most uses free.
  /// - Returns: False if the constraint has no choice of unknown variables.
  private mutating func free(_ id: ConstraintIndex) -> Bool {
    guard structure.undecided[id].unknown > 1 else { return false }
    let list = constraints[id].terms
    var (best, most) = (VariableIndex.null, -1 as Int32)
    for position in list.positions where isUnknown(position, of: id) {
      let variable = constraints.terms[list, position].variable
      let count = variables[variable].uses.count
      if count > most { (best, most) = (variable, count) }
    }
    makeFreeVariable(best)
    learn(best)
    return true
  }

  @inline(__always)
  private mutating func take(_ id: ConstraintIndex, at position: Int32) {
    let variable = constraints.terms[constraints[id].terms, position].variable
    define(id, at: position)
    structure.undecided[id] = .none
    learn(variable)
  }

  /// Counts a variable as known in the constraints that mention it.
  /// - Complexity: O(number of uses).
  private mutating func learn(_ variable: VariableIndex) {
    structure.isKnown[variable] = true
    let uses = variables[variable].uses
    for position in uses.positions {
      let id = variables.uses[uses, position].constraint
      guard structure.undecided[id].unknown > 0 else { continue }
      structure.undecided[id].learn()
      let isFirst = structure.undecided[id].unknown == constraints[id].terms.count - 1
      noteUndecided(id, isReached: isFirst)
    }
  }

  /// Collects the surplus constraints that are left in the order of adding, and cleans the working
  /// memory.
  /// - Complexity: O(number of terms).
  private mutating func endStructure() {
    for index in 0..<changes.additions.count {
      let id = changes.additions[index]
      let record = structure.undecided[id]
      if record.exists {
        if record.isEquality {
          batch.equalities.append(id)
        } else if record.unknown > 0 {
          batch.others.append(id)
        }
      }
      structure.undecided[id] = .none
      let list = constraints[id].terms
      for position in list.positions {
        let variable = constraints.terms[list, position].variable
        structure.isKnown[variable] = false
        structure.contents[variable] = .null
      }
    }
  }
}
