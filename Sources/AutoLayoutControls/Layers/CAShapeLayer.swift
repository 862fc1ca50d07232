public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer that shows an outline.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates.
  open var path: CGPath?
  /// The colour of the inside.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// What counts as the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where along the outline the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where along the outline the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far corners of the line may stick out, in widths.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0

  private static let numbers: [String: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>] = [
    "strokeStart": \.strokeStart, "strokeEnd": \.strokeEnd, "lineWidth": \.lineWidth,
    "miterLimit": \.miterLimit, "lineDashPhase": \.lineDashPhase,
  ]
  /// Sets a property by its name, those of the shape among them.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch (Self.numbers[key], key) {
    case (let number?, _): self[keyPath: number] = CGFloat.number(value) ?? 0
    case (nil, "path"): path = value as? CGPath
    case (nil, "fillColor"): fillColor = value as? CGColor
    case (nil, "strokeColor"): strokeColor = value as? CGColor
    default: super.setValue(value, forKey: key)
    }
  }
  /// The value of a property by its name, those of the shape among them.
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

/// What counts as the inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the outline runs around more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Where the outline is crossed an odd number of times on the way out.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Square, beyond the end.
  public static let square = Self(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
