public import AutoLayoutCore
public import Foundation

@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// Where each colour is pure, from 0 to 1; evenly spread if nil.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the layer's size: a corner of the box around the ellipse
  /// of radial ones, the direction in which conic ones begin (F13.9).
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}
