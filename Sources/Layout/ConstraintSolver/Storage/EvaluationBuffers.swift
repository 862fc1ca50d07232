/// The buffers that the evaluation of definitions reads and writes, as plain addresses.
///
/// Definitions and terms contain indices into the tables. Every step that makes, links or unlinks a
/// definition or a term keeps these in range, and `brokenInvariants()` checks that. Checking them
/// again here, in release builds, would add some thousand checks to a single change; debug builds
/// do. The invariants are:
///
/// - A rank is below the number of definitions: ranks are dropped only when nothing waits to be
///   evaluated, and the dependents of each are recorded again then.
/// - A definition that is not vacant has a constraint whose terms are in no other list, or neither
///   a constraint nor terms; the variables and the column exist as long as the definition.
/// - Each variable is noted once in a solve, and there is room to note all.
///
/// The buffers are valid until something is added to one of the arrays.
@unsafe
struct EvaluationBuffers {
  private let definitions: UnsafeMutablePointer<Definition>
  private let values: UnsafeMutablePointer<Double>
  private let terms: UnsafeMutablePointer<ConstraintTerm>?
  private let columns: UnsafeMutablePointer<TableauColumn>?
  private let notes: UnsafeMutablePointer<Double>?
  private let moved: UnsafeMutablePointer<VariableID>?
  #if DEBUG
  private let counts: (definitions: Int, values: Int, terms: Int, columns: Int, notes: Int)
  #endif

  /// Borrows a solver's buffers; the solver needs at least one definition, and room to note each
  /// variable.
  init(_ solver: borrowing Solver) {
    unsafe definitions = solver.definitions.records.base
    unsafe notes = solver.journal.noted.start
    unsafe moved = solver.journal.moved.start
    unsafe values = solver.variables.values.base
    unsafe terms = solver.constraints.terms.elements.start
    unsafe columns = solver.tableau.columns.start
    #if DEBUG
    unsafe counts = (
      solver.definitions.count, solver.variables.values.count,
      solver.constraints.terms.elements.count, solver.tableau.columns.count,
      min(solver.journal.noted.capacity, solver.journal.moved.capacity)
    )
    #endif
  }

  /// Traps in debug builds if a definition mentions an index outside the table.
  @inline(__always)
  private func check(_ rank: DefinitionIndex) {
    #if DEBUG
    unsafe assert(rank.exists && Int(rank.raw) < counts.definitions, "no such rank")
    let definition = unsafe definitions[Int(rank.raw)]
    guard definition.variable.exists else { return }
    unsafe assert(Int(definition.variable.raw) < counts.values, "no such variable")
    unsafe assert(Int(definition.column.raw) < counts.columns, "no such column")
    let (first, count) = (Int(definition.others.offset), Int(definition.others.count))
    unsafe assert(count == 0 || first >= 0 && first + count <= counts.terms, "no such terms")
    for position in 0..<count {
      let variable = unsafe terms.unsafelyUnwrapped[first + position].variable
      unsafe assert(variable.exists && Int(variable.raw) < counts.values, "no such variable")
    }
    #endif
  }

  /// The rank's variable; null if the rank is vacant.
  @inline(__always)
  func variable(_ rank: DefinitionIndex) -> VariableIndex {
    unsafe check(rank)
    return unsafe definitions[Int(rank.raw)].variable
  }

  @inline(__always)
  func value(_ variable: VariableIndex) -> UnsafeMutablePointer<Double> {
    unsafe values + Int(variable.raw)
  }

  @inline(__always)
  func dependents(_ rank: DefinitionIndex) -> UInt64 {
    unsafe definitions[Int(rank.raw)].dependents
  }

  /// Notes the value that a rank's variable had before this solve, once per solve.
  /// - Returns: False if it was noted before.
  @inline(__always)
  func note(
    _ old: Double, of variable: VariableIndex, rank: DefinitionIndex, in solve: UInt32,
    at count: inout Int
  ) -> Bool {
    guard unsafe definitions[Int(rank.raw)].noted != solve else { return false }
    unsafe definitions[Int(rank.raw)].noted = solve
    #if DEBUG
    unsafe assert(count < counts.notes, "a variable was noted twice")
    #endif
    unsafe notes.unsafelyUnwrapped[count] = old
    unsafe moved.unsafelyUnwrapped[count] = variable.id
    count &+= 1
    return true
  }

  @inline(__always)
  func evaluate(_ rank: DefinitionIndex) -> Double {
    unsafe check(rank)
    let definition = unsafe definitions + Int(rank.raw)
    var sum = unsafe definition.pointee.constant
    let column = unsafe definition.pointee.column
    if column.exists { unsafe sum += columns.unsafelyUnwrapped[Int(column.raw)].value }
    // Backwards: the most recently computed variable is mostly first, and is waited for last.
    var position = unsafe Int(definition.pointee.others.count)
    if position > 0 {
      let addends = unsafe terms.unsafelyUnwrapped + Int(definition.pointee.others.offset)
      while position > 0 {
        position &-= 1
        unsafe sum -= addends[position].coefficient * values[Int(addends[position].variable.raw)]
      }
    }
    let inverse = unsafe definition.pointee.inverse
    // Most coefficients are 1, and a multiplication adds latency.
    if _fastPath(inverse == 1) { return sum }
    return sum * inverse
  }
}
