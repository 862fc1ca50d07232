package import ConstraintSolver

/// Baselines and scroll positions, which add constants to constraints.
extension LayoutEngine {
  /// Sets a live item's baselines in points, and updates the constraints on them.
  ///
  /// While a constraint uses a baseline, it stays measured from the same part of the item: remove
  /// the constraint and add it again otherwise.
  ///
  /// - Complexity: O(constraints on the item's baselines).
  public mutating func setBaselines(_ baselines: Baselines, of item: ItemID) {
    let old = details(of: item).baselines
    guard old != baselines else { return }
    changeDetails(of: item) { $0.baselines = baselines }
    move(.firstBaseline, of: item, by: old.first.distance(to: baselines.first))
    move(.lastBaseline, of: item, by: old.last.distance(to: baselines.last))
  }

  package func baselines(of item: ItemID) -> Baselines { details(of: item).baselines }

  /// Returns the constraints on an item's baselines.
  ///
  /// - Complexity: O(constraints that follow the item's baselines or scroll position).
  package func constraintsOnBaselines(of item: ItemID) -> [ConstraintID] {
    (dependents[item] ?? []).filter { $0.source == .firstBaseline || $0.source == .lastBaseline }
      .map { $0.constraint }
  }

  /// Sets an item's scroll position.
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

  /// Returns an item's additional properties, or the defaults if none are stored.
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
  func isMeasured(like other: Self) -> Bool {
    switch (self, other) {
    case (.fromTop, .fromTop), (.fromBottom, .fromBottom), (.fromCenter, .fromCenter): true
    default: false
    }
  }

  /// The change of the distance from `self` to `other`, both measured from the same part.
  fileprivate func distance(to other: Baselines.Offset) -> Double {
    switch (self, other) {
    case (.fromTop(let a), .fromTop(let b)), (.fromBottom(let a), .fromBottom(let b)),
      (.fromCenter(let a), .fromCenter(let b)):
      return b - a
    default:
      // No constraint uses them.
      return 0
    }
  }
}
