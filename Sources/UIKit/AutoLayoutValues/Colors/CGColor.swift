public import Foundation

#if !canImport(Darwin)
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  /// The repeated image; nil for a plain color.
  package let pattern: UIImage?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    pattern = nil
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    components = [gray, alpha]
    pattern = nil
  }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    // Safe: the caller's pointer has a number for each component of the space, and an extra number.
    let own = (0...space.numberOfComponents).map { unsafe components[$0] }
    if own.count == 2 {
      self.init(gray: own[0], alpha: own[1])
    } else {
      self.init(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
  }

  init(pattern: UIImage) {
    components = nil
    self.pattern = pattern
  }

  static func of(_ own: [CGFloat]) -> CGColor {
    own.count == 2
      ? CGColor(gray: own[0], alpha: own[1])
      : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components else { return self }
    return CGColor.of(components.dropLast() + [alpha])
  }

  public var numberOfComponents: Int { components?.count ?? 0 }
  public var colorSpace: CGColorSpace? {
    components.map {
      $0.count == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
  }

  package var rgba: ColorComponents {
    guard let components else { return ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    let isGray = components.count == 2
    return ColorComponents(
      red: components[0], green: components[isGray ? 0 : 1], blue: components[isGray ? 0 : 2],
      alpha: components[components.count - 1])
  }

  public var alpha: CGFloat { components?.last ?? 1 }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.components == b.components && a.pattern == b.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
#endif

extension UIColor {
  /// The color resolved for the current traits (F12.10).
  public var cgColor: CGColor {
    if let pattern { return CGColor(pattern: pattern) }
    let components = components
    return CGColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  public convenience init(cgColor: CGColor) {
    guard let pattern = cgColor.pattern else {
      let own = cgColor.rgba
      self.init(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
      return
    }
    self.init(patternImage: pattern)
  }

  /// Reads the components; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // Safe: the caller's pointers are valid for the call, as everywhere in UIKit.
    let components = components
    unsafe red?.pointee = components.red
    unsafe green?.pointee = components.green
    unsafe blue?.pointee = components.blue
    unsafe alpha?.pointee = components.alpha
    return true
  }
}
