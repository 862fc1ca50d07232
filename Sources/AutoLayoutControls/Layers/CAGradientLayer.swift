public import AutoLayoutCore
public import Foundation

/// A layer that shows colours flowing into each other.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; others are left out.
  open var colors: [Any]?
  /// Where each colour is pure, from 0 to 1; evenly spread if nil.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the layer's size; the middle of radial and conic ones.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the layer's size: a corner of the box around the ellipse
  /// of radial ones, the direction in which conic ones begin (F13.9).
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours flow.
  open var type = CAGradientLayerType.axial
}

/// How colours flow.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Around a point.
  public static let radial = Self(rawValue: "radial")
  /// Round a point.
  public static let conic = Self(rawValue: "conic")
}
