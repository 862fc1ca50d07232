/// Numbers and texts in the forms of compiled nibs.
enum NibText {
  /// Writes whole numbers with no point.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  /// Three significant places, as C's `%.3g`.
  static func component(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    var (scale, digits) = (1.0, 0)
    while abs(value) * scale < 100, digits < 12 {
      scale *= 10
      digits += 1
    }
    let rounded = (value * scale).rounded(.toNearestOrEven)
    var whole = String(Int64(abs(rounded)))
    while whole.count <= digits { whole = "0" + whole }
    let head = whole.dropLast(digits)
    var tail = whole.suffix(digits)
    while tail.last == "0" { tail.removeLast() }
    return (value < 0 ? "-" : "") + head + (tail.isEmpty ? "" : "." + tail)
  }

  static func decodedBase64(_ text: String) -> String? {
    var (bits, count): (UInt32, Int) = (0, 0)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 9, 10, 13, 32: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
