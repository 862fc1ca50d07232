import AutoLayout
import Foundation

/// What client code draws into views, and what their layers add to them.
extension ViewPainter {
  /// What a view shows between its background and its subviews: what its layer's class shows, what
  /// `draw(_:)` draws, and what views of its class show by themselves.
  func ownContent(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    let layer = view.layerIfUsed
    let shown = layer.map { LayerPainter(views: self).content(of: $0, in: box) } ?? []
    // Nobody overrides anything in UIKit's own views, and labels draw all they show.
    if view.isPlainControl, layer.map({ $0.isPlain(of: view) }) ?? true {
      return shown + content(of: view, in: box)
    }
    if type(of: view) == UILabel.self { return shown + content(of: view, in: box) }
    guard let recording = view.recordedContent() else {
      return shown + (view is UILabel ? [] : content(of: view, in: box))
    }
    let painter = RecordingPainter(content: { self.content(of: view, in: $0) })
    let items = painter.items(of: recording)
    let place = AffineTransform(translationByX: box.minX, byY: box.minY)
    let drawn = DisplayList.Group(
      transform: place,
      // A view draws on a sheet of its own size.
      clip: view.clipsDrawing ? .rectangle(CGRect(origin: .zero, size: box.size)) : nil,
      items: items)
    var all = shown + [.group(drawn)]
    if !(view is UILabel) { all += content(of: view, in: box) }
    guard view.drawsOnBlack(recording) else { return all }
    return [.fill(LayerShape(layer, box).shape, .black)] + all
  }

  /// Whether what a view draws depends on what lies below it, on its own sheet alone (F13.15).
  func isIsolated(_ items: [DisplayList.Item]) -> Bool {
    items.contains { item in
      guard case .group(let group) = item, !group.isIsolated else { return false }
      return group.blend != .normal || isIsolated(group.items)
    }
  }

  /// The shadow that the layer of a view throws, where it need not be taken from all it shows.
  func simpleShadow(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    guard let layer = view.layerIfUsed else { return [] }
    let shape = LayerShape(layer, box)
    guard shape.hasShadow else { return [] }
    return shape.simpleShadow(isOpaque: hasOpaqueBackground(view)) ?? []
  }

  private func hasOpaqueBackground(_ view: UIView) -> Bool {
    background(of: view).map { $0.alpha >= 1 } ?? false
  }

  /// Whether a view is more than its parts one after the other: it has a mask, or everything in it
  /// throws its shadow.
  func needsDressing(_ view: UIView) -> Bool {
    guard let layer = view.layerIfUsed else { return view.mask != nil }
    if layer.mask != nil || view.mask != nil { return true }
    let shape = LayerShape(layer, view.bounds)
    return shape.hasShadow && shape.simpleShadow(isOpaque: hasOpaqueBackground(view)) == nil
  }

  /// All that a view shows with what concerns it as a whole: round corners that cut, the shadow of
  /// all, the mask.
  func dressed(
    _ items: [DisplayList.Item], _ view: UIView, in box: CGRect
  ) -> [DisplayList.Item] {
    guard !items.isEmpty, view.layerIfUsed != nil || view.mask != nil else { return items }
    var items = items
    let layer = view.layer
    let shape = LayerShape(layer, box)
    if view.clipsToBounds, layer.cornerRadius > 0 {
      items = [.group(DisplayList.Group(clip: shape.shape, items: items))]
    }
    if shape.hasShadow, shape.simpleShadow(isOpaque: hasOpaqueBackground(view)) == nil {
      items = shape.shadow(of: items) + items
    }
    return LayerPainter(views: self).masked(items, by: layer, box)
  }
}

extension CALayer {
  /// Whether the layer draws nothing that its view does not.
  fileprivate func isPlain(of view: UIView) -> Bool {
    type(of: self) == CALayer.self && delegate === view
  }
}

extension UIView {
  /// Whether `draw(_:)` cannot reach beyond the view: it draws on a sheet of the view's size.
  fileprivate var clipsDrawing: Bool { !(self is UILabel) }

  /// Whether what the view draws stands on black: a plain view that says that it is opaque, and has
  /// no background, gets a sheet that nobody has wiped (F13.12).
  fileprivate func drawsOnBlack(_ recording: GraphicsRecording) -> Bool {
    guard isOpaque, backgroundColor == nil else { return false }
    switch self {
    case is UILabel, is UIButton, is UIImageView, is UITextField, is UIScrollView, is UISwitch,
      is UISlider, is UIStackView, is UITableViewCell, is UICollectionReusableView, is UIPickerView,
      is UITableViewHeaderFooterView, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar,
      is UIProgressView, is UISegmentedControl, is UIVisualEffectView:
      return false
    default: return true
    }
  }
}
