/// The buffers that the evaluation of definitions reads and writes, at hand as plain addresses.
///
/// Definitions and terms name variables by number, and lists by place; every step that makes, links
/// or unlinks one keeps these inside their arrays, and `brokenInvariants()` checks it. So they are
/// not checked again here, where each would be some thousand times for a single change. The buffers
/// are good until something is added.
@unsafe
struct EvaluationBuffers {
  private let definitions: UnsafeMutablePointer<Definition>
  private let values: UnsafeMutablePointer<Double>
  private let terms: UnsafeMutablePointer<ConstraintTerm>?
  private let columns: UnsafeMutablePointer<TableauColumn>?
  private let notes: UnsafeMutablePointer<Double>?
  private let moved: UnsafeMutablePointer<VariableID>?

  /// The buffers of a solver with at least one definition, and room to note the value of each
  /// variable.
  init(_ solver: borrowing Solver) {
    unsafe definitions = solver.definitions.records.base
    unsafe notes = solver.journal.noted.start
    unsafe moved = solver.journal.moved.start
    unsafe values = solver.variables.values.base
    unsafe terms = solver.constraints.terms.elements.start
    unsafe columns = solver.tableau.columns.start
  }

  /// The variable that a rank defines; null if the rank is vacant.
  @inline(__always)
  func variable(_ rank: DefinitionIndex) -> VariableIndex {
    unsafe definitions[Int(rank.raw)].variable
  }

  /// The value of a variable, to be read and written.
  @inline(__always)
  func value(_ variable: VariableIndex) -> UnsafeMutablePointer<Double> {
    unsafe values + Int(variable.raw)
  }

  /// Which definitions mention the variable of a rank.
  @inline(__always)
  func dependents(_ rank: DefinitionIndex) -> UInt64 {
    unsafe definitions[Int(rank.raw)].dependents
  }

  /// Notes the value that the variable of a rank had before a solve, once for each solve.
  /// - Returns: False if it was noted before.
  @inline(__always)
  func note(
    _ old: Double, of variable: VariableIndex, rank: DefinitionIndex, in solve: UInt32,
    at count: inout Int
  ) -> Bool {
    guard unsafe definitions[Int(rank.raw)].noted != solve else { return false }
    unsafe definitions[Int(rank.raw)].noted = solve
    unsafe notes.unsafelyUnwrapped[count] = old
    unsafe moved.unsafelyUnwrapped[count] = variable.id
    count &+= 1
    return true
  }

  /// The value that a definition gives its variable.
  @inline(__always)
  func evaluate(_ rank: DefinitionIndex) -> Double {
    let definition = unsafe definitions + Int(rank.raw)
    var sum = unsafe definition.pointee.constant
    let column = unsafe definition.pointee.column
    if column.exists { unsafe sum += columns.unsafelyUnwrapped[Int(column.raw)].value }
    // From the last on: what was computed just now mostly stands first, and is waited for last.
    var position = unsafe Int(definition.pointee.others.count)
    if position > 0 {
      let addends = unsafe terms.unsafelyUnwrapped + Int(definition.pointee.others.offset)
      while position > 0 {
        position &-= 1
        unsafe sum -= addends[position].coefficient * values[Int(addends[position].variable.raw)]
      }
    }
    let inverse = unsafe definition.pointee.inverse
    // Most coefficients are 1, and a multiplication is one more thing to wait for.
    if _fastPath(inverse == 1) { return sum }
    return sum * inverse
  }
}
