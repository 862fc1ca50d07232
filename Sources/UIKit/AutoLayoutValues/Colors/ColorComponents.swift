package import Foundation

/// A color in sRGB with an opacity; each component from 0 to 1, outside of it in a wider gamut.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ hexadecimal: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hexadecimal >> 16 & 0xFF) / 255, green: CGFloat(hexadecimal >> 8 & 0xFF) / 255,
      blue: CGFloat(hexadecimal & 0xFF) / 255, alpha: alpha)
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
