import Foundation

extension Double {
  /// The number minus rounding errors, which would round up to an extra pixel.
  var withoutRoundingError: CGFloat {
    let inBillionths = (self * 1e9).rounded() / 1e9
    return CGFloat(inBillionths.isFinite ? inBillionths : self)
  }
}
