import AutoLayout
import Foundation

extension ViewPainter {
  /// A view's content between the background and the subviews.
  func ownContent(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    let layer = view.layerIfUsed
    let shown = layer.map { LayerPainter(views: self).content(of: $0, in: box) } ?? []
    // UIKit's own views have no overrides, and labels draw all of their content.
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
      // A view's drawing is clipped to the bounds.
      clip: view.clipsDrawing ? .rectangle(CGRect(origin: .zero, size: box.size)) : nil,
      items: items)
    var all = shown + [.group(drawn)]
    if !(view is UILabel) { all += content(of: view, in: box) }
    guard view.drawsOnBlack(recording) else { return all }
    return [.fill(LayerShape(layer, box).shape, .black)] + all
  }

  /// Whether the drawing by a view blends only with the view's content (F13.15).
  func isIsolated(_ items: [DisplayList.Item]) -> Bool {
    items.contains { item in
      guard case .group(let group) = item, !group.isIsolated else { return false }
      return group.blend != .normal || isIsolated(group.items)
    }
  }

  func simpleShadow(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    guard let layer = view.layerIfUsed else { return [] }
    let shape = LayerShape(layer, box)
    guard shape.hasShadow else { return [] }
    return shape.simpleShadow(isOpaque: hasOpaqueBackground(view)) ?? []
  }

  private func hasOpaqueBackground(_ view: UIView) -> Bool {
    background(of: view).map { $0.alpha >= 1 } ?? false
  }

  /// Whether a view must be drawn as a whole: it has a mask, or all content casts a common shadow.
  func needsDressing(_ view: UIView) -> Bool {
    guard let layer = view.layerIfUsed else { return view.mask != nil }
    if layer.mask != nil || view.mask != nil { return true }
    let shape = LayerShape(layer, view.bounds)
    return shape.hasShadow && shape.simpleShadow(isOpaque: hasOpaqueBackground(view)) == nil
  }

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
  fileprivate func isPlain(of view: UIView) -> Bool {
    type(of: self) == CALayer.self && delegate === view
  }
}

extension UIView {
  fileprivate var clipsDrawing: Bool { !(self is UILabel) }

  /// Whether the view is opaque but has no background: UIKit does not clear the buffer (F13.12).
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
