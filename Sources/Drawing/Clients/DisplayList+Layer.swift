public import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture of a layer and everything in it, on a clear sheet of its size.
  ///
  /// - Parameter layer: The layer; neither its own place nor its opacity counts.
  /// - Complexity: Linear in the number of layers.
  @preconcurrency @MainActor public init(showing layer: CALayer) {
    self.init(size: layer.bounds.size, background: nil)
    let box = CGRect(origin: .zero, size: layer.bounds.size)
    UIView.usePainter()
    items = LayerPainter(views: ViewPainter(.plain)).drawn(layer, in: box)
  }
}
