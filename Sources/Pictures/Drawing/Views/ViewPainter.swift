import AutoLayout
import Foundation

/// Converts a view tree into items, iteratively, so depth costs no stack.
@MainActor
struct ViewPainter {
  let style: ViewStyle
  var barContent: UIView?
  var omitted: UIView?
  /// The layers that need no drawing.
  var kept = KeptLayers()

  private enum Task {
    /// A view with the corner and clip in the picture, the depth, and the inherited traits.
    case view(UIView, at: CGPoint, clip: CGRect?, depth: Int, UITraitCollection)
    case items([DisplayList.Item])
  }

  init(_ style: ViewStyle) { self.style = style }

  func paint(_ root: UIView, at origin: CGPoint, depth: Int) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    // A view that has no superview has the current traits.
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
        // Colors resolve in the view's own appearance (F12.10).
        let (below, border) = traits.asCurrent {
          (self.below(view, box: box, depth: depth), self.above(view, box))
        }
        items += cut(below, to: clip, around: box)
        let above = cut(border, to: clip, around: box)
        if !above.isEmpty { tasks.append(.items(above)) }
        let place = Place(box: box, clip: clip, depth: depth + 1, traits: traits)
        for inside in self.inside(of: view).reversed() {
          switch inside {
          case .view(let subview):
            // Bars draw the custom views of the items in their own cells.
            guard subview.isShown, subview !== omitted, !(subview is BarItemHost) else { continue }
            if let next = self.task(for: subview, in: view, place) { tasks.append(next) }
          case .layer(let layer):
            if let next = self.task(for: layer, in: view, place) { tasks.append(next) }
          }
        }
      }
    }
    return items
  }

  /// The context for a view's subviews: box, clip, depth, and inherited traits.
  private struct Place {
    var box: CGRect
    var clip: CGRect?
    var depth: Int
    var traits: UITraitCollection
  }

  /// Returns the subviews and layers to draw; a button's content contains the button's parts.
  func inside(of view: UIView) -> [Sublayer] {
    let all = view.layerIfUsed?.drawnSublayers ?? view.subviews.map { .view($0) }
    // Not before: a button makes the parts when something reads the subviews.
    guard let parts = (view as? UIButton)?.existingParts else { return all }
    return all.filter { inside in
      if case .view(let subview) = inside { !parts.contains(subview) } else { true }
    }
  }

  /// The task for a layer that has no view: the items, painted immediately.
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

  /// The task for a subview: the view itself, or a group, painted immediately.
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
    // The group's origin is the middle of the view, the center of the transform.
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

  private func cut(
    _ items: [DisplayList.Item], to clip: CGRect?, around box: CGRect
  ) -> [DisplayList.Item] {
    guard let clip, !items.isEmpty, !clip.contains(box) else { return items }
    return [.group(DisplayList.Group(clip: .rectangle(clip), items: items))]
  }

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
    // Blend modes affect everything that the view draws, including the background.
    var sheet = DisplayList.Group(items: items + own)
    sheet.isIsolated = true
    return [.group(sheet)]
  }

  func above(_ view: UIView, _ box: CGRect) -> [DisplayList.Item] {
    LayerShape(view.layerIfUsed, box).border
  }

  /// A view's background color: the set color, or the default of tables and their rows (F12.13).
  func background(of view: UIView) -> Color? {
    if let own = view.backgroundColor { return Color(own) }
    switch view {
    case let table as UITableView:
      return Color(table.style == .plain ? .systemBackground : .systemGroupedBackground)
    case let cell as UITableViewCell:
      guard cell.backgroundView == nil, let table = cell.superview as? UITableView else {
        return nil
      }
      return Color(table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    case let list as UICollectionView:
      return list.listGrouping.map {
        Color($0 == .plain ? .systemBackground : .systemGroupedBackground)
      }
    case let row as UICollectionViewListCell:
      guard row.backgroundView == nil, let place = row.rowPlace else { return nil }
      return Color(place.grouping == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    default: return nil
    }
  }

  func content(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    switch view {
    case let view as UILabel: label(view, box)
    case let view as UIImageView: imageView(view, box)
    case let view as UIButton: button(view, box)
    case let view as UITextField: textField(view, box)
    case let view as UITextView: textView(view, box)
    case let view as UISwitch: toggle(view, box)
    case let view as UISlider: slider(view, box)
    case let view as UISegmentedControl: segments(view, box)
    case let view as UIStepper: stepper(view, box)
    case let view as UIProgressView: progress(view, box)
    case let view as UIPageControl: pages(view, box)
    case let view as UIActivityIndicatorView: activity(Color(view.color ?? .systemGray), box)
    case let view as UISearchBar: searchBar(view, box)
    case let view as UITableViewCell: cell(view, box)
    case let view as UICollectionViewListCell: listCell(view, box)
    case let view as UIPickerView: picker(view, box)
    case let view as UIDatePicker: datePicker(view, box)
    case let view as UITabBar: tabBar(view, box)
    case let view as UINavigationBar: navigationBar(view, box)
    case let view as UIToolbar: toolbar(view, box)
    default: []
    }
  }

  func capsule(_ box: CGRect, _ color: Color) -> DisplayList.Item {
    .fill(.rounded(box, radius: min(box.width, box.height) / 2), color)
  }
}

extension UIView {
  /// Whether the view is visible; like UIKit, this excludes an alpha of up to a hundredth.
  var isShown: Bool { !isHidden && alpha > 0.01 }
}

extension DisplayList.Group {
  fileprivate var isOnlyCut: Bool {
    clip != nil && opacity >= 1 && isPlain && transform == .identity
  }
}

extension Shape {
  fileprivate func inset(by distance: CGFloat) -> Shape {
    switch self {
    case .rectangle(let box): .rectangle(box.insetBy(dx: distance, dy: distance))
    case .rounded(let box, let radius):
      .rounded(box.insetBy(dx: distance, dy: distance), radius: max(0, radius - distance))
    default: self
    }
  }
}

extension CGRect {
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  func moved(to box: CGRect) -> CGRect { offsetBy(dx: box.minX, dy: box.minY) }
}
