import Foundation

extension Double {
  /// The number without rounding errors of decimal sums: a height of 23.000000000000004 points
  /// would round up to an extra pixel.
  var withoutRoundingError: CGFloat {
    let inBillionths = (self * 1e9).rounded() / 1e9
    return CGFloat(inBillionths.isFinite ? inBillionths : self)
  }
}
