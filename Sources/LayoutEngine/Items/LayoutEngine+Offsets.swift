import ConstraintSolver

/// Baselines and scroll positions: constants that constraints hold and that change without them.
extension LayoutEngine {
  /// Places an item's baselines, and follows them in the constraints on them.
  ///
  /// A baseline once measured from the top cannot later be measured from elsewhere while a
  /// constraint uses it.
  ///
  /// - Parameters:
  ///   - baselines: The new places, in points.
  ///   - item: A live item.
  /// - Complexity: O(constraints on the item's baselines).
  public mutating func setBaselines(_ baselines: Baselines, of item: ItemID) {
    let old = details(of: item).baselines
    guard old != baselines else { return }
    changeDetails(of: item) { $0.baselines = baselines }
    move(.firstBaseline, of: item, by: old.first.distance(to: baselines.first))
    move(.lastBaseline, of: item, by: old.last.distance(to: baselines.last))
  }

  /// Says how far an item's content is scrolled.
  ///
  /// Only constraints that reach from the inside of the item to its outside notice.
  ///
  /// - Parameters:
  ///   - x: Points by which the content is shifted to the left.
  ///   - y: Points by which the content is shifted up.
  ///   - item: A live item; from the first call on it counts as scrolling.
  /// - Complexity: O(constraints that cross the item's border).
  public mutating func setScrollPosition(x: Double, y: Double, of item: ItemID) {
    let old = details(of: item)
    changeDetails(of: item) {
      $0.scrolls = true
      $0.shiftX = x
      $0.shiftY = y
    }
    move(.shiftX, of: item, by: x - old.shiftX)
    move(.shiftY, of: item, by: y - old.shiftY)
  }

  /// What an item has beside its variables; that of most items until something is set.
  func details(of item: ItemID) -> ItemDetails {
    let index = items[item].details
    return index < 0 ? ItemDetails() : details[Int(index)]
  }

  private mutating func changeDetails(of item: ItemID, _ change: (inout ItemDetails) -> Void) {
    if items[item].details < 0 {
      if let free = freeDetails.popLast() {
        details[Int(free)] = ItemDetails()
        items[item].details = free
      } else {
        items[item].details = Int32(details.count)
        details.append(ItemDetails())
      }
    }
    change(&details[Int(items[item].details)])
  }

  private mutating func move(_ source: OffsetSource, of item: ItemID, by delta: Double) {
    guard delta != 0, let list = dependents[item] else { return }
    for dependent in list where dependent.source == source {
      guard var shift = shifted[dependent.constraint] else { continue }
      shift.offset += dependent.coefficient * delta
      shifted[dependent.constraint] = shift
      do {
        try solver.setConstant(shift.constant - shift.offset, of: dependent.constraint)
      } catch {
        preconditionFailure("A baseline or a scroll position must be finite: \(error)")
      }
    }
  }
}

extension Baselines.Offset {
  /// How far the distance grows from `self` to `other`, both from the same place.
  fileprivate func distance(to other: Baselines.Offset) -> Double {
    switch (self, other) {
    case (.fromTop(let a), .fromTop(let b)), (.fromBottom(let a), .fromBottom(let b)),
      (.fromCenter(let a), .fromCenter(let b)):
      return b - a
    default:
      // Before the first text a baseline is the bottom edge itself; nothing follows it yet.
      return 0
    }
  }
}
