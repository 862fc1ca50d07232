package import AutoLayoutValues

extension UIView {
  /// The sizes of stock controls in the view's traits.
  package var controlMetrics: ControlMetrics {
    ControlMetrics(generation: traitCollection.systemGeneration)
  }
}
