public import AutoLayoutValues
public import Foundation

/// A guide that follows something that moves, with constraints that hold while it is near an edge
/// or away from one.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var near: [UInt: [NSLayoutConstraint]] = [:]
  private final var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near now: the bottom, where a docked keyboard is, whether it is
  /// shown or not.
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

  /// Lets constraints hold while the guide is near an edge, in place of those that did.
  ///
  /// - Parameters:
  ///   - trackedConstraints: The constraints.
  ///   - edge: The edge.
  /// - Complexity: That of deactivating the former and activating the new constraints.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    exchange(in: &near, of: edge, for: trackedConstraints, isActive: Self.isNear(edge))
  }

  /// Lets constraints hold while the guide is away from edges, in place of those that did.
  ///
  /// - Parameters:
  ///   - trackedConstraints: The constraints.
  ///   - edge: The edges.
  /// - Complexity: That of deactivating the former and activating the new constraints.
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

  /// Lets go of all constraints that depend on edges.
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
  /// Whether the guide ends at the safe area while the keyboard is hidden.
  open var usesBottomSafeArea = true {
    didSet { owningView?.keyboardDidChange() }
  }
  /// How far above the keyboard a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0
}
