public import AutoLayoutValues
public import Foundation

/// A guide whose constraints are active only near or away from an edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var near: [UInt: [NSLayoutConstraint]] = [:]
  private final var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near: always the bottom, even while the keyboard is hidden.
  private static let nearEdges: NSDirectionalRectEdge = .bottom

  private static func isNear(_ edges: NSDirectionalRectEdge) -> Bool {
    !edges.isDisjoint(with: nearEdges)
  }

  private final func exchange(
    in table: inout [UInt: [NSLayoutConstraint]], of edge: NSDirectionalRectEdge,
    for constraints: [NSLayoutConstraint], isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(table[edge.rawValue] ?? [])
    table[edge.rawValue] = constraints.isEmpty ? nil : constraints
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// Replaces the constraints near an edge.
  ///
  /// - Complexity: That of deactivating and activating them.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    exchange(in: &near, of: edge, for: trackedConstraints, isActive: Self.isNear(edge))
  }

  /// Replaces the constraints away from edges.
  ///
  /// - Complexity: That of deactivating and activating them.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    exchange(in: &away, of: edge, for: trackedConstraints, isActive: !Self.isNear(edge))
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Removes all tracked constraints.
  /// - Complexity: O(1) on average for each of them.
  open func removeAllTrackedConstraints() {
    for constraints in near.values { NSLayoutConstraint.deactivate(constraints) }
    for constraints in away.values { NSLayoutConstraint.deactivate(constraints) }
    near = [:]
    away = [:]
  }
}

/// The guide of the keyboard (F6.44).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false {
    didSet { owningView?.keyboardDidChange() }
  }
  open var usesBottomSafeArea = true {
    didSet { owningView?.keyboardDidChange() }
  }
  open var keyboardDismissPadding: CGFloat = 0
}
