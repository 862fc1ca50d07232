package import AutoLayoutValues
package import Foundation

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  package var layerIfUsed: CALayer? { extras.layer }

  var inheritedTint: UIColor {
    var view: UIView? = self
    while let present = view {
      if let color = present.extras.tintColor { return color }
      view = present.superview
    }
    return .systemBlue
  }

  func setTint(_ color: UIColor?) {
    extras.tintColor = color
    notifyTintChange()
  }

  func notifyTintChange() {
    tintColorDidChange()
    for view in subviewList where view.extras.tintColor == nil {
      view.notifyTintChange()
    }
  }

  func ensureLayer() -> CALayer {
    if let layer = extras.layer { return layer }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.self).layerClass must be a subclass of CALayer")
    }
    let layer = layerClass.init()
    layer.viewHandle = weakHandle
    extras.layer = layer
    return layer
  }
}

extension UIView {
  package var contentSizeOverride: CGSize? {
    get { extras.contentSizeOverride }
    set {
      extras.contentSizeOverride = newValue
      invalidateIntrinsicContentSize()
    }
  }

  package var alignmentRectInsetsOverride: UIEdgeInsets? {
    get { extrasStorage?.values.alignmentRectInsets }
    set { extras.alignmentRectInsets = newValue }
  }

  package var layoutContentSize: CGSize {
    extrasStorage?.values.contentSizeOverride ?? intrinsicContentSize
  }

  var layoutContentWraps: Bool {
    contentHeightFollowsWidth && extrasStorage?.values.contentSizeOverride == nil
  }
}
