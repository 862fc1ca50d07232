import AutoLayout
import Foundation

extension ViewPainter {
  private struct Pending {
    var view: UIView
    var corner: CGPoint
    var parent: Int?
    var depth: Int
    var traits: UITraitCollection
    var isDrawnElsewhere: Bool
  }

  private enum LayerTask {
    case view(Pending)
    case items(PictureLayer)
  }

  /// The layers for a view and the subviews in drawing order.
  ///
  /// A view with a mask or a common shadow is a single layer; the subviews' layers only record
  /// positions.
  func layers(
    of root: UIView, at place: CGPoint, in parent: Int?, after known: [PictureLayer]
  ) -> [PictureLayer] {
    var layers = known
    let isLoose = root.superview == nil && !root.hasOwnTraits
    let corner = CGPoint(x: place.x - root.frame.minX, y: place.y - root.frame.minY)
    var tasks: [LayerTask] = [
      .view(
        Pending(
          view: root, corner: corner, parent: parent, depth: 0,
          traits: isLoose ? .current : root.traitCollection, isDrawnElsewhere: false))
    ]
    while let task = tasks.popLast() {
      switch task {
      case .items(let layer): layers.append(layer)
      case .view(let pending):
        let index = layers.count
        let traits = pending.view.hasOwnTraits ? pending.view.traitCollection : pending.traits
        var layer = undrawn(pending)
        if !pending.isDrawnElsewhere, !kept.fill(&layer) {
          traits.asCurrent { draw(&layer, pending) }
        }
        layers.append(layer)
        tasks += inside(pending, of: index, layer, traits).reversed()
      }
    }
    return layers
  }

  private func undrawn(_ pending: Pending) -> PictureLayer {
    let view = pending.view
    let bounds = view.bounds
    let size = bounds.size
    var layer = PictureLayer(
      view, in: pending.parent,
      frame: CGRect(
        x: pending.corner.x + view.center.x - size.width / 2,
        y: pending.corner.y + view.center.y - size.height / 2, width: size.width,
        height: size.height))
    layer.turn = view.transform
    layer.bounds = bounds
    layer.isDrawnElsewhere = pending.isDrawnElsewhere
    if !pending.isDrawnElsewhere { layer.opacity = min(1, Double(view.alpha)) }
    return layer
  }

  private func draw(_ layer: inout PictureLayer, _ pending: Pending) {
    let view = pending.view
    let box = CGRect(origin: .zero, size: layer.bounds.size)
    if isDrawnWhole(view) {
      layer.isWhole = true
      layer.below = dressed(paint(view, at: .zero, depth: pending.depth), view, in: box)
    } else {
      if view.clipsToBounds { layer.clipRadius = view.layerIfUsed?.cornerRadius ?? 0 }
      layer.below = below(view, box: box, depth: pending.depth)
      layer.above = above(view, box)
    }
  }

  private func isDrawnWhole(_ view: UIView) -> Bool {
    if needsDressing(view) { return true }
    guard view.clipsToBounds, let layer = view.layerIfUsed, layer.cornerRadius > 0 else {
      return false
    }
    return layer.maskedCorners.rawValue & 0xF != 0xF
  }

  private func inside(
    _ pending: Pending, of index: Int, _ layer: PictureLayer, _ traits: UITraitCollection
  ) -> [LayerTask] {
    let view = pending.view
    let isDrawn = pending.isDrawnElsewhere || isDrawnWhole(view)
    let corner = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
    return inside(of: view).compactMap { inside in
      switch inside {
      case .view(let subview):
        guard subview.isShown, subview !== omitted else { return nil }
        return .view(
          Pending(
            view: subview, corner: corner, parent: index, depth: pending.depth + 1,
            traits: traits, isDrawnElsewhere: isDrawn))
      case .layer(let sublayer):
        guard !isDrawn else { return nil }
        var drawn = PictureLayer(
          nil, in: index, frame: CGRect(origin: .zero, size: layer.frame.size))
        drawn.below = traits.asCurrent {
          LayerPainter(views: self).items(of: sublayer, at: corner)
        }
        return drawn.below.isEmpty ? nil : .items(drawn)
      }
    }
  }
}
