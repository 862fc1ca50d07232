import ConstraintSolver
import LayoutEngine

extension UIScrollView {
  /// Whether constraints affect the content and leave its size on an axis ambiguous.
  package func isContentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let context = liveContext, let item = existingGuide(.content)?.engineItem else {
      return false
    }
    return context.engine.isExtentAmbiguous(item, axis.engineAxis)
  }
}
