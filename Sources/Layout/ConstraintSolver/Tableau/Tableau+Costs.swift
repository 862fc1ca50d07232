extension Tableau {
  /// Adds to a level of a column's reduced cost.
  /// - Complexity: O(number of levels of the reduced cost), few.
  @inline(__always)
  mutating func addCost(_ amount: Double, level: Level, column: ColumnIndex) {
    let list = columns[column].cost
    var position: Int32 = 0
    while position < list.count {
      let entry = costs[list, position]
      if entry.level == level {
        let sum = entry.amount + amount
        if abs(sum) < dropTolerance * max(1, abs(amount)) {
          removeCost(at: position, column: column)
        } else {
          costs[list, position].amount = sum
        }
        return
      }
      if entry.level < level { break }
      position += 1
    }
    guard abs(amount) >= dropTolerance else { return }
    insertCost(CostEntry(level: level, amount: amount), at: position, column: column)
  }

  private mutating func insertCost(_ entry: CostEntry, at position: Int32, column: ColumnIndex) {
    costs.append(entry, to: &columns[column].cost)
    let list = columns[column].cost
    var hole = list.count - 1
    while hole > position {
      costs[list, hole] = costs[list, hole - 1]
      hole -= 1
    }
    costs[list, position] = entry
  }

  private mutating func removeCost(at position: Int32, column: ColumnIndex) {
    let list = columns[column].cost
    var hole = position
    while hole + 1 < list.count {
      costs[list, hole] = costs[list, hole + 1]
      hole += 1
    }
    columns[column].cost.count = list.count - 1
  }

  /// Adds `change` times a row to the reduced costs, because the column's slope changes by
  /// `change`.
  /// - Complexity: O(length of the row).
  @inline(__always)
  mutating func addSlope(_ change: Double, row: ColumnIndex, pricing: Bool) {
    guard change != 0 else { return }
    let list = columns[row].terms
    let level = columns[row].level
    for position in list.positions {
      let term = rowTerms[list, position]
      addCost(change * term.coefficient, level: level, column: term.column)
      if pricing { queueForPricing(term.column) }
    }
  }

  /// Writes the cost per unit of moving a non-basic column into the scratch list, strongest level
  /// first.
  ///
  /// That is `right + cost` for a move up and `left - cost` for a move down.
  /// - Complexity: O(number of levels of the reduced cost).
  @inline(__always)
  mutating func collectReducedCost(_ column: ColumnIndex, up: Bool) {
    scratch.reducedCost.removeAll()
    let column = columns[column]
    let weight = Double(up ? column.right : column.left)
    var own = weight != 0
    for position in column.cost.positions {
      let entry = costs[column.cost, position]
      var amount = up ? entry.amount : -entry.amount
      if own && column.level >= entry.level {
        own = false
        if column.level == entry.level {
          amount += weight
        } else {
          scratch.reducedCost.append(CostEntry(level: column.level, amount: weight))
        }
      }
      if abs(amount) > costTolerance {
        scratch.reducedCost.append(CostEntry(level: entry.level, amount: amount))
      }
    }
    if own { scratch.reducedCost.append(CostEntry(level: column.level, amount: weight)) }
  }

  /// Returns the sign of the strongest part of a move's cost: below 0 the move improves, at 0 it is
  /// free.
  /// - Complexity: O(number of levels of the reduced cost).
  @inline(__always)
  func reducedCostSign(_ column: ColumnIndex, up: Bool, above tolerance: Double) -> Int {
    columns[column].reducedCostSign(up: up, among: FlatView(costs.elements), above: tolerance)
  }
}

extension TableauColumn {
  /// Returns the sign of the strongest part of the cost of moving a non-basic column, whose reduced
  /// cost is in `costs`.
  /// - Complexity: O(number of levels of the reduced cost).
  @inline(__always)
  func reducedCostSign(
    up: Bool, among costs: FlatView<CostEntry>, above tolerance: Double = costTolerance
  ) -> Int {
    let weight = Double(up ? right : left)
    for position in cost.positions {
      let entry = costs[cost, position]
      if weight != 0 && level > entry.level { return 1 }
      var amount = up ? entry.amount : -entry.amount
      if level == entry.level { amount += weight }
      if amount > tolerance { return 1 }
      if amount < -tolerance { return -1 }
      if level == entry.level {
        return remainingSign(position + 1, up: up, among: costs, above: tolerance)
      }
    }
    return weight != 0 ? 1 : 0
  }

  private func remainingSign(
    _ first: Int32, up: Bool, among costs: FlatView<CostEntry>, above tolerance: Double
  ) -> Int {
    for position in cost.positions where position >= first {
      let amount = up ? costs[cost, position].amount : -costs[cost, position].amount
      if amount > tolerance { return 1 }
      if amount < -tolerance { return -1 }
    }
    return 0
  }

  /// Returns the directions in which a non-basic column, whose reduced cost is in `costs`, can move
  /// at no cost.
  @inline(__always)
  func freeDirections(
    among costs: FlatView<CostEntry>, above tolerance: Double = costTolerance
  ) -> TieDirections {
    var directions: TieDirections = []
    if reducedCostSign(up: true, among: costs, above: tolerance) == 0 { directions.insert(.up) }
    if reducedCostSign(up: false, among: costs, above: tolerance) == 0 { directions.insert(.down) }
    return directions
  }
}
