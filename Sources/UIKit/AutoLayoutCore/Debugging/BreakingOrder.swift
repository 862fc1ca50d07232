import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

/// The order that decides which of several conflicting required constraints is broken: the greatest
/// (F2.30).
///
/// It depends on positions in the tree and the equation, not on the order of activation.
struct BreakingOrder: Comparable {
  /// The position of an item in the tree, by depth, then order; guides follow subviews.
  private struct Rank: Comparable {
    let path: [Int]

    static func < (a: Rank, b: Rank) -> Bool {
      a.path.count == b.path.count
        ? a.path.lexicographicallyPrecedes(b.path) : a.path.count < b.path.count
    }
  }

  private let ranks: [Rank]
  private let relation: Int
  private let attribute: Int
  private let isTurned: Bool
  private let constant: CGFloat

  /// - Complexity: O(*d* + *s*), *d* the depth, *s* the siblings of each ancestor.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let sides = Sides(constraint) else { return nil }
    let ranks = sides.items.map { Rank(path: $0.pathFromRoot) }
    isTurned = ranks.count == 2 && ranks[0] < ranks[1]
    let isGreater: (Rank, Rank) -> Bool = { $0 > $1 }
    self.ranks = ranks.count == 1 ? [ranks[0], ranks[0]] : ranks.sorted(by: isGreater)
    // Exchanging the sides reverses an inequality.
    let sign = isTurned ? -sides.relation.rawValue : sides.relation.rawValue
    relation = sign == 0 ? 0 : sign > 0 ? 1 : 2
    // An aspect ratio of one view counts as its greater attribute.
    let isShape = ranks.count == 2 && ranks[0] == ranks[1]
    attribute =
      isShape
      ? max(sides.firstAttribute.rawValue, sides.secondAttribute.rawValue)
      : (isTurned ? sides.secondAttribute : sides.firstAttribute).rawValue
    constant = isTurned ? -sides.constant / sides.multiplier : sides.constant
  }

  static func < (a: BreakingOrder, b: BreakingOrder) -> Bool {
    for (first, second) in zip(a.ranks, b.ranks) where first != second { return first < second }
    if a.relation != b.relation { return a.relation < b.relation }
    if a.attribute != b.attribute { return a.attribute < b.attribute }
    if a.isTurned != b.isTurned { return b.isTurned }
    return a.constant < b.constant
  }

  func reason(over other: BreakingOrder) -> BreakingReason {
    if ranks[0] != other.ranks[0] { return .laterItem }
    if ranks[1] != other.ranks[1] { return ranks[1] == ranks[0] ? .loneItem : .otherItem }
    if relation != other.relation { return .relation }
    if attribute != other.attribute { return .attribute }
    return isTurned != other.isTurned ? .direction : .constant
  }
}

@MainActor private struct Sides {
  let items: [WeakHandle]
  let firstAttribute: NSLayoutConstraint.Attribute
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let constant: CGFloat

  init?(_ constraint: NSLayoutConstraint) {
    let equation = constraint.equation
    relation = equation.relation
    multiplier = equation.multiplier
    constant = equation.constant
    guard let composite = constraint.composite else {
      guard let first = equation.first else { return nil }
      let second = equation.isBinary ? equation.second : nil
      items = second.map { [first, $0] } ?? [first]
      firstAttribute = equation.firstAttribute
      secondAttribute = equation.secondAttribute
      return
    }
    // A distance between two items has the other item first.
    let first = composite.first
    items = [
      first.toHandle, first.fromHandle, composite.second?.toHandle, composite.second?.fromHandle,
    ].compactMap(\.self)
    firstAttribute = first.toHandle == nil ? first.fromAttribute : first.toAttribute
    secondAttribute = first.fromAttribute
  }
}

extension WeakHandle {
  @MainActor fileprivate var pathFromRoot: [Int] {
    var path: [Int] = []
    var handle = self
    while let parent = handle.parent, let view = parent.view {
      let views = view.subviewList
      if let guide = handle.guide {
        let guides = view.extras.systemGuides + view.extras.layoutGuides
        path.append(views.count + (guides.firstIndex { $0 === guide } ?? 0))
      } else {
        path.append(views.firstIndex { $0.weakHandle == handle } ?? 0)
      }
      handle = parent
    }
    return path.reversed()
  }
}
