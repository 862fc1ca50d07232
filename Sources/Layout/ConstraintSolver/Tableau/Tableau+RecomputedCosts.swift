/// Reduced costs change step by step, like rows, and rounding adds up in them: a free move may seem
/// to cost more than the tolerance.
extension Tableau {
  /// Step 10b: recomputes all reduced costs from the rows, and queues the columns affected by that.
  /// - Complexity: O(number of terms of all rows).
  mutating func recomputeCosts() {
    let before = costSigns()
    for index in columns.indices { columns[index].cost.count = 0 }
    for index in columns.indices where columns[index].isBasic {
      addSlope(columns[index].slope, row: index, pricing: false)
    }
    noteCosts(otherThan: before)
  }

  /// Returns the signs of the costs of moving each column, 0 for a basic column.
  /// - Complexity: O(number of columns).
  func costSigns() -> FlatArray<CostSigns> {
    var signs = FlatArray<CostSigns>()
    signs.reserve(columns.count)
    for index in columns.indices { signs.append(costSigns(of: index)) }
    return signs
  }

  /// Queues the columns whose signs of costs differ from `before`.
  /// - Complexity: O(number of columns).
  mutating func noteCosts(otherThan before: borrowing FlatArray<CostSigns>) {
    for index in columns.indices where !columns[index].isBasic && !columns[index].isFree {
      guard costSigns(of: index) != before[Int(index.raw)] else { continue }
      queueForPricing(index)
      noteTie(index)
    }
  }

  private func costSigns(of index: ColumnIndex) -> CostSigns {
    guard !columns[index].isBasic, !columns[index].isFree else { return CostSigns() }
    return CostSigns(
      up: Int8(reducedCostSign(index, up: true, above: costTolerance)),
      down: Int8(reducedCostSign(index, up: false, above: costTolerance)))
  }
}

/// Whether a column's moves up and down cost something (1), nothing (0), or improve (-1).
struct CostSigns: BitwiseCopyable, Equatable {
  var up: Int8 = 0
  var down: Int8 = 0
}
