import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

/// Required constraints that cannot hold together.
extension LayoutContext {
  /// Breaks one constraint of each set that cannot hold together, as Apple does (F2.30).
  ///
  /// The engine leaves out some member of each set. Here the set's greatest one is made optional in
  /// its place, stronger than any other optional constraint; the engine then tries the one that it
  /// left out again. Sets that the engine found after the first are looked at only if none of their
  /// members was broken meanwhile: else the engine has looked at them again itself.
  /// - Complexity: A solve for each constraint that is broken.
  func breakConflicts() {
    var waiting = engine.conflicts[...]
    var broken = Set<ConstraintID>()
    while let conflict = waiting.popFirst() {
      guard broken.isDisjoint(with: conflict.constraints) else { continue }
      guard let choice = memberToBreak(conflict) else {
        // Only the system's own are in conflict: the engine's choice stays.
        if isLive { report(conflict, broken: conflict.relaxed, isSystems: true) }
        continue
      }
      if isLive { report(conflict, broken: choice) }
      broken.insert(choice)
      engine.setPriority(.broken, of: choice)
      engine.solve()
      counts.solves += 1
      markMovedItems()
      waiting += engine.conflicts
    }
  }

  /// The member that is broken: the greatest of those that are not the system's; where the height
  /// of a drawn cell takes part, the greatest of those at its bottom edge (F2.33).
  private func memberToBreak(_ conflict: Conflict) -> ConstraintID? {
    let drawn = drawnViews(in: conflict)
    let candidates = conflict.constraints.compactMap { id -> Candidate? in
      guard case .user(let reference) = source(of: id) else { return nil }
      let constraint = unsafe reference.takeUnretainedValue()
      guard let order = BreakingOrder(constraint) else { return nil }
      return Candidate(
        id: id, order: order, isAtBottom: drawn.contains { constraint.meetsBottom(of: $0) })
    }
    return candidates.max()?.id
  }

  /// The views whose drawn heights take part in a conflict.
  private func drawnViews(in conflict: Conflict) -> [UIView] {
    conflict.constraints.compactMap { id in
      switch source(of: id) {
      case .host(let item, .vertical, isPosition: false),
        .mask(let item, .vertical, isPosition: false):
        guard let view = owner(of: item)?.view, view.flags.contains(.hasDrawnHeight) else {
          return nil
        }
        return view
      default: return nil
      }
    }
  }
}

/// A constraint that may be broken.
private struct Candidate: Comparable {
  let id: ConstraintID
  let order: BreakingOrder
  let isAtBottom: Bool

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.isAtBottom == b.isAtBottom ? a.order < b.order : b.isAtBottom
  }

  static func == (a: Candidate, b: Candidate) -> Bool { a.id == b.id }
}

extension NSLayoutConstraint {
  /// Whether it relates something to the bottom edge of a view, or of the view's own guides.
  @MainActor fileprivate func meetsBottom(of view: UIView) -> Bool {
    func isBottom(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
      guard attribute == .bottom || attribute == .bottomMargin else { return false }
      return item === view || (item as? UILayoutGuide)?.owningView === view
    }
    return isBottom(firstItem, firstAttribute) || isBottom(secondItem, secondAttribute)
  }
}
