package import Foundation

/// A colour in sRGB with an opacity; each component from 0 to 1, beyond that in a wider gamut.
package struct ColorComponents: Hashable, Sendable {
  /// The red component.
  package var red: CGFloat
  /// The green component.
  package var green: CGFloat
  /// The blue component.
  package var blue: CGFloat
  /// The opacity.
  package var alpha: CGFloat

  /// Makes components.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes components of a number such as `0x0A84FF`.
  init(_ hexadecimal: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hexadecimal >> 16 & 0xFF) / 255, green: CGFloat(hexadecimal >> 8 & 0xFF) / 255,
      blue: CGFloat(hexadecimal & 0xFF) / 255, alpha: alpha)
  }

  /// The same with another opacity.
  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
