/// Scans a text byte by byte: Embedded Swift lacks regular expressions.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var place = 0
  private var output: [UInt8] = []

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    output.reserveCapacity(bytes.count)
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  var validText: String? {
    let text = text
    return text.utf8.elementsEqual(output) ? text : nil
  }

  var isAtEnd: Bool { place == bytes.count }

  func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(place + offset) ? bytes[place + offset] : nil
  }

  func isAt(_ character: Unicode.Scalar, _ offset: Int = 0) -> Bool {
    byte(offset).map { UInt32($0) == character.value } ?? false
  }

  func count(from offset: Int, atMost most: Int = .max, where condition: (UInt8) -> Bool) -> Int {
    var count = 0
    while count < most, let byte = byte(offset + count), condition(byte) { count += 1 }
    return count
  }

  func number(from offset: Int, digits: Int, radix: UInt32) -> UInt32? {
    var number: UInt32 = 0
    for index in 0..<digits {
      guard let digit = byte(offset + index)?.digit, digit < radix else { return nil }
      number = number * radix + digit
    }
    return number
  }

  mutating func skip(_ count: Int) { place = min(place + count, bytes.count) }

  mutating func copy(_ count: Int = 1) {
    let end = min(place + count, bytes.count)
    output += bytes[place..<end]
    place = end
  }

  mutating func write(_ text: String) { output += text.utf8 }

  mutating func write(_ byte: UInt8) { output.append(byte) }
}

extension UInt8 {
  var digit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  var isDecimalDigit: Bool { digit.map { $0 < 10 } ?? false }
}
