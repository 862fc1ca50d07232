#if !canImport(Darwin)
/// What the components of colours mean; everything is drawn in sRGB here.
public final class CGColorSpace: Hashable, Sendable {
  /// How components describe colours.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel) { self.model = model }

  /// Makes a space that has a name; nil for an unknown one.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB, Self.genericRGBLinear:
      self.init(.rgb)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.monochrome)
    default: return nil
    }
  }

  /// The space of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB with components in proportion to light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The space of wide displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Red, green and blue in proportion to light.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey in proportion to light.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// How many components a colour has, its opacity not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether both have the same model.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model }

  /// Feeds the model to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// How components describe colours.
public enum CGColorSpaceModel: Int32, Sendable {
  /// By a grey.
  case monochrome = 0
  /// By red, green and blue.
  case rgb = 1
}

/// Red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Grey of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

/// An array, as Core Foundation names it: `colors as CFArray`.
public typealias CFArray = [Any]
/// A dictionary, as Core Foundation names it.
public typealias CFDictionary = [AnyHashable: Any]
/// A string, as Core Foundation names it.
public typealias CFString = String
#endif
