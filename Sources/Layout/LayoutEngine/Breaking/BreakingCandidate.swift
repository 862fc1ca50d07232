package import ConstraintSolver

/// A place in the tree of items.
package protocol BreakingPlace: Equatable {
  /// Whether the place comes before another; false if this is unknown.
  func isBefore(_ other: Self) -> Bool
}

/// The indexes of the ancestors among the siblings, from the root; guides follow subviews.
package struct TreePath: BreakingPlace {
  package let indexes: [Int32]

  package init(_ indexes: [Int32]) { self.indexes = indexes }

  package func isBefore(_ other: TreePath) -> Bool {
    indexes.count == other.indexes.count
      ? indexes.lexicographicallyPrecedes(other.indexes) : indexes.count < other.indexes.count
  }
}

/// A required constraint in a conflict; the greatest candidate breaks (F2.30).
package struct BreakingCandidate<Place: BreakingPlace> {
  private let latest, other: Place
  private let relation, attribute, nearness: Int
  /// Whether the latest item is the second in the equation.
  private let isTurned: Bool
  private let isFixedSize: Bool
  private let constant: Double

  /// Makes the candidate; nil if the order of the items is unknown.
  ///
  /// The sides have raw values of attributes (F1.8). On the canvas, `nearness` is 2 for the far
  /// edge and 1 for the center of a view whose size the document sets (F2.33).
  package init?(
    _ sides: [(place: Place, attribute: Int)], _ relation: Relation, multiplier: Double,
    constant: Double, nearness: Int = 0
  ) {
    let places = sides.map { $0.place }.sorted { $1.isBefore($0) }
    guard let latest = places.first, let other = places.prefix(2).last,
      other == latest || other.isBefore(latest)
    else { return nil }
    (self.latest, self.other, self.nearness) = (latest, other, nearness)
    isTurned = sides.count == 2 && sides[0].place.isBefore(sides[1].place)
    // If an item is at most the other item, the other item is at least the first.
    let sign = isTurned ? -relation.rawValue : relation.rawValue
    self.relation = sign == 0 ? 0 : sign > 0 ? 1 : 2
    // Within an item, the greater attribute counts.
    attribute =
      sides.count == 2 && latest == other
      ? max(sides[0].attribute, sides[1].attribute) : sides[isTurned ? 1 : 0].attribute
    self.constant = isTurned ? -constant / multiplier : constant
    // Width and height.
    isFixedSize = sides.count == 1 && relation == .equal && (7...8).contains(attribute)
  }

  /// The reason to break this constraint rather than another; nil if it is not greater, or the
  /// order is unknown.
  package func reason(over rival: Self) -> BreakingReason? {
    if nearness != rival.nearness { return nearness > rival.nearness ? .drawnEdge : nil }
    if latest != rival.latest { return rival.latest.isBefore(latest) ? .laterItem : nil }
    if other != rival.other {
      guard rival.other.isBefore(other) else { return nil }
      return other == latest ? .loneItem : .otherItem
    }
    if relation != rival.relation { return relation > rival.relation ? .relation : nil }
    if attribute != rival.attribute { return attribute > rival.attribute ? .attribute : nil }
    if isTurned != rival.isTurned { return isTurned ? .direction : nil }
    return constant > rival.constant ? .constant : nil
  }

  /// Returns the index of the constraint to break, and the reason, nil if the rule leaves the
  /// choice open.
  ///
  /// In a canvas row of fixed height the largest size breaks (F2.34).
  package static func choice(
    among candidates: [Self], isInRow: Bool = false
  ) -> (index: Int, reason: BreakingReason?)? {
    guard var index = candidates.indices.first else { return nil }
    for next in candidates.indices where candidates[next].reason(over: candidates[index]) != nil {
      index = next
    }
    let greatest = candidates[index]
    if isInRow && greatest.isFixedSize {
      for (next, size) in candidates.enumerated()
      where size.isFixedSize && size.attribute == greatest.attribute {
        let largest = candidates[index]
        let isLater = size.constant == largest.constant && size.reason(over: largest) != nil
        if size.constant > largest.constant || isLater { index = next }
      }
      if candidates[index].constant > greatest.constant { return (index, .largestSize) }
    }
    // The closest rival gives the best reason.
    var reason = BreakingReason.onlyClients
    for rival in candidates.indices where rival != index {
      guard let next = greatest.reason(over: candidates[rival]) else { return (index, nil) }
      reason = max(reason, next)
    }
    return (index, reason)
  }
}
