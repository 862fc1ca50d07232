import ConstraintSolver
import LayoutEngine

/// Required constraints that cannot all be satisfied, and the one that was broken.
package struct LayoutConflict {
  /// The constraints of the set, those of the system as objects of their own classes.
  package let constraints: [NSLayoutConstraint]
  /// The one that was broken, in Apple's word: it pulls no stronger
  /// than an optional one from then on.
  package let broken: NSLayoutConstraint
  /// Why it is that one, in words; nil where only the system's own are in conflict.
  package let reason: String?
  /// Whether the console got its text twice (F2.32).
  package let isLoggedTwice: Bool
}

/// The conflicts and ambiguities of a layout, as values.
extension UIView {
  /// The conflicts met in the view's tree since it was first laid out, in order.
  ///
  /// A set comes again when the constraint that was broken is activated again (F2.30).
  package var layoutConflicts: [LayoutConflict] {
    liveContext?.conflictLog.conflicts ?? []
  }

  /// Whether the last layout left the view's position or size on an axis ambiguous.
  package func isAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    liveContext?.isAmbiguous(self, axis) ?? false
  }

  /// Whether the last layout left the view's position on an axis ambiguous, whatever its size.
  package func isPositionAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isPositionAmbiguous(item, axis.engineAxis)
  }

  /// Whether the last layout left the view's size on an axis ambiguous, whatever its position.
  package func isExtentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }

  /// The constraints that determine the view's position on an axis, in its superview, in the order
  /// of adding.
  package func constraintsDeterminingPosition(_ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(
      for: context.engine.constraintsDeterminingPosition(of: item, axis.engineAxis))
  }

  /// The constraints that determine the view's size on an axis, in the order of adding.
  package func constraintsDeterminingExtent(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(
      for: context.engine.constraintsDeterminingExtent(of: item, axis.engineAxis))
  }

  /// Whether the last layout left the size of one of the view's own guides ambiguous on an axis.
  package func isExtentAmbiguousAfterLayout(
    _ role: UILayoutGuide.Role, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard let context = liveContext, let item = existingGuide(role)?.engineItem else {
      return false
    }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }
}
