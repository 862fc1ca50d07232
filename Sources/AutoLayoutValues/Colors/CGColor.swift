public import Foundation

#if !canImport(Darwin)
/// A colour as drawing sees it: components in sRGB and an opacity.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  /// Makes a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Whether both have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.components == b.components
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
#endif

extension UIColor {
  /// The colour as drawing sees it at present: what it depends on is decided here (F12.10).
  public var cgColor: CGColor {
    let components = components
    return CGColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  /// Makes a colour from drawing's form of it.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? [0, 0, 0, 1]
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Reads the components.
  ///
  /// - Parameters:
  ///   - red: Receives the red component.
  ///   - green: Receives the green component.
  ///   - blue: Receives the blue component.
  ///   - alpha: Receives the opacity.
  /// - Returns: Whether the colour has such components: always.
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
