public import AutoLayout
import Foundation

extension UIView {
  /// Lets client code draw views and layers into contexts of its own, or no longer:
  /// `drawHierarchy(in:afterScreenUpdates:)`, `snapshotView(afterScreenUpdates:)` and
  /// `CALayer.render(in:)` do something then.
  ///
  /// Drawing a view by this module lets it, too.
  ///
  /// - Parameter isUsed: Whether the painter of this module is used.
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
  /// What the layer shows, its bounds moved to (0, 0); neither its own place nor opacity counts.
  fileprivate var paintedItems: [DisplayList.Item] {
    let painter = ViewPainter(.plain)
    let box = CGRect(origin: .zero, size: bounds.size)
    guard let view = owner else { return LayerPainter(views: painter).drawn(self, in: box) }
    return view.traitCollection.asCurrent {
      painter.dressed(painter.paint(view, at: .zero, depth: 0), view, in: box)
    }
  }
}
