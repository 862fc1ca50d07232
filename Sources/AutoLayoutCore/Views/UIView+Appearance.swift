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

  /// The layer, if anything was asked of it.
  package var layerIfUsed: CALayer? { extras.layer }

  /// The colour that is set on the view, or on the nearest one above it.
  var inheritedTint: UIColor {
    var view: UIView? = self
    while let present = view {
      if let color = present.extras.tintColor { return color }
      view = present.superview
    }
    return .systemBlue
  }

  /// Sets the colour of controls and templates inside, and tells the views that take it over.
  func setTint(_ color: UIColor?) {
    extras.tintColor = color
    tellTintChange()
  }

  func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.extras.tintColor == nil {
      view.tellTintChange()
    }
  }

  /// The layer, made at the first request.
  func ensureLayer() -> CALayer {
    if let layer = extras.layer { return layer }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.self).layerClass is no class of layers")
    }
    let layer = layerClass.init()
    layer.viewHandle = weakHandle
    extras.layer = layer
    return layer
  }
}

/// What a host (a document's scene, a test) fixes from outside.
extension UIView {
  /// A content size in place of `intrinsicContentSize`, referring to the alignment rectangle, in
  /// points.
  package var contentSizeOverride: CGSize? {
    get { extras.contentSizeOverride }
    set {
      extras.contentSizeOverride = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Alignment insets of the content in place of none, such as those of a symbol image.
  package var alignmentRectInsetsOverride: UIEdgeInsets? {
    get { extrasStorage?.values.alignmentRectInsets }
    set { extras.alignmentRectInsets = newValue }
  }

  /// The size that layout takes the content to have.
  package var layoutContentSize: CGSize {
    extrasStorage?.values.contentSizeOverride ?? intrinsicContentSize
  }

  /// Whether layout measures the content again at its solved width.
  var layoutContentWraps: Bool {
    contentHeightFollowsWidth && extrasStorage?.values.contentSizeOverride == nil
  }
}
