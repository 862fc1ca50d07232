import ConstraintSolver
import LayoutEngine

/// A set of unsatisfiable required constraints, with the broken one.
package struct LayoutConflict {
  /// The constraints of the set; system constraints are objects of their own classes.
  package let constraints: [NSLayoutConstraint]
  /// The broken constraint, in Apple's term: it acts like an optional constraint from then on.
  package let broken: NSLayoutConstraint
  /// The reason for this choice; nil if all constraints are the system's.
  package let reason: String?
  /// Whether the console text was logged twice (F2.32).
  package let isLoggedTwice: Bool
}

extension UIView {
  /// The conflicts in the view's tree since its first layout, in order.
  ///
  /// A conflict is repeated when its broken constraint is activated again (F2.30).
  package var layoutConflicts: [LayoutConflict] {
    liveContext?.conflictLog.conflicts ?? []
  }

  package func isAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    liveContext?.isAmbiguous(self, axis) ?? false
  }

  /// Whether the last layout left the view's position on an axis ambiguous, regardless of its size.
  package func isPositionAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isPositionAmbiguous(item, axis.engineAxis)
  }

  /// Whether the last layout left the view's size on an axis ambiguous, regardless of its position.
  package func isExtentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }

  /// The constraints that determine the view's position in its superview on an axis, in the order
  /// of addition.
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

  /// Whether the last layout left the size of a guide of the view ambiguous on an axis.
  package func isExtentAmbiguousAfterLayout(
    _ role: UILayoutGuide.Role, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard let context = liveContext, let item = existingGuide(role)?.engineItem else {
      return false
    }
    return context.isExtentAmbiguous(item, axis.engineAxis)
  }
}
