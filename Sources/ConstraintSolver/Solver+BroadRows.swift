extension Solver {
  /// Settles a row of very many terms, while all else is settled.
  ///
  /// A dual step would let some column enter that another constraint then drives out again, and so
  /// on with one column after the other, each time with all those terms. So first, by primal steps,
  /// each column is brought to where it bears its part. For an optional constraint that is all. A
  /// required one counts less than all else at first, and then more than all that is optional; the
  /// dual step is a good one then, if it is still needed.
  mutating func settleBroad(_ row: Int32) {
    tableau.parameters[row].wasBroad = true
    let level = tableau.parameters[row].level
    guard level == requiredLevel else { return shareOut(row) }
    tableau.withdraw(row)
    tableau.parameters[row].level = Priority.weakest.level
    tableau.count(row)
    tableau.improve()
    if tableau.parameters[row].isBasic {
      tableau.withdraw(row)
      tableau.parameters[row].level = level - 1
      if tableau.parameters[row].isViolated { shareOut(row) }
      if tableau.parameters[row].isBasic { tableau.withdraw(row) }
    }
    tableau.parameters[row].level = level
    tableau.improve()
    if tableau.parameters[row].isBasic && tableau.parameters[row].isMismatched { settle(row) }
  }

  /// Counts a broad row where it stands, and lets its columns bring it back.
  ///
  /// They come in the order in which they bear errors: those that cost least first, and among
  /// equals those that a tie would be decided against. Each goes as far as it may, so most of them
  /// are where they belong when the row is satisfied: a dual method calls that a long step (Maros
  /// 2003).
  /// - Complexity: O(*t* log *t*) for *t* terms, and what the steps of the columns cost that have
  ///   to move.
  private mutating func shareOut(_ row: Int32) {
    let bearers = bearers(of: row)
    tableau.count(row)
    for bearer in bearers {
      guard tableau.parameters[row].isBasic, tableau.parameters[row].isViolated else { break }
      tableau.enter(bearer.column)
    }
    tableau.improve()
  }

  /// A column that can bring a row back, and what that costs.
  private struct Bearer {
    var column: Int32
    /// Where the cost for each unit of the row's error stands among those of all.
    var costs: Range<Int>
    /// The wish of the constraint that bears most of it.
    var rank: Int64 = 0
    var order: UInt64 = 0
  }

  /// The columns that may bring a row back at no cost stronger than its own, in the order in which
  /// they do.
  private mutating func bearers(of row: Int32) -> [Bearer] {
    let falls = tableau.parameters[row].value > 0
    let level = tableau.parameters[row].level
    let list = tableau.parameters[row].row
    var costs = FlatArray<CostEntry>()
    var bearers: [Bearer] = []
    for place in 0..<list.count {
      let term = tableau.rows[list, place]
      let owner = tableau.collectCost(term.column, up: (term.coefficient > 0) != falls)
      if tableau.scratch.slack.leads(at: level + 1) { continue }
      tableau.scratch.slack.scale(by: 1 / abs(term.coefficient))
      let first = costs.count
      for index in 0..<tableau.scratch.slack.count { costs.append(tableau.scratch.slack[index]) }
      var bearer = Bearer(column: term.column, costs: first..<costs.count)
      if owner >= 0 {
        bearer.rank = constraints[owner].tie == .rank ? traits(of: owner).tieRank : 0
        bearer.order = constraints[owner].order
      }
      bearers.append(bearer)
    }
    bearers.sort { left, right in
      if costs.isLess(left.costs, than: costs, right.costs) { return true }
      if costs.isLess(right.costs, than: costs, left.costs) { return false }
      return (left.rank, left.order, left.column) < (right.rank, right.order, right.column)
    }
    return bearers
  }
}

extension Tableau {
  /// Writes what a move of a column's parameter costs beyond the kinks at which it stands into the
  /// scratch list.
  /// - Returns: The owner of what bears the strongest part by itself, -1 if there is none.
  fileprivate mutating func collectCost(_ column: Int32, up: Bool) -> Int32 {
    collectSlack(column, up: up)
    var owner: Int32 = -1
    var strongest: Level = 0
    if (up ? parameters[column].right : parameters[column].left) != 0 {
      owner = parameters[column].owner
      strongest = parameters[column].level
    }
    let entries = parameters[column].column
    for place in 0..<entries.count {
      let entry = columns[entries, place]
      let rate = coefficient(of: entry) * (up ? 1 : -1)
      let parameter = parameters[entry.row]
      guard let wall = parameter.wall(at: rate), wall.distance <= parameter.tolerance else {
        continue
      }
      scratch.slack.add(Double(wall.weight) * abs(rate), at: parameter.level)
      if parameter.level > strongest {
        strongest = parameter.level
        owner = parameter.owner
      }
    }
    return owner
  }
}
