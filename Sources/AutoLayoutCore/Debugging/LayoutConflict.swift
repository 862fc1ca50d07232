import ConstraintSolver
import LayoutEngine

package struct LayoutConflict {
  package let constraints: [NSLayoutConstraint]
  package let broken: NSLayoutConstraint
  package let reason: String?
  /// Whether the console text was logged twice (F2.32).
  package let isLoggedTwice: Bool
}

extension UIView {
  /// The conflicts since the first layout, repeated at new activations (F2.30).
  package var layoutConflicts: [LayoutConflict] {
    liveContext?.conflictLog.conflicts ?? []
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
