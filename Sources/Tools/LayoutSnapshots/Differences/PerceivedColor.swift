import Foundation

/// A color in CIELAB, where distances approximate perception (ISO/CIE 11664-4).
struct PerceivedColor {
  private let lightness: Double
  private let a: Double
  private let b: Double

  /// Makes a pixel's color over white, from premultiplied blue, green, red and alpha.
  init(_ bytes: [UInt8], at index: Int) {
    let paper = 255 - Double(bytes[index + 3])
    let linear = (0..<3).map { channel -> Double in
      let value = (Double(bytes[index + channel]) + paper) / 255
      // sRGB (IEC 61966-2-1).
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (blue, green, red) = (linear[0], linear[1], linear[2])
    // The white point is D65.
    let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the distance; black and white have a distance of 100.
  func distance(to other: PerceivedColor) -> Double {
    let squares = [lightness - other.lightness, a - other.a, b - other.b].map { $0 * $0 }
    return squares.reduce(0, +).squareRoot()
  }
}
