/// A natural number of any length in base 10⁹, enough to write a `Double` exactly.
struct DecimalDigits {
  private static let base: UInt64 = 1_000_000_000
  private var places: [UInt32] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      places.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  /// Multiplies by a factor repeatedly, in O(*n* · *count*).
  mutating func multiply(by factor: UInt32, times count: Int) {
    for _ in 0..<count {
      var carry: UInt64 = 0
      for index in places.indices {
        let product = UInt64(places[index]) * UInt64(factor) + carry
        places[index] = UInt32(product % Self.base)
        carry = product / Self.base
      }
      if carry > 0 { places.append(UInt32(carry)) }
    }
  }

  var digits: [UInt8] {
    var digits: [UInt8] = []
    for (index, place) in places.reversed().enumerated() {
      var rest = place
      var group: [UInt8] = Array(repeating: 0, count: 9)
      for position in group.indices.reversed() {
        group[position] = UInt8(rest % 10)
        rest /= 10
      }
      digits += index == 0 ? Array(group.drop { $0 == 0 }) : group
    }
    return digits
  }
}
