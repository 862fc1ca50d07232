import AutoLayout
import Foundation

/// Turns a tree of views into items, flat: a view of any depth costs no stack, and groups appear
/// only where something is cut, faded or turned.
@MainActor
struct ViewPainter {
  let style: ViewStyle
  /// What bars that stand in no controller's view lie above; nil where there are none.
  var barContent: UIView?
  /// A view that is painted otherwise; nil where there is none.
  var omitted: UIView?
  /// What need not be drawn again.
  var kept = KeptLayers()

  /// What is still to be done; the last comes first.
  private enum Task {
    /// A view, its upper left corner on the sheet, what of the sheet it may touch, its depth, the
    /// traits around it.
    case view(UIView, at: CGPoint, clip: CGRect?, depth: Int, UITraitCollection)
    /// Items that lie above a view's subviews.
    case items([DisplayList.Item])
  }

  /// Makes a painter of a style.
  init(_ style: ViewStyle) { self.style = style }

  /// Paints a view and what is in it, the lowest first.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - origin: Where its upper left corner is on the sheet.
  ///   - depth: How many views it lies in.
  /// - Returns: The items.
  func paint(_ root: UIView, at origin: CGPoint, depth: Int) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    // What stands in no other view is shown for the traits of what paints it.
    let isLoose = root.superview == nil && !root.hasOwnTraits
    var tasks: [Task] = [
      .view(
        root, at: origin, clip: nil, depth: depth, isLoose ? .current : root.traitCollection)
    ]
    while let task = tasks.popLast() {
      switch task {
      case .items(let more):
        items += more
      case .view(let view, let origin, let clip, let depth, let surroundings):
        let traits = view.hasOwnTraits ? view.traitCollection : surroundings
        let box = CGRect(origin: origin, size: view.bounds.size)
        guard clip.map({ $0.intersects(box) || !view.clipsToBounds }) ?? true else { continue }
        // Colors are those of the view's own appearance (F12.10).
        let (below, border) = traits.asCurrent {
          (self.below(view, box: box, depth: depth), self.above(view, box))
        }
        items += cut(below, to: clip, around: box)
        let above = cut(border, to: clip, around: box)
        if !above.isEmpty { tasks.append(.items(above)) }
        let painted = partsOfContent(view)
        let place = Place(box: box, clip: clip, depth: depth + 1, traits: traits)
        for inside in self.inside(of: view).reversed() {
          switch inside {
          case .view(let subview):
            guard subview.isShown, subview !== omitted, !painted.contains(subview) else { continue }
            if let next = self.task(for: subview, in: view, place) { tasks.append(next) }
          case .layer(let layer):
            if let next = self.task(for: layer, in: view, place) { tasks.append(next) }
          }
        }
      }
    }
    return items
  }

  /// Where the subviews of a view are painted: its box, what of the sheet they may touch, how many
  /// views they lie in, and the traits around them.
  private struct Place {
    var box: CGRect
    var clip: CGRect?
    var depth: Int
    var traits: UITraitCollection
  }

  /// What lies inside a view, back to front.
  func inside(of view: UIView) -> [Sublayer] {
    view.layerIfUsed?.drawnSublayers ?? view.subviews.map { .view($0) }
  }

  /// What is to be done for a layer that is no view's: its items, now.
  private func task(for layer: CALayer, in view: UIView, _ place: Place) -> Task? {
    let corner = CGPoint(
      x: place.box.minX - view.bounds.minX, y: place.box.minY - view.bounds.minY)
    let items = place.traits.asCurrent { LayerPainter(views: self).items(of: layer, at: corner) }
    let clip = view.clipsToBounds ? place.clip?.intersection(place.box) ?? place.box : place.clip
    guard !items.isEmpty, clip?.isNull != true else { return nil }
    return .items(
      clip.map { [.group(DisplayList.Group(clip: .rectangle($0), items: items))] }
        ?? items)
  }

  /// What is to be done for a subview: itself later, or a group of it now where it needs one.
  private func task(for subview: UIView, in view: UIView, _ place: Place) -> Task? {
    let (box, depth) = (place.box, place.depth)
    let corner = CGPoint(x: box.minX - view.bounds.minX, y: box.minY - view.bounds.minY)
    let clip = view.clipsToBounds ? place.clip?.intersection(box) ?? box : place.clip
    guard clip?.isNull != true else { return nil }
    let isTurned = !subview.transform.isIdentity
    let radius = subview.clipsToBounds ? subview.layerIfUsed?.cornerRadius ?? 0 : 0
    guard isTurned || subview.alpha < 1 || radius > 0 || needsDressing(subview) else {
      let frame = subview.frame
      let origin = CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY)
      return .view(subview, at: origin, clip: clip, depth: depth, place.traits)
    }
    // The group's origin is the middle of the view, the point around which it is turned.
    let size = subview.bounds.size
    let half = CGPoint(x: -size.width / 2, y: -size.height / 2)
    var turn = subview.transform.affine
    turn.append(
      AffineTransform(
        translationByX: corner.x + subview.center.x, byY: corner.y + subview.center.y))
    let outline = CGRect(origin: half, size: size)
    let whole = place.traits.asCurrent {
      dressed(paint(subview, at: half, depth: depth), subview, in: outline)
    }
    var group = DisplayList.Group(
      transform: turn, opacity: Double(min(1, subview.alpha)), items: whole)
    // Round corners need no group of their own.
    if radius > 0, whole.count == 1, case .group(let cut) = whole[0], cut.isOnlyCut {
      group.clip = cut.clip
      group.items = cut.items
    }
    let items: [DisplayList.Item] = [.group(group)]
    guard let clip else { return .items(items) }
    return .items([.group(DisplayList.Group(clip: .rectangle(clip), items: items))])
  }

  /// Wraps items into a clip where they may reach beyond it.
  private func cut(
    _ items: [DisplayList.Item], to clip: CGRect?, around box: CGRect
  ) -> [DisplayList.Item] {
    guard let clip, !items.isEmpty, !clip.contains(box) else { return items }
    return [.group(DisplayList.Group(clip: .rectangle(clip), items: items))]
  }

  /// What lies below the subviews: background and content.
  func below(_ view: UIView, box: CGRect, depth: Int) -> [DisplayList.Item] {
    var items = simpleShadow(of: view, in: box)
    let outline = LayerShape(view.layerIfUsed, box).shape
    if let pattern = view.backgroundColor?.pattern {
      let tiles = PatternPainter.tiles(pattern, CGRect(origin: .zero, size: box.size))
      let place = AffineTransform(translationByX: box.minX, byY: box.minY)
      items.append(
        .group(
          DisplayList.Group(
            clip: outline, items: [.group(DisplayList.Group(transform: place, items: tiles))])))
    } else if let color = background(of: view), !color.isInvisible {
      items.append(.fill(outline, color))
    } else if style.hasOutlines, box.width > 0, box.height > 0, depth > 0 {
      let tint = ViewStyle.outlines[(depth - 1) % ViewStyle.outlines.count]
      items.append(.stroke(outline.inset(by: 0.25), .init(tint, width: 0.5)))
    }
    let own = ownContent(of: view, in: box)
    guard isIsolated(own) else { return items + own }
    // Modes see what the view itself has drawn, its background included.
    var sheet = DisplayList.Group(items: items + own)
    sheet.isIsolated = true
    return [.group(sheet)]
  }

  /// What lies above the subviews: the border.
  func above(_ view: UIView, _ box: CGRect) -> [DisplayList.Item] {
    LayerShape(view.layerIfUsed, box).border
  }
}

extension UIView {
  /// Whether anything of the view can be seen; UIKit leaves out what is fainter than a hundredth.
  var isShown: Bool { !isHidden && alpha > 0.01 }
}

extension DisplayList.Group {
  /// Whether the group does nothing but cut.
  fileprivate var isOnlyCut: Bool {
    clip != nil && opacity >= 1 && isPlain && transform == .identity
  }
}

extension Shape {
  /// A box or rounded box that is smaller by a distance on every side.
  fileprivate func inset(by distance: CGFloat) -> Shape {
    switch self {
    case .rectangle(let box): .rectangle(box.insetBy(dx: distance, dy: distance))
    case .rounded(let box, let radius):
      .rounded(box.insetBy(dx: distance, dy: distance), radius: max(0, radius - distance))
    default: self
    }
  }
}
