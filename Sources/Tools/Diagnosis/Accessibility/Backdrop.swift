import AutoLayout
import Foundation
import InterfaceBuilder

/// The colors below texts, painted in the order of the views.
@MainActor
struct Backdrop {
  private enum Paint {
    /// A picture, an effect, a drawing of the app: the color is unknown.
    case unknown
    case color(DocumentColors.Known, opacity: Double)
  }

  private let scene: AccessibilityScene
  private let paints: [[Paint]]
  /// Whether a view around an item is translucent as a whole.
  private let isFaded: [Bool]

  init(_ scene: AccessibilityScene) {
    self.scene = scene
    let items = scene.survey.items
    var isFaded = [Bool](repeating: false, count: items.count)
    for (index, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      isFaded[index] = isFaded[parent] || items[parent].view.alpha < 1
    }
    self.isFaded = isFaded
    paints = items.indices.map { scene.isShown($0) ? Self.paints(of: $0, in: scene) : [] }
  }

  private static let opaqueKinds: Set<ViewKind> = [
    .imageView, .visualEffectView, .mapView, .wkWebView, .webView, .containerView, .glkView,
    .mtkView, .skView, .sceneKitView, .arskView, .arscnView, .pencilKitCanvasView, .adBannerView,
    .navigationBar, .toolbar, .tabBar, .searchBar,
  ]

  private static func paints(of index: Int, in scene: AccessibilityScene) -> [Paint] {
    let item = scene.survey.items[index]
    let view = item.view
    let element = item.documentElement
    if let kind = item.kind, opaqueKinds.contains(kind) { return [.unknown] }
    if view is UIImageView || view is UIVisualEffectView { return [.unknown] }
    var paints: [Paint] = []
    let alpha = Double(view.alpha)
    let background = scene.colors.known(element?.backgroundColor, live: view.backgroundColor)
    if let background {
      paints.append(.color(background, opacity: alpha))
    } else if element?.backgroundColor != nil {
      paints.append(.unknown)
    }
    let isBare = background == nil || background?.color.cgColor.alpha == 0
    if isBare, scene.elements[index].role == .view, scene.customClass(index) != nil {
      paints.append(.unknown)
    }
    if let button = view as? UIButton { paints += self.paints(of: button, element, scene, alpha) }
    return paints
  }

  private static func paints(
    of button: UIButton, _ element: ViewElement?, _ scene: AccessibilityScene, _ alpha: Double
  ) -> [Paint] {
    var details: ButtonElement?
    if case .button(let own) = element?.details { details = own }
    let hasPicture =
      button.currentBackgroundImage != nil
      || details?.states.values.contains { $0.backgroundImage != nil } == true
    if hasPicture { return [.unknown] }
    guard let configuration = button.configuration else { return [] }
    if details?.configuration?.background != nil { return [.unknown] }
    if configuration.background.backgroundColor != nil { return [.unknown] }
    switch configuration.look {
    case .plain: return []
    case .filled, .borderedProminent:
      let base = scene.colors.known(
        details?.configuration?.baseBackgroundColor, live: configuration.baseBackgroundColor)
      return [base.map { .color($0, opacity: alpha) } ?? .unknown]
    default: return [.unknown]
    }
  }

  /// The opaque color below a box in an item, under an appearance; nil if it is unknown.
  ///
  /// - Complexity: O(*n*) in the items before this item.
  func color(behind index: Int, _ box: CGRect, in appearance: ColorAppearance) -> PixelColor? {
    let items = scene.survey.items
    guard !isFaded[index] else { return nil }
    if items[index].view.alpha < 1, !paints[index].isEmpty { return nil }
    let item = items[index]
    let ancestors = ancestors(of: index)
    var color: PixelColor?
    for other in item.root...index where !paints[other].isEmpty && items[other].root == item.root {
      if !ancestors.contains(other), other != index {
        let visible = visiblePart(of: box, in: index, from: other)
        let common = items[other].rect.intersection(visible)
        guard common.width > 1, common.height > 1 else { continue }
        guard items[other].rect.insetBy(dx: -1, dy: -1).contains(visible), !isFaded[other] else {
          color = nil
          continue
        }
      } else if other != index, !holds(other, visiblePart(of: box, in: index, from: other)) {
        color = nil
        continue
      }
      for paint in paints[other] { color = Self.result(of: paint, over: color, in: appearance) }
    }
    return color
  }

  private static func result(
    of paint: Paint, over below: PixelColor?, in appearance: ColorAppearance
  ) -> PixelColor? {
    guard case .color(let known, let opacity) = paint,
      let own = known.components(in: appearance)
    else { return nil }
    if Double(own.alpha) * opacity >= 0.999 { return PixelColor(own) }
    if own.alpha == 0 { return below }
    return below.map { PixelColor(own, over: $0, opacity: opacity) }
  }

  private func ancestors(of index: Int) -> Set<Int> {
    var all: Set<Int> = []
    var next = scene.survey.items[index].parent
    while let parent = next {
      all.insert(parent)
      next = scene.survey.items[parent].parent
    }
    return all
  }

  private func holds(_ ancestor: Int, _ box: CGRect) -> Bool {
    scene.survey.items[ancestor].rect.insetBy(dx: -1, dy: -1).covers(box)
  }

  /// The part of the box that views outside of its scroll views can show below it.
  ///
  /// A text that is scrolled out of sight has the background of the scroll view's place.
  private func visiblePart(of box: CGRect, in index: Int, from other: Int) -> CGRect {
    let items = scene.survey.items
    var box = box
    var scroll = items[index].scroll
    while let current = scroll, other <= current {
      let common = box.intersection(items[current].rect)
      box = common.isNull || common.isEmpty ? items[current].rect : common
      scroll = items[current].scroll
    }
    return box
  }
}
