public import AutoLayoutValues
import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)

  static let all = Self(rawValue: 15)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A softer shape.
  public static let continuous = Self(rawValue: "continuous")
}

/// Where the content of a layer stands.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched to the layer's size.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits, with its proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills, with its proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the top.
  public static let top = Self(rawValue: "top")
  /// At the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
}

/// What happens by itself when something changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Lets it happen.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Who answers for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Lays out the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// Gives the layer its content in another way than by drawing.
  func display(_ layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// What happens by itself when a property changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Nothing is done.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nothing is shown.
  public func display(_ layer: CALayer) {}
  /// Nothing is drawn.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Nothing happens.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
