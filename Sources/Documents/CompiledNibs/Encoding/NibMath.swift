internal import Foundation

enum NibMath {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
