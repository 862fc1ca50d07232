public import Foundation

/// Places and the tree of layers.
extension CALayer {
  /// The layer that contains this one: that of the superview, for a view's layer.
  public var superlayer: CALayer? {
    if let view = viewLine?.view { return view.superview?.layer }
    return parentLayer
  }

  /// The layers inside, back to front: those of subviews first.
  public var sublayers: [CALayer]? {
    let all = (viewLine?.view?.subviews.map(\.layer) ?? []) + ownSublayers
    return all.isEmpty ? nil : all
  }

  /// Puts a layer in front of the others inside this one.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.parentLayer = self
    ownSublayers.append(layer)
  }

  /// Puts a layer at an index of the layers inside this one that are no view's.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.parentLayer = self
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
  }

  /// Takes the layer out of the one that contains it.
  public func removeFromSuperlayer() {
    parentLayer?.ownSublayers.removeAll { $0 === self }
    parentLayer = nil
  }

  /// The rectangle of the layer in the coordinates of the one that contains it, in points; its view's, for a view's layer.
  public var frame: CGRect {
    get { viewLine?.view?.frame ?? ownFrame }
    set {
      guard let view = viewLine?.view else {
        ownFrame = newValue
        return
      }
      view.frame = newValue
    }
  }

  /// The rectangle of the layer in its own coordinates, in points.
  public var bounds: CGRect {
    get { viewLine?.view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view = viewLine?.view {
        view.bounds = newValue
      } else {
        let middle = position
        ownFrame.size = newValue.size
        position = middle
      }
    }
  }

  /// The middle of the layer in the coordinates of the one that contains it, in points.
  public var position: CGPoint {
    get { viewLine?.view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view = viewLine?.view {
        view.center = newValue
      } else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      }
    }
  }

  /// The view whose layer this is.
  public var delegate: AnyObject? { viewLine?.view }

  /// Asks for layout: that of the view whose layer this is.
  public func setNeedsLayout() {
    viewLine?.view?.setNeedsLayout()
  }

  /// Lays out the view whose layer this is.
  public func layoutIfNeeded() {
    viewLine?.view?.layoutIfNeeded()
  }

  /// Asks for the layer to be drawn again; drawing always shows the present state.
  public func setNeedsDisplay() {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = Self(rawValue: 1)
  /// The top right corner.
  public static let topRight = Self(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: 8)
  /// All four corners.
  public static let allCorners = Self(rawValue: UInt.max)
}
