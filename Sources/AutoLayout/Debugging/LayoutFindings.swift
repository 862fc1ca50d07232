import ConstraintSolver
import LayoutEngine

/// A required set of constraints that cannot hold, and the one that was given up.
package struct LayoutConflict {
  /// The constraints of the set, those of the system as objects of their own classes.
  package let constraints: [NSLayoutConstraint]
  /// The one that was given up.
  package let broken: NSLayoutConstraint
}

/// What a layout left open or could not do, as values.
extension UIView {
  /// The conflicts met in the view's tree since it was first laid out, each set once.
  package var layoutConflicts: [LayoutConflict] {
    liveContext?.conflicts ?? []
  }

  /// Whether the last layout left the view's place or size on an axis open.
  package func isAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    liveContext?.isAmbiguous(self, axis) ?? false
  }

  /// Whether the last layout left the view's place on an axis open, wherever its size stands.
  package func isPositionOpenAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.engine.isPositionAmbiguous(item, axis.engineAxis)
  }

  /// Whether the last layout left the view's size on an axis open, wherever it stands.
  package func isExtentOpenAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = engineItem else { return false }
    return context.engine.isExtentAmbiguous(item, axis.engineAxis)
  }

  /// The constraints that hold the view's place on an axis, in its superview, in the order of
  /// adding.
  package func constraintsHoldingPosition(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(
      for: context.engine.constraintsHoldingPosition(item, axis.engineAxis))
  }

  /// The constraints that hold the view's size on an axis, in the order of adding.
  package func constraintsHoldingExtent(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let context = liveContext, let item = engineItem else { return [] }
    return context.objects(for: context.engine.constraintsHoldingExtent(item, axis.engineAxis))
  }
}

extension UIScrollView {
  /// Whether constraints speak of the content and leave its size on an axis open.
  package func isContentOpenAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = existingGuide(.content)?.engineItem else {
      return false
    }
    return context.engine.isExtentAmbiguous(item, axis.engineAxis)
  }
}
