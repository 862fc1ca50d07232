/// Reduced costs move step by step, as rows do, and rounding adds up in them: what costs nothing
/// may come to cost more than the tolerance.
extension Tableau {
  /// Step 10b: makes all reduced costs anew from the rows, and has the columns looked at for which
  /// that changes something.
  /// - Complexity: O(number of terms of all rows).
  mutating func takeCostsAnew() {
    let before = costSigns()
    for index in columns.indices { columns[index].cost.count = 0 }
    for index in columns.indices where columns[index].isBasic {
      addSlope(columns[index].slope, row: index, pricing: false)
    }
    noteCosts(otherThan: before)
  }

  /// What moves of each column cost; of a basic one nothing.
  /// - Complexity: O(number of columns).
  func costSigns() -> FlatArray<CostSigns> {
    var signs = FlatArray<CostSigns>()
    signs.reserve(columns.count)
    for index in columns.indices { signs.append(costSigns(of: index)) }
    return signs
  }

  /// Has the columns looked at whose moves cost something else than they did.
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

/// Whether moves of a column cost something (1), nothing (0), or improve (-1).
struct CostSigns: BitwiseCopyable, Equatable {
  var up: Int8 = 0
  var down: Int8 = 0
}
