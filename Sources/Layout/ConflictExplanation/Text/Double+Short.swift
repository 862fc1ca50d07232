extension Double {
  /// The number in the `%g` format of logs: at most 6 significant digits (F2.21).
  package var short: String {
    let sign = self.sign == .minus ? "-" : ""
    if isNaN { return "\(sign)nan" }
    if isInfinite { return "\(sign)inf" }
    if self == 0 { return "\(sign)0" }
    let (digits, exponent) = magnitude.rounded(toDigits: Self.shortLength)
    let significant = digits.prefix((digits.lastIndex { $0 != 0 } ?? 0) + 1)
    let text = significant.map { "\($0)" }
    let whole = exponent + 1
    if exponent < -4 || exponent >= Self.shortLength {
      let fraction = text.count > 1 ? "." + text.dropFirst().joined() : ""
      let power = "\(exponent < 0 ? -exponent : exponent)"
      let mark = (exponent < 0 ? "e-" : "e+") + (power.count == 1 ? "0" : "")
      return sign + text[0] + fraction + mark + power
    }
    if whole <= 0 {
      return "\(sign)0." + String(repeating: "0", count: -whole) + text.joined()
    }
    if text.count <= whole {
      return sign + text.joined() + String(repeating: "0", count: whole - text.count)
    }
    return sign + text[..<whole].joined() + "." + text[whole...].joined()
  }

  private static let shortLength = 6

  /// Rounds to a count of digits, half to even, and returns the first digit's exponent.
  ///
  /// For a negative power, `significand * 2^power` is `significand * 5^-power * 10^power`.
  private func rounded(toDigits count: Int) -> (digits: [UInt8], exponent: Int) {
    let isSubnormal = exponentBitPattern == 0
    var significand = significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    var power = max(Int(exponentBitPattern), 1) - 1075
    let zeros = significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    power += zeros
    var number = DecimalDigits(significand)
    number.multiply(by: power < 0 ? 5 : 2, times: power < 0 ? -power : power)
    let all = number.digits
    var exponent = all.count - 1 + min(power, 0)
    var digits = Array(all.prefix(count))
    let rest = all.dropFirst(count)
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isUp = isHalf ? digits[count - 1] % 2 == 1 : (rest.first ?? 0) >= 5
    if isUp {
      var index = digits.count
      while index > 0, digits[index - 1] == 9 {
        index -= 1
        digits[index] = 0
      }
      if index > 0 {
        digits[index - 1] += 1
      } else {
        digits[0] = 1
        exponent += 1
      }
    }
    return (digits, exponent)
  }
}
