import ConstraintSolver

/// Baselines and scroll positions: constants in constraints that change without them.
extension LayoutEngine {
  /// Sets the distances of a live item's baselines in points, and updates the constraints on them.
  ///
  /// A baseline once measured from the top cannot later be measured from elsewhere while a
  /// constraint uses it.
  ///
  /// - Complexity: O(constraints on the item's baselines).
  public mutating func setBaselines(_ baselines: Baselines, of item: ItemID) {
    let old = details(of: item).baselines
    guard old != baselines else { return }
    changeDetails(of: item) { $0.baselines = baselines }
    move(.firstBaseline, of: item, by: old.first.distance(to: baselines.first))
    move(.lastBaseline, of: item, by: old.last.distance(to: baselines.last))
  }

  /// Sets the scroll position of an item's content.
  ///
  /// It affects only constraints between the inside and the outside of the item.
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

  /// Returns the additional properties of an item, the default ones if none are stored.
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
  /// The change of the distance from `self` to `other`, both measured from the same edge.
  fileprivate func distance(to other: Baselines.Offset) -> Double {
    switch (self, other) {
    case (.fromTop(let a), .fromTop(let b)), (.fromBottom(let a), .fromBottom(let b)),
      (.fromCenter(let a), .fromCenter(let b)):
      return b - a
    default:
      // Before the first text a baseline is the bottom edge itself, and has no dependents yet.
      return 0
    }
  }
}
