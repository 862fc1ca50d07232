import ConstraintSolver
import LayoutEngine

/// The constraint that iOS breaks in a conflict, as far as a log shows it (F2.30); else nil.
struct BreakingChoice {
  private let explanation: BlockExplanation
  private var superviews: [String: String] = [:]
  private var hosts: Set<String> = []

  init(_ explanation: BlockExplanation) {
    self.explanation = explanation
    for (constraint, meaning) in zip(explanation.block.constraints, explanation.meanings) {
      if meaning?.origin == .encapsulated { hosts.insert(constraint.first.item.identity) }
      guard case .superview(let isFirst) = constraint.drawing, let second = constraint.second else {
        continue
      }
      let (outer, inner) = isFirst ? (constraint.first, second) : (second, constraint.first)
      superviews[inner.item.identity] = outer.item.identity
    }
  }

  /// Returns the conflict's broken member and the reason; nil if the log shows too little.
  func choice(in conflict: BlockExplanation.Conflict) -> (index: Int, reason: BreakingReason)? {
    let candidates = conflict.core.filter(isCandidate)
    for candidate in candidates {
      if candidates.count == 1 { return (candidate, .onlyClients) }
      let reasons = candidates.filter { $0 != candidate }.map { reason(for: candidate, over: $0) }
      // The closest rival gives the best reason: later parts of the rule mean a closer decision.
      if let reason = reasons.max(by: { ($0?.place ?? .max) < ($1?.place ?? .max) }) ?? nil {
        return (candidate, reason)
      }
    }
    return nil
  }

  func isOpen(_ conflict: BlockExplanation.Conflict) -> Bool {
    conflict.core.count(where: isCandidate) > 1
  }

  /// Whether a constraint can be broken: not masks, hosts, contents and guides.
  private func isCandidate(_ index: Int) -> Bool {
    explanation.meanings[index].map { $0.origin == .stackView || $0.origin == .hiddenArranged }
      ?? true
  }

  /// Returns the reason to break a constraint rather than another; nil if the log does not show it.
  private func reason(for index: Int, over other: Int) -> BreakingReason? {
    let constraints = explanation.block.constraints
    guard let own = place(constraints[index]), let theirs = place(constraints[other]) else {
      return nil
    }
    if own.latest != theirs.latest {
      return isAbove(theirs.latest, own.latest) ? .laterItem : nil
    }
    if own.other != theirs.other {
      if own.other == own.latest { return .loneItem }
      return isAbove(theirs.other, own.other) ? .otherItem : nil
    }
    if own.relation != theirs.relation { return own.relation > theirs.relation ? .relation : nil }
    if own.attribute != theirs.attribute {
      return own.attribute > theirs.attribute ? .attribute : nil
    }
    if own.isTurned != theirs.isTurned { return own.isTurned ? .direction : nil }
    return own.constant > theirs.constant ? .constant : nil
  }

  /// Returns the values that the rule compares; nil if the order of items is unknown.
  private func place(_ constraint: LogConstraint) -> Place? {
    let first = constraint.first
    guard let second = constraint.second, second.item.identity != first.item.identity else {
      return Place(
        latest: first.item.identity, other: first.item.identity,
        relation: Place.rank(constraint.relation, isTurned: false),
        attribute: max(
          first.attribute.rank, constraint.second?.attribute.rank ?? 0),
        isTurned: false, constant: constraint.constant)
    }
    let isTurned = isAbove(first.item.identity, second.item.identity)
    guard isTurned || isAbove(second.item.identity, first.item.identity) else { return nil }
    let (late, early) = isTurned ? (second, first) : (first, second)
    return Place(
      latest: late.item.identity, other: early.item.identity,
      relation: Place.rank(constraint.relation, isTurned: isTurned),
      attribute: late.attribute.rank, isTurned: isTurned,
      constant: isTurned ? -constraint.constant / constraint.multiplier : constraint.constant)
  }

  private func isAbove(_ outer: String, _ inner: String) -> Bool {
    if outer == inner { return false }
    if hosts.contains(outer) { return !hosts.contains(inner) }
    var item = inner
    // A damaged log may contain a cycle.
    for _ in 0..<superviews.count {
      guard let next = superviews[item] else { return false }
      if next == outer { return true }
      item = next
    }
    return false
  }

  private struct Place {
    let latest, other: String
    let relation, attribute: Int
    let isTurned: Bool
    let constant: Double

    /// 0 for an equality, 1 for a minimum and 2 for a maximum of the item.
    static func rank(_ relation: Relation, isTurned: Bool) -> Int {
      let sign = isTurned ? -relation.rawValue : relation.rawValue
      return sign == 0 ? 0 : sign > 0 ? 1 : 2
    }
  }
}

extension BreakingReason {
  fileprivate var place: Int {
    switch self {
    case .onlyClients, .drawnEdge, .largestSize: 0
    case .laterItem: 1
    case .loneItem, .otherItem: 2
    case .relation: 3
    case .attribute: 4
    case .direction: 5
    case .constant: 6
    }
  }
}
