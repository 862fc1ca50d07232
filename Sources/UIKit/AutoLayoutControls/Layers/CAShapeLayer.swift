public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  private static let numbers: [String: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>] = [
    "strokeStart": \.strokeStart, "strokeEnd": \.strokeEnd, "lineWidth": \.lineWidth,
    "miterLimit": \.miterLimit, "lineDashPhase": \.lineDashPhase,
  ]
  open override func setValue(_ value: Any?, forKey key: String) {
    switch (Self.numbers[key], key) {
    case (let number?, _): self[keyPath: number] = CGFloat.number(value) ?? 0
    case (nil, "path"): path = value as? CGPath
    case (nil, "fillColor"): fillColor = value as? CGColor
    case (nil, "strokeColor"): strokeColor = value as? CGColor
    default: super.setValue(value, forKey: key)
    }
  }
  open override func value(forKey key: String) -> Any? {
    switch (Self.numbers[key], key) {
    case (let number?, _): self[keyPath: number]
    case (nil, "path"): path
    case (nil, "fillColor"): fillColor
    case (nil, "strokeColor"): strokeColor
    default: super.value(forKey: key)
    }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
