public import AutoLayout
import Foundation

extension UIView {
  /// Enables or disables the painter for client code, such as `CALayer.render(in:)`.
  ///
  /// Drawing a view with this module also enables it.
  public static func usePainter(_ isUsed: Bool = true) {
    guard isUsed else {
      LayerRendering.painter = nil
      return
    }
    LayerRendering.painter = { layer in
      ForeignDrawing(layer.paintedItems, size: layer.bounds.size)
    }
  }
}

extension CALayer {
  fileprivate var paintedItems: [DisplayList.Item] {
    let painter = ViewPainter(.plain)
    let box = CGRect(origin: .zero, size: bounds.size)
    guard let view = owner else { return LayerPainter(views: painter).drawn(self, in: box) }
    return view.traitCollection.asCurrent {
      painter.dressed(painter.paint(view, at: .zero, depth: 0), view, in: box)
    }
  }
}
