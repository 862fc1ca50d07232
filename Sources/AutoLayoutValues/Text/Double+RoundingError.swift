import Foundation

extension Double {
  /// The number without what sums of decimal fractions leave behind: a height of 23.000000000000004
  /// points, rounded up to pixels by whoever asked for it, would be a pixel too large.
  var withoutRoundingError: CGFloat {
    let inBillionths = (self * 1e9).rounded() / 1e9
    return CGFloat(inBillionths.isFinite ? inBillionths : self)
  }
}
