/// Mutations that keep a document well-formed; single bytes rarely pass the XML parser.
public struct DocumentMutation {
  private let text: [UInt8]
  private var input: FuzzInput

  public init(_ text: [UInt8], _ decisions: [UInt8]) {
    self.text = text
    input = FuzzInput(decisions)
  }

  private struct Element {
    var start: Int
    var head: Int
    var end: Int
    var isLeaf: Bool
  }

  public mutating func changed() -> [UInt8]? {
    let elements = self.elements()
    guard !elements.isEmpty else { return nil }
    let element = elements[input.number(below: elements.count)]
    let other = elements[input.number(below: elements.count)]
    switch input.number(below: 7) {
    case 0: return replacing(element.start..<element.end, with: [])
    case 1:
      return replacing(element.end..<element.end, with: Array(text[element.start..<element.end]))
    case 2:
      guard !other.isLeaf else { return nil }
      return replacing(other.head..<other.head, with: Array(text[element.start..<element.end]))
    case 3:
      return replacing(element.start..<element.end, with: Array(text[other.start..<other.end]))
    case 4: return nested(element, 1 + input.number(below: 200))
    case 5: return exchanged(values(of: element), values(of: other))
    default:
      let values = values(of: element)
      guard !values.isEmpty else { return nil }
      let value = Self.values[input.number(below: Self.values.count)]
      return replacing(values[input.number(below: values.count)], with: Array(value.utf8))
    }
  }

  private static let values = [
    "", "-1", "0", "nan", "inf", "1e308", "-1e308", "1e-320", "9999999999999999999", "0.1", "1:0",
    "YES",
    "leading", "width", "baseline", "notAnAttribute", "&amp;", "&#10;",
    "\u{1F468}\u{200D}\u{1F469}",
  ]

  private func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8] {
    Array(text[..<range.lowerBound]) + new + Array(text[range.upperBound...])
  }

  private func nested(_ element: Element, _ depth: Int) -> [UInt8]? {
    guard !element.isLeaf else { return nil }
    let whole = Array(text[element.start..<element.end])
    let head = Array(text[element.start..<element.head])
    guard let tail = whole.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let close = Array(whole[tail...])
    var made: [UInt8] = []
    for _ in 0..<depth { made += head }
    made += whole
    for _ in 0..<depth { made += close }
    return replacing(element.start..<element.end, with: made)
  }

  private mutating func exchanged(_ first: [Range<Int>], _ second: [Range<Int>]) -> [UInt8]? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let (a, b) = (
      first[input.number(below: first.count)], second[input.number(below: second.count)]
    )
    guard a.upperBound <= b.lowerBound || b.upperBound <= a.lowerBound else { return nil }
    let (early, late) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
    return Array(text[..<early.lowerBound]) + Array(text[late])
      + Array(text[early.upperBound..<late.lowerBound]) + Array(text[early])
      + Array(text[late.upperBound...])
  }

  private func values(of element: Element) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for place in element.start..<element.head where text[place] == UInt8(ascii: "\"") {
      if let begin = start {
        found.append(begin..<place)
        start = nil
      } else {
        start = place + 1
      }
    }
    return found
  }

  private func elements() -> [Element] {
    var found: [Element] = []
    var open: [Int] = []
    var place = 0
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")),
      let close = text[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      place = close + 1
      guard start + 1 < close else { continue }
      switch text[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"):
        if let index = open.popLast() { found[index].end = place }
      default:
        let isLeaf = text[close - 1] == UInt8(ascii: "/")
        if !isLeaf { open.append(found.count) }
        found.append(Element(start: start, head: place, end: place, isLeaf: isLeaf))
      }
    }
    for index in open.reversed() { found.remove(at: index) }
    return found
  }
}
