extension Tableau {
  /// Adds to one level of a column's reduced cost.
  @inline(__always)
  mutating func addCost(_ amount: Double, level: Level, column: Int32) {
    let list = parameters[column].cost
    var place: Int32 = 0
    while place < list.count {
      let entry = costs[list, place]
      if entry.level == level {
        let sum = entry.amount + amount
        if abs(sum) < dropTolerance * max(1, abs(amount)) {
          removeCost(at: place, column: column)
        } else {
          costs[list, place].amount = sum
        }
        return
      }
      if entry.level < level { break }
      place += 1
    }
    guard abs(amount) >= dropTolerance else { return }
    insertCost(CostEntry(level: level, amount: amount), at: place, column: column)
  }

  private mutating func insertCost(_ entry: CostEntry, at place: Int32, column: Int32) {
    costs.append(entry, to: &parameters[column].cost)
    let list = parameters[column].cost
    var hole = list.count - 1
    while hole > place {
      costs[list, hole] = costs[list, hole - 1]
      hole -= 1
    }
    costs[list, place] = entry
  }

  private mutating func removeCost(at place: Int32, column: Int32) {
    let list = parameters[column].cost
    var hole = place
    while hole + 1 < list.count {
      costs[list, hole] = costs[list, hole + 1]
      hole += 1
    }
    parameters[column].cost.count = list.count - 1
  }

  /// Adds `change` times a row to the reduced costs, because the slope of its parameter changes by
  /// that much.
  @inline(__always)
  mutating func addSlope(_ change: Double, row: Int32, touching: Bool) {
    guard change != 0 else { return }
    let list = parameters[row].row
    let level = parameters[row].level
    var place: Int32 = 0
    while place < list.count {
      let term = rows[list, place]
      addCost(change * term.coefficient, level: level, column: term.column)
      if touching { touch(term.column) }
      place += 1
    }
  }

  /// Writes what a move of a column's parameter costs, for each unit, into the scratch list,
  /// strongest level first.
  ///
  /// That is `right + cost` for a move up and `left - cost` for a move down.
  @inline(__always)
  mutating func collectSlack(_ column: Int32, up: Bool) {
    scratch.slack.removeAll()
    let parameter = parameters[column]
    let weight = Double(up ? parameter.right : parameter.left)
    var own = weight != 0
    var place: Int32 = 0
    while place < parameter.cost.count {
      let entry = costs[parameter.cost, place]
      var amount = up ? entry.amount : -entry.amount
      if own && parameter.level >= entry.level {
        own = false
        if parameter.level == entry.level {
          amount += weight
        } else {
          scratch.slack.append(CostEntry(level: parameter.level, amount: weight))
        }
      }
      if abs(amount) > costTolerance {
        scratch.slack.append(CostEntry(level: entry.level, amount: amount))
      }
      place += 1
    }
    if own { scratch.slack.append(CostEntry(level: parameter.level, amount: weight)) }
  }

  /// The sign of the strongest part of what a move costs: below 0 it improves, at 0 it is free.
  @inline(__always)
  func moveSign(_ column: Int32, up: Bool) -> Int {
    parameters[column].moveSign(up: up, among: FlatView(costs.elements))
  }
}

extension Parameter {
  /// The sign of the strongest part of what a move of a non-basic parameter costs; its reduced cost
  /// is among `costs`.
  @inline(__always)
  func moveSign(up: Bool, among costs: FlatView<CostEntry>) -> Int {
    let weight = Double(up ? right : left)
    var place: Int32 = 0
    while place < cost.count {
      let entry = costs[cost, place]
      if weight != 0 && level > entry.level { return 1 }
      var amount = up ? entry.amount : -entry.amount
      if level == entry.level { amount += weight }
      if amount > costTolerance { return 1 }
      if amount < -costTolerance { return -1 }
      if level == entry.level { return remainingSign(place + 1, up: up, among: costs) }
      place += 1
    }
    return weight != 0 ? 1 : 0
  }

  private func remainingSign(_ first: Int32, up: Bool, among costs: FlatView<CostEntry>) -> Int {
    var place = first
    while place < cost.count {
      let amount = up ? costs[cost, place].amount : -costs[cost, place].amount
      if amount > costTolerance { return 1 }
      if amount < -costTolerance { return -1 }
      place += 1
    }
    return 0
  }

  /// The directions in which a non-basic parameter can move at no cost; its reduced cost is among
  /// `costs`.
  @inline(__always)
  func freeDirections(among costs: FlatView<CostEntry>) -> TieDirections {
    var directions: TieDirections = []
    if moveSign(up: true, among: costs) == 0 { directions.insert(.up) }
    if moveSign(up: false, among: costs) == 0 { directions.insert(.down) }
    return directions
  }
}
