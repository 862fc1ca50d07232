struct Card {
  var nameWidth: Int
  var bodyWidth: Int
  var bodyHeight: Int
  var buttonWidths: [Int]
}

struct CardSource {
  private var state: UInt64 = 12345

  private mutating func number(_ low: Int, _ high: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + Int((state >> 33) % UInt64(high - low + 1))
  }

  mutating func next(_ index: Int) -> Card {
    let name = index % 16 == 7 ? 600 : number(40, 150)
    return Card(
      nameWidth: name, bodyWidth: number(100, 280), bodyHeight: 18 * number(1, 6),
      buttonWidths: [number(40, 70), number(40, 70), number(40, 70)])
  }

  static func cards(_ count: Int) -> [Card] {
    var source = CardSource()
    return (0..<count).map { source.next($0) }
  }
}
