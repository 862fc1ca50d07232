import Foundation

/// The start tags of a document with the places of their attributes, byte by byte, so that an
/// attribute can be changed while every other byte stays as it was.
///
/// A parser has read the document before, so that it is known to be well formed; parsers do not say
/// at which byte an attribute's value begins.
struct MarkupScanner {
  /// An attribute of a start tag.
  struct Attribute {
    /// Its name.
    var name: String
    /// The bytes from the white space before the name to the closing quotation mark.
    var whole: Range<Int>
    /// The bytes between the quotation marks.
    var value: Range<Int>
  }

  /// An element.
  struct Element {
    /// Its name.
    var name: String
    /// Its attributes, in order.
    var attributes: [Attribute]
    /// The bytes of the start tag.
    var tag: Range<Int>
    /// The bytes of the whole element, up to the end of its end tag.
    var whole: Range<Int>
    /// The element around it, by its place among all; nil for the root.
    var parent: Int?
    /// Whether nothing can stand in it: the start tag ends with a stroke.
    var isEmpty: Bool
  }

  /// The elements in document order.
  private(set) var elements: [Element] = []
  private let bytes: [UInt8]
  private var place = 0
  private var open: [Int] = []

  /// Reads a document.
  ///
  /// - Parameter bytes: A well-formed document in UTF-8.
  /// - Complexity: Linear in the bytes.
  init(_ bytes: [UInt8]) {
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

  /// The value of an attribute as it stands in the bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first element with an identifier.
  func element(id: String) -> Int? {
    elements.firstIndex { element in
      element.attributes.contains { $0.name == "id" && text($0.value) == id }
    }
  }

  /// The identifier of an element; nil for one without.
  func id(of index: Int) -> String? {
    elements[index].attributes.first { $0.name == "id" }.map { text($0.value) }
  }

  /// The elements that stand in one directly.
  func children(of index: Int) -> [Int] {
    elements.indices.filter { elements[$0].parent == index }
  }

  /// The bytes between the start tag and the end tag of an element.
  func contentRange(of index: Int) -> Range<Int> {
    let element = elements[index]
    let start = element.tag.upperBound
    guard !element.isEmpty else { return start..<start }
    let end = bytes[..<element.whole.upperBound].lastIndex(of: UInt8(ascii: "<")) ?? start
    return start..<max(start, end)
  }

  /// The text in an element; nil where nothing can stand in it.
  func content(of index: Int) -> String? {
    elements[index].isEmpty ? nil : text(contentRange(of: index))
  }

  // MARK: - Reading

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  /// Goes on behind what begins and ends with some letters, if it begins here.
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

  /// Reads a name.
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
