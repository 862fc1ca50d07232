import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Returns the client constraint in a conflict that breaks (F2.30), and the reason.
  ///
  /// The canvas first breaks constraints on a drawn view's far edge, then center (F2.33).
  func memberToBreak(_ conflict: Conflict) -> (id: ConstraintID, reason: BreakingReason)? {
    let drawn = conflict.constraints.compactMap(drawnExtent)
    let isNib = root?.flags.contains(.hasDrawnSize) ?? false
    let members = conflict.constraints.compactMap { id -> (id: ConstraintID, Candidate)? in
      guard case .user(let reference) = source(of: id) else { return nil }
      let constraint = unsafe reference.takeUnretainedValue()
      let places = drawn.filter { $0.view.flags.contains(.hasDrawnSize) }
        .map { $0.view.nearness(of: constraint, $0.axis) }
      // A nib's stack views break their own constraints before the client's.
      let least = isNib && constraint.purpose != nil ? 1 : 0
      return Candidate(constraint, nearness: max(places.max() ?? 0, least)).map { (id, $0) }
    }
    let isInRow = drawn.contains { $0.view.flags.contains(.isFixedRow) }
    return Candidate.choice(among: members.map(\.1), isInRow: isInRow).map {
      (members[$0.index].id, $0.reason ?? .constant)
    }
  }

  private func drawnExtent(_ id: ConstraintID) -> (view: UIView, axis: Axis)? {
    switch source(of: id) {
    case .host(let item, let axis, isPosition: false), .mask(let item, let axis, isPosition: false):
      guard let view = owner(of: item)?.view,
        !view.flags.isDisjoint(with: [.hasDrawnSize, .isFixedRow])
      else { return nil }
      return (view, axis)
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

extension UIView {
  /// Rates the related attribute: 2 the far edge, 1 the center, 0 neither.
  fileprivate func nearness(of constraint: NSLayoutConstraint, _ axis: Axis) -> Int {
    func nearness(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Int {
      guard item === self || (item as? UILayoutGuide)?.owningView === self else { return 0 }
      guard attribute.axis == axis.publicAxis else { return 0 }
      switch attribute {
      case .bottom, .bottomMargin, .right, .rightMargin, .trailing, .trailingMargin: return 2
      case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return 1
      default: return 0
      }
    }
    return max(
      nearness(constraint.firstItem, constraint.firstAttribute),
      nearness(constraint.secondItem, constraint.secondAttribute))
  }
}
