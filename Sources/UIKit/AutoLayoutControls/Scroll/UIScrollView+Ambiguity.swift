package import AutoLayoutCore

extension UIScrollView {
  package func isContentAmbiguousAfterLayout(_ axis: NSLayoutConstraint.Axis) -> Bool {
    isExtentAmbiguousAfterLayout(.content, axis)
  }
}
