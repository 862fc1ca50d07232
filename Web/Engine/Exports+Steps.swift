#if SOLVER_STEPS
import ConstraintSolver
import LayoutEngine

// Only in the larger program, whose tableau can be printed.

/// Records the solver's steps from now on, with the tableau before each.
@_cdecl("system_record_steps")
public func recordSteps(_ number: Int32) -> Int32 {
  guard let system = system(number) else { return -1 }
  system.engine.solver.recordSteps()
  return 0
}

/// Ends the recording: how many doubles follow, and how many moments; for each the step by the
/// numbers of `TableauStep`, the column that leaves and that which enters, and how many columns
/// there are.
///
/// For each column follow its number, the constraint or else the variable that it is of (-1 for
/// none), its value, 1 if it is basic, its side, its weights below and above 0, its priority, how
/// many pairs there are, and these: columns and coefficients of its row if it is basic, or else
/// priorities and amounts of its reduced cost.
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

private func append(_ column: TableauMoment.Column, to answer: inout [Double]) {
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
