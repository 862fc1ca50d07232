import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Returns the greatest client constraint in a conflict (F2.30) and the reason.
  ///
  /// The canvas first breaks constraints on a drawn view's far edge, then center (F2.33), and
  /// in a row of fixed height, the largest size (F2.34).
  func memberToBreak(_ conflict: Conflict) -> (id: ConstraintID, reason: BreakingReason)? {
    let drawn = conflict.constraints.compactMap(drawnExtent)
    let isNib = root?.flags.contains(.hasDrawnSize) ?? false
    let candidates = conflict.constraints.compactMap { id -> Candidate? in
      guard case .user(let reference) = source(of: id) else { return nil }
      let constraint = unsafe reference.takeUnretainedValue()
      guard let order = BreakingOrder(constraint) else { return nil }
      let places = drawn.filter { $0.view.flags.contains(.hasDrawnSize) }
        .map { $0.view.nearness(of: constraint, $0.axis) }
      // A nib's stack views break their own constraints before the client's.
      let least = isNib && constraint.purpose != nil ? 1 : 0
      return Candidate(
        id: id, order: order, nearness: max(places.max() ?? 0, least),
        size: constraint.isFixedSize ? constraint : nil)
    }
    guard let greatest = candidates.max() else { return nil }
    if let size = greatest.size, drawn.contains(where: { $0.view.flags.contains(.isFixedRow) }) {
      let largest = candidates.filter { $0.size?.firstAttribute == size.firstAttribute }
        .max { ($0.size?.constant ?? 0) < ($1.size?.constant ?? 0) }
      if let largest, let constant = largest.size?.constant, constant > size.constant {
        return (largest.id, .largestSize)
      }
    }
    let next = candidates.lazy.filter { $0.id != greatest.id }.max()
    return (greatest.id, next.map(greatest.reason) ?? .onlyClients)
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

private struct Candidate: Comparable {
  let id: ConstraintID
  let order: BreakingOrder
  /// 2 for the far edge, 1 for the center of a view whose size the document sets; otherwise 0.
  let nearness: Int
  let size: NSLayoutConstraint?

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.nearness == b.nearness ? a.order < b.order : a.nearness < b.nearness
  }

  static func == (a: Candidate, b: Candidate) -> Bool { a.id == b.id }

  func reason(over other: Candidate) -> BreakingReason {
    nearness == other.nearness ? order.reason(over: other.order) : .drawnEdge
  }
}

extension NSLayoutConstraint {
  fileprivate var isFixedSize: Bool {
    secondItem == nil && relation == .equal
      && (firstAttribute == .width || firstAttribute == .height)
  }
}

extension UIView {
  /// Rates the related attribute: 2 the far edge, 1 the center, 0 neither.
  fileprivate func nearness(of constraint: NSLayoutConstraint, _ axis: Axis) -> Int {
    func nearness(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Int {
      guard item === self || (item as? UILayoutGuide)?.owningView === self else { return 0 }
      switch (attribute, axis) {
      case (.bottom, .vertical), (.bottomMargin, .vertical), (.right, .horizontal),
        (.rightMargin, .horizontal), (.trailing, .horizontal), (.trailingMargin, .horizontal):
        return 2
      case (.centerY, .vertical), (.centerYWithinMargins, .vertical), (.centerX, .horizontal),
        (.centerXWithinMargins, .horizontal):
        return 1
      default: return 0
      }
    }
    return max(
      nearness(constraint.firstItem, constraint.firstAttribute),
      nearness(constraint.secondItem, constraint.secondAttribute))
  }
}
