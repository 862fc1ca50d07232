/// A color in sRGB, with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 hides what lies below.
  public var alpha: Double

  /// Makes a color of its components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: 0 is black, 1 is white.
  ///   - alpha: The opacity, 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black, opaque.
  public static let black = Color(white: 0)
  /// White, opaque.
  public static let white = Color(white: 1)
  /// Nothing to be seen.
  public static let clear = Color(white: 0, alpha: 0)

  /// The same color with another opacity.
  ///
  /// - Parameter alpha: The new opacity, 0…1.
  /// - Returns: A color of the same components.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether all of what lies below shines through, so that painting it is in vain.
  var isInvisible: Bool { !(alpha > 0) }
}
