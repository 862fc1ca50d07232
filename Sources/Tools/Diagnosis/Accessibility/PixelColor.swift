import AutoLayout
import Foundation

/// An opaque color of the picture, in steps of 1/255 of sRGB.
struct PixelColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// Rounds a color to the steps of the picture, which have equal widths.
  init(red: Double, green: Double, blue: Double) {
    func step(_ value: Double) -> Double {
      min((min(max(value, 0), 1) * 256).rounded(.down), 255) / 255
    }
    (self.red, self.green, self.blue) = (step(red), step(green), step(blue))
  }

  /// Blends a color over another color.
  init(_ color: ColorComponents, over below: PixelColor, opacity: Double = 1) {
    let alpha = min(max(Double(color.alpha) * opacity, 0), 1)
    func blend(_ top: CGFloat, _ bottom: Double) -> Double {
      min(max(Double(top), 0), 1) * alpha + bottom * (1 - alpha)
    }
    self.init(
      red: blend(color.red, below.red), green: blend(color.green, below.green),
      blue: blend(color.blue, below.blue))
  }

  init(_ color: ColorComponents) {
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  func contrast(to other: PixelColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The color as `#RRGGBB`.
  var hexadecimal: String {
    let digits = [red, green, blue].map { value in
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
