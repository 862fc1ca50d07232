package import AutoLayoutCore

extension UIScrollView {
  /// Whether the content's constraints leave its size ambiguous on an axis.
  package func isContentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    isExtentAmbiguousAfterLayout(.content, axis)
  }
}
