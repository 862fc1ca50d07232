/// The start tags in a well-formed document, with the byte ranges of the attributes.
///
/// Parsers do not report the byte positions of attribute values.
package struct MarkupScanner: Sendable {
  package struct Attribute: Sendable {
    package var name: String
    package var whole: Range<Int>
    package var value: Range<Int>
  }

  package struct Element: Sendable {
    package var name: String
    package var attributes: [Attribute]
    package var tag: Range<Int>
    package var whole: Range<Int>
    package var parent: Int?
    /// Whether the start tag ends with a slash.
    package var isEmpty: Bool
  }

  package private(set) var elements: [Element] = []
  private let bytes: [UInt8]
  private var place = 0
  private var open: [Int] = []

  /// Scans a document.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let start = next(UInt8(ascii: "<"), from: place) {
      place = start
      if skips("<!--", "-->") || skips("<![CDATA[", "]]>") || skips("<?", "?>") || skips("<!", ">")
      {
        continue
      }
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
        endElement()
      } else {
        beginElement()
      }
    }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func element(id: String) -> Int? {
    elements.firstIndex { element in
      element.attributes.contains { $0.name == "id" && text($0.value) == id }
    }
  }

  package func id(of index: Int) -> String? {
    elements[index].attributes.first { $0.name == "id" }.map { text($0.value) }
  }

  package func children(of index: Int) -> [Int] {
    elements.indices.filter { elements[$0].parent == index }
  }

  package func contentRange(of index: Int) -> Range<Int> {
    let element = elements[index]
    let start = element.tag.upperBound
    guard !element.isEmpty else { return start..<start }
    let end = bytes[..<element.whole.upperBound].lastIndex(of: UInt8(ascii: "<")) ?? start
    return start..<max(start, end)
  }

  /// Returns an element's text; nil for an empty-element tag.
  package func content(of index: Int) -> String? {
    elements[index].isEmpty ? nil : text(contentRange(of: index))
  }

  // MARK: - Reading

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  private mutating func skips(_ begin: String, _ end: String) -> Bool {
    guard bytes[place...].starts(with: begin.utf8) else { return false }
    let last = Array(end.utf8)
    var index = place + begin.utf8.count
    while index + last.count <= bytes.count {
      if bytes[index] == last[0], bytes[index..<index + last.count].elementsEqual(last) {
        place = index + last.count
        return true
      }
      index += 1
    }
    place = bytes.count
    return true
  }

  private mutating func endElement() {
    place = next(UInt8(ascii: ">"), from: place).map { $0 + 1 } ?? bytes.count
    guard let index = open.popLast() else { return }
    elements[index].whole = elements[index].whole.lowerBound..<place
  }

  private mutating func beginElement() {
    let start = place
    place += 1
    let name = word()
    var attributes: [Attribute] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "/")
    {
      let before = place
      skipSpace()
      guard place < bytes.count, bytes[place] != UInt8(ascii: ">"),
        bytes[place] != UInt8(ascii: "/")
      else { break }
      let attribute = word()
      guard let mark = bytes[place...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
        let end = next(bytes[mark], from: mark + 1)
      else {
        place = bytes.count
        return
      }
      attributes.append(
        Attribute(name: attribute, whole: before..<end + 1, value: mark + 1..<end))
      place = end + 1
    }
    let isEmpty = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    place = next(UInt8(ascii: ">"), from: place).map { $0 + 1 } ?? bytes.count
    elements.append(
      Element(
        name: name, attributes: attributes, tag: start..<place, whole: start..<place,
        parent: open.last, isEmpty: isEmpty))
    if !isEmpty { open.append(elements.count - 1) }
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "/")
      {
        break
      }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
