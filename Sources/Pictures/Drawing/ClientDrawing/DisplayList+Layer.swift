public import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture of a layer and the sublayers; the layer's position and opacity have no effect.
  ///
  /// - Complexity: Linear in the number of layers.
  @preconcurrency @MainActor public init(showing layer: CALayer) {
    self.init(size: layer.bounds.size, background: nil)
    let box = CGRect(origin: .zero, size: layer.bounds.size)
    UIView.usePainter()
    items = LayerPainter(views: ViewPainter(.plain)).drawn(layer, in: box)
  }
}
