import ConstraintSolver
import LayoutEngine

/// Constraints that could not be satisfied together, which led to a broken constraint.
public struct LayoutConflict {
  /// The constraints in the order of UIKit's log, including the system's constraints.
  public let constraints: [NSLayoutConstraint]
  public let broken: NSLayoutConstraint
  /// The rule by which the constraint was chosen; nil for a conflict of system constraints.
  package let reason: String?
  /// Whether the console text was logged twice (F2.32).
  package let isLoggedTwice: Bool
  let style: ConsoleStyle

  /// UIKit's console text (F2.2).
  ///
  /// - Complexity: O(*n*) in the constraints.
  @MainActor public var consoleText: String {
    style.conflict(
      constraints.map(\.description), broken: broken.description,
      hasMask: constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint })
  }

  /// Receives each conflict when a constraint is broken; ``LayoutLog`` also writes the text.
  @MainActor public static var handler: ((LayoutConflict) -> Void)?

  /// Whether the conflict still exists: none of the app's constraints was deactivated since.
  @MainActor public var isCurrent: Bool {
    constraints.allSatisfy { !$0.isAuthored || $0.isActive }
  }
}

/// A position or a size that the constraints leave open.
public struct LayoutAmbiguity {
  public let view: UIView
  public let axis: NSLayoutConstraint.Axis
  public let isPositionAmbiguous: Bool
  public let isSizeAmbiguous: Bool
}

extension UIView {
  /// The conflicts in the view's tree since the first layout, repeated at new activations (F2.30).
  public var layoutConflicts: [LayoutConflict] {
    liveContext?.conflictLog.conflicts ?? []
  }

  /// Lays out the view's tree and returns what the constraints leave open in this view and below.
  ///
  /// - Complexity: That of ``hasAmbiguousLayout`` for each view.
  public func layoutAmbiguities() -> [LayoutAmbiguity] {
    rootView.layoutIfNeeded()
    var found: [LayoutAmbiguity] = []
    forEachInTree { view in
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let ambiguity = LayoutAmbiguity(
          view: view, axis: axis,
          isPositionAmbiguous: view.isPositionAmbiguousAfterLayout(axis),
          isSizeAmbiguous: view.isExtentAmbiguousAfterLayout(axis))
        if ambiguity.isPositionAmbiguous || ambiguity.isSizeAmbiguous { found.append(ambiguity) }
      }
    }
    return found
  }

  /// Whether some value in the view's tree may be ambiguous; a quick answer for most layouts.
  package var leavesSomethingOpenAfterLayout: Bool {
    liveContext.map { !$0.engine.determinesEverything } ?? false
  }

  package func isAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    liveContext?.isAmbiguous(self, axis) ?? false
  }

  package func isPositionAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isPositionAmbiguous(item, axis.engineAxis)
  }

  package func isExtentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }

  /// The constraints that determine the position on an axis, in the order of addition.
  package func constraintsDeterminingPosition(_ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(
      for: context.engine.constraintsDeterminingPosition(of: item, axis.engineAxis))
  }

  /// The constraints that determine the view's size on an axis, in the order of addition.
  package func constraintsDeterminingExtent(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(
      for: context.engine.constraintsDeterminingExtent(of: item, axis.engineAxis))
  }

  package func isExtentAmbiguousAfterLayout(
    _ role: UILayoutGuide.Role, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard let context = liveContext, let item = existingGuide(role)?.engineItem else {
      return false
    }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }
}
