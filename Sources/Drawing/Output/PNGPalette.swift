/// The colours of a picture that has few: most interfaces have less than 256, and a byte a pixel is
/// written in a third of the time of three.
struct PNGPalette {
  /// The colours as cairo has them, by their number.
  private(set) var colors: [UInt32] = []
  /// Whether there were more than a byte can tell apart.
  private(set) var isExceeded = false
  /// By a few bits of the colour: its number and one more, 0 for a free place.
  private var places = [UInt16](repeating: 0, count: placeCount)

  private static let placeCount = 1024
  /// How many colours a byte can tell apart.
  private static let limit = 256

  /// Takes the colours of a row.
  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard !isExceeded else { return }
    var last = UInt32.max
    var isFirst = true
    for index in 0..<row.count {
      let color = unsafe row[index]
      if color == last, !isFirst { continue }
      (last, isFirst) = (color, false)
      let place = place(of: color)
      guard places[place] == 0 else { continue }
      guard colors.count < Self.limit else {
        isExceeded = true
        return
      }
      colors.append(color)
      places[place] = UInt16(colors.count)
    }
  }

  /// The number of a colour that was taken.
  func number(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: Int(places[place(of: color)]) - 1)
  }

  /// Where a colour stands or would stand.
  private func place(of color: UInt32) -> Int {
    var place = Int((color &* 0x9E37_79B1) >> 22)
    // There are four times as many places as colours, so a free one is near.
    while places[place] > 0, colors[Int(places[place]) - 1] != color {
      place = (place + 1) % Self.placeCount
    }
    return place
  }
}
