package import AutoLayoutCore

extension UIScrollView {
  /// Whether constraints affect the content and leave its size on an axis ambiguous.
  package func isContentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    isExtentAmbiguousAfterLayout(.content, axis)
  }
}
