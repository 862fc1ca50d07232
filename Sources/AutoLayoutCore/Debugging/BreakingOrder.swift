import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

/// Which of several required constraints that cannot hold together is broken (F2.30): the greatest.
///
/// Neither the order of making nor that of activating counts, but where the items stand in the tree
/// of views and what the constraint says. Keys are compared part by part.
struct BreakingOrder: Comparable {
  /// Where an item stands among all of its tree: nearer to the root first, then by the order of
  /// subviews on the way down; the guides of a view come after its subviews.
  private struct Rank: Comparable {
    let path: [Int]

    static func < (a: Rank, b: Rank) -> Bool {
      a.path.count == b.path.count
        ? a.path.lexicographicallyPrecedes(b.path) : a.path.count < b.path.count
    }
  }

  /// The ranks of its items, the latest first; a constraint on one item counts it twice.
  private let ranks: [Rank]
  /// 0 for an equality, 1 and 2 for an item that is at least and at most something.
  private let relation: Int
  /// The raw value of the latest item's attribute.
  private let attribute: Int
  /// Whether it is written with the earlier item first.
  private let isTurned: Bool
  /// The constant, written `latest = factor * earlier + constant`.
  private let constant: CGFloat

  /// - Complexity: O(*d* + *s*), *d* the depth of the items, *s* the number of siblings of each on
  ///   the way up.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let sides = Sides(constraint) else { return nil }
    let ranks = sides.items.map { Rank(path: $0.pathFromRoot) }
    isTurned = ranks.count == 2 && ranks[0] < ranks[1]
    let isGreater: (Rank, Rank) -> Bool = { $0 > $1 }
    self.ranks = ranks.count == 1 ? [ranks[0], ranks[0]] : ranks.sorted(by: isGreater)
    // What is at most the other one makes the other one at least.
    let sign = isTurned ? -sides.relation.rawValue : sides.relation.rawValue
    relation = sign == 0 ? 0 : sign > 0 ? 1 : 2
    // A view's own shape counts as its greater attribute.
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

  /// The first part in which it differs from another one.
  func reason(over other: BreakingOrder) -> BreakingReason {
    if ranks[0] != other.ranks[0] { return .laterItem }
    if ranks[1] != other.ranks[1] { return ranks[1] == ranks[0] ? .loneItem : .otherItem }
    if relation != other.relation { return .relation }
    if attribute != other.attribute { return .attribute }
    return isTurned != other.isTurned ? .direction : .constant
  }
}

/// What a constraint relates, composite anchors' items among it.
private struct Sides {
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
    // A distance from one item to another is written with the other one first.
    let first = composite.first
    items = [
      first.toHandle, first.fromHandle, composite.second?.toHandle, composite.second?.fromHandle,
    ].compactMap(\.self)
    firstAttribute = first.toHandle == nil ? first.fromAttribute : first.toAttribute
    secondAttribute = first.fromAttribute
  }
}

extension WeakHandle {
  /// The places among siblings on the way from the root to a view or a guide.
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
