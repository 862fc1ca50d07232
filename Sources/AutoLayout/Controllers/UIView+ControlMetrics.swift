extension UIView {
  /// The sizes of stock controls in the view's traits.
  var controlMetrics: ControlMetrics {
    ControlMetrics(generation: traitCollection.systemGeneration)
  }
}
