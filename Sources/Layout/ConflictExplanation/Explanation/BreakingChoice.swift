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
    let members = conflict.core.filter(isCandidate)
    if members.count == 1 { return (members[0], .onlyClients) }
    let candidates = members.compactMap { candidate(explanation.block.constraints[$0]) }
    guard candidates.count == members.count,
      let choice = BreakingCandidate.choice(among: candidates), let reason = choice.reason
    else { return nil }
    return (members[choice.index], reason)
  }

  func isOpen(_ conflict: BlockExplanation.Conflict) -> Bool {
    conflict.core.count(where: isCandidate) > 1
  }

  /// Whether a constraint can be broken: not masks, hosts, contents and guides.
  private func isCandidate(_ index: Int) -> Bool {
    explanation.meanings[index].map { $0.origin == .stackView || $0.origin == .hiddenArranged }
      ?? true
  }

  private func candidate(_ constraint: LogConstraint) -> BreakingCandidate<Place>? {
    var sides = [constraint.first]
    if let second = constraint.second { sides.append(second) }
    return BreakingCandidate(
      sides.map { (place(of: $0.item.identity), $0.attribute.rank) }, constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant)
  }

  private func place(of identity: String) -> Place {
    var ancestors: [String] = []
    // A damaged log may contain a cycle.
    while ancestors.count < superviews.count, let next = superviews[ancestors.last ?? identity] {
      ancestors.append(next)
    }
    return Place(identity: identity, ancestors: ancestors, isHost: hosts.contains(identity))
  }

  private struct Place: BreakingPlace {
    let identity: String
    let ancestors: [String]
    let isHost: Bool

    func isBefore(_ other: Place) -> Bool {
      guard self != other else { return false }
      return isHost ? !other.isHost : other.ancestors.contains(identity)
    }
  }
}
