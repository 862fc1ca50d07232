#if SOLVER_STEPS
import ConstraintSolver
import LayoutEngine

// Only in the larger program, which can print the tableau.

/// Starts recording the solver's steps, with the tableau before each.
@_cdecl("system_record_steps")
public func recordSteps(_ number: Int32) -> Int32 {
  guard let system = system(number) else { return -1 }
  system.engine.solver.recordSteps()
  return 0
}

/// Ends the recording and returns the numbers of following doubles and of moments.
///
/// A moment has the step by `TableauStep`, the leaving and the entering column, and a count of
/// columns. A column has a number, the constraint or, if there is none, the variable (-1 for none),
/// the value, 1 if basic, the side, the weights below and above 0, the priority, and a count of
/// pairs: columns and coefficients of the row if basic, otherwise priorities and amounts of the
/// reduced cost.
@_cdecl("system_steps")
public func steps(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  let moments = system.engine.solver.takeSteps()
  var answer = [0, Double(moments.count)]
  for moment in moments {
    answer += [
      Double(moment.step.rawValue), Double(moment.row), Double(moment.column),
      Double(moment.columns.count),
    ]
    for column in moment.columns { append(column, to: &answer) }
  }
  answer[0] = Double(answer.count - 1)
  return unsafe Transfer.put(answer)
}

private func append(_ column: TableauSnapshot.Column, to answer: inout [Double]) {
  answer += [
    Double(column.number), column.constraint.map { Double($0.raw) } ?? -1,
    column.variable.map { Double($0.raw) } ?? -1, column.value, column.isBasic ? 1 : 0,
    Double(column.side), Double(column.weights.left), Double(column.weights.right),
    Double(column.priority), Double(column.terms.count + column.costs.count),
  ]
  for term in column.terms { answer += [Double(term.column), term.coefficient] }
  for cost in column.costs { answer += [Double(cost.priority), cost.amount] }
}
#endif
