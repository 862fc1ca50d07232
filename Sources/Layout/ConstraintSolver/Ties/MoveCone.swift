/// The open moves at an optimum as a separate system: a variable for each column's rate, a
/// constraint for each limit.
struct MoveCone: ~Copyable {
  var solver = Solver()
  private let rates: [VariableID]

  /// Makes the system of some moves.
  /// - Complexity: O(lengths of the limits).
  init(_ moves: SolverView.OpenMoves) {
    var made: [VariableID] = []
    made.reserveCapacity(moves.columns.count)
    for _ in moves.columns { made.append(solver.makeVariable(.position)) }
    rates = made
    solver.isProbe = true
    for (position, column) in moves.columns.enumerated() {
      let term = [Term(rates[position])]
      if !column.directions.contains(.up) { solver.insert(term.span, .lessThanOrEqual, to: 0) }
      if !column.directions.contains(.down) {
        solver.insert(term.span, .greaterThanOrEqual, to: 0)
      }
    }
    for limit in moves.limits {
      let terms = terms(of: limit.form, in: moves)
      if !limit.mayRise { solver.insert(terms.span, .lessThanOrEqual, to: 0) }
      if !limit.mayFall { solver.insert(terms.span, .greaterThanOrEqual, to: 0) }
    }
  }

  /// Adds optional constraints that push every limit off the bound and move every column, each by
  /// an arbitrary amount.
  ///
  /// Two separate moves in a cone are also possible together, since the sum of two moves is a move.
  /// So after this, everything that can leave a limit has left it, and the rest moves by arbitrary
  /// amounts. A variable that still does not move can hardly move.
  /// - Complexity: O(lengths of the limits).
  mutating func wantEverythingMoved(_ moves: SolverView.OpenMoves) {
    for (position, column) in moves.columns.enumerated() {
      let term = [Term(rates[position])]
      let amount = Self.amount(position)
      if column.directions == [.up, .down] {
        solver.insert(term.span, .equal, to: amount, priority: .moved)
      } else {
        let isUp = column.directions.contains(.up)
        solver.insert(
          term.span, isUp ? .greaterThanOrEqual : .lessThanOrEqual, to: isUp ? amount : -amount,
          priority: .off)
      }
    }
    for (position, limit) in moves.limits.enumerated() where limit.mayRise != limit.mayFall {
      let terms = terms(of: limit.form, in: moves)
      let amount = Self.amount(moves.columns.count + position)
      solver.insert(
        terms.span, limit.mayRise ? .greaterThanOrEqual : .lessThanOrEqual,
        to: limit.mayRise ? amount : -amount, priority: .off)
    }
  }

  /// Returns a number from 1 to 2 with no relation to the numbers at other positions.
  private static func amount(_ position: Int) -> Double {
    1 + Double(scrambled(position + 1) >> 11) * 0x1p-53
  }

  /// Returns a sum over columns in the system's variables, except columns that cannot move.
  func terms(
    of form: [(column: ColumnIndex, coefficient: Double)], in moves: SolverView.OpenMoves
  ) -> [Term] {
    form.compactMap { term in
      moves.positions[term.column].map { Term(rates[$0], term.coefficient) }
    }
  }

  func direction(of moves: SolverView.OpenMoves) -> [(column: ColumnIndex, rate: Double)] {
    moves.columns.indices.map { (moves.columns[$0].index, solver.value(of: rates[$0])) }
  }
}

extension Priority {
  /// The priority of leaving a limit.
  fileprivate static let off = Priority(unchecked: 500)
  /// The priority of moving a column by its amount.
  fileprivate static let moved = Priority(unchecked: 250)
}
