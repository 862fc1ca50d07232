/// The feed as handwritten frame arithmetic: the lower bound for a layout's time.
struct HandFeed {
  struct Frame {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  var cards: [Card]
  private(set) var frames: [Frame]
  private(set) var height = 0.0

  init(_ cards: [Card]) {
    self.cards = cards
    frames = Array(repeating: Frame(), count: cards.count * 7)
  }

  mutating func layOut(width: Double) {
    var top = 0.0
    for index in cards.indices {
      let bottom = layOut(index, top: top, width: width)
      top = bottom + 8
    }
    height = top - 8
  }

  private mutating func layOut(_ index: Int, top: Double, width: Double) -> Double {
    let card = cards[index]
    let first = index * 7
    frames[first + 1] = Frame(x: 12, y: 12, width: 40, height: 40)
    let nameWidth = min(Double(card.nameWidth), width - 72)
    frames[first + 2] = Frame(x: 60, y: 12, width: nameWidth, height: 20)
    let bodyHeight = Double(card.bodyHeight)
    frames[first + 3] = Frame(x: 12, y: 60, width: width - 24, height: bodyHeight)
    let button = (width - 40) / 3
    for place in 0..<3 {
      frames[first + 4 + place] = Frame(
        x: 12 + Double(place) * (button + 8), y: 68 + bodyHeight, width: button, height: 30)
    }
    let height = 110 + bodyHeight
    frames[first] = Frame(x: 0, y: top, width: width, height: height)
    return top + height
  }
}
