import AutoLayout
import Foundation

extension ViewPainter {
  /// A view that is still to be taken apart.
  private struct Pending {
    var view: UIView
    /// The upper left corner of its superview's coordinates in the parent's box.
    var corner: CGPoint
    var parent: Int?
    var depth: Int
    var traits: UITraitCollection
    var isDrawnElsewhere: Bool
  }

  /// What is still to be done; the last comes first.
  private enum LayerTask {
    case view(Pending)
    case items(PictureLayer)
  }

  /// The layers of a view and of everything in it, in the order in which they are drawn.
  ///
  /// What `paint(_:at:depth:)` draws flat is kept apart here; where a view's inside cannot be (it
  /// has a mask, or all of it throws one shadow) the view's layer has all of it, and those inside
  /// have a place alone.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - place: Where its upper left corner stands in the parent's box.
  ///   - parent: The layer that it lies in.
  ///   - known: The layers before it.
  /// - Returns: The layers before it, and its own.
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

  /// The layer of a view itself, not drawn yet.
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

  /// Draws a view into its layer.
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

  /// Whether a view and what is in it can only be drawn together.
  private func isDrawnWhole(_ view: UIView) -> Bool {
    if needsDressing(view) { return true }
    guard view.clipsToBounds, let layer = view.layerIfUsed, layer.cornerRadius > 0 else {
      return false
    }
    // Pages can cut by four equal corners only.
    return layer.maskedCorners.rawValue & 0xF != 0xF
  }

  /// What lies inside a view, back to front.
  private func inside(
    _ pending: Pending, of index: Int, _ layer: PictureLayer, _ traits: UITraitCollection
  ) -> [LayerTask] {
    let view = pending.view
    let isDrawn = pending.isDrawnElsewhere || isDrawnWhole(view)
    let painted = partsOfContent(view)
    let corner = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
    return inside(of: view).compactMap { inside in
      switch inside {
      case .view(let subview):
        guard subview.isShown, subview !== omitted, !painted.contains(subview) else { return nil }
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
