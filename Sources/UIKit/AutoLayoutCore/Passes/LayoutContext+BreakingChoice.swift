import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Returns the client constraint in a conflict that breaks (F2.30), and the reason.
  func memberToBreak(_ conflict: Conflict) -> (id: ConstraintID, reason: BreakingReason)? {
    let drawn = conflict.constraints.compactMap(drawnExtent)
    let breaksStacksFirst =
      root.flatMap { $0.layoutPolicy?.breaksStackViewsFirst(in: $0) } ?? false
    let members = conflict.constraints.compactMap { id -> (id: ConstraintID, Candidate)? in
      guard case .user(let reference) = source(of: id) else { return nil }
      let constraint = unsafe reference.takeUnretainedValue()
      let ranks = drawn.map { $0.policy.breakingRank(of: constraint, against: $0.view, $0.axis) }
      let least = breaksStacksFirst && constraint.purpose != nil ? 1 : 0
      return Candidate(constraint, nearness: max(ranks.max() ?? 0, least)).map { (id, $0) }
    }
    let isInRow = drawn.contains { $0.policy.breaksLargestSize(against: $0.view) }
    return Candidate.choice(among: members.map(\.1), isInRow: isInRow).map {
      (members[$0.index].id, $0.reason ?? .constant)
    }
  }

  private func drawnExtent(
    _ id: ConstraintID
  ) -> (view: UIView, axis: NSLayoutConstraint.Axis, policy: any LayoutPolicy)? {
    switch source(of: id) {
    case .host(let item, let axis, isPosition: false), .mask(let item, let axis, isPosition: false):
      guard let view = owner(of: item)?.view, let policy = view.layoutPolicy,
        policy.hasDrawnSize(view)
      else { return nil }
      return (view, axis.publicAxis, policy)
    default: return nil
    }
  }
}

private typealias Candidate = BreakingCandidate<TreePath>

extension Candidate {
  /// - Complexity: O(*d* + *s*), *d* the depth, *s* the siblings of each ancestor.
  @MainActor fileprivate init?(_ constraint: NSLayoutConstraint, nearness: Int) {
    let equation = constraint.equation
    var sides: [(WeakHandle?, NSLayoutConstraint.Attribute)] = [
      (equation.first, equation.firstAttribute)
    ]
    if let composite = constraint.composite {
      // A distance between two items has the other item first.
      sides = [composite.first, composite.second].compactMap(\.self).flatMap {
        [($0.toHandle, $0.toAttribute), ($0.fromHandle, $0.fromAttribute)]
      }
    } else if equation.isBinary {
      sides.append((equation.second, equation.secondAttribute))
    }
    let places = sides.compactMap { handle, attribute in
      handle.map { (TreePath($0.pathFromRoot), attribute.rawValue) }
    }
    self.init(
      places, equation.relation.solverRelation, multiplier: Double(equation.multiplier),
      constant: Double(equation.constant), nearness: nearness)
  }
}

extension WeakHandle {
  @MainActor fileprivate var pathFromRoot: [Int32] {
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
    return path.reversed().map(Int32.init)
  }
}
