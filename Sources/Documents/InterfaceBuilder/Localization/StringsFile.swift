package import Foundation

/// A `.strings` file: texts by key, with their places.
///
/// A file with faults keeps the entries that could be read, as the build of the app does not.
package struct StringsFile: Sendable {
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: String
    /// The place of the key; nil in a property list.
    package var location: SourceLocation?
    /// The bytes of the entry in UTF-8, from the comment above the key to the semicolon.
    package var bytes: Range<Int>
  }

  package struct Fault: Error, Hashable, Sendable {
    package var message: String
    /// The place of the fault; nil for a fault of the file as a whole.
    package var location: SourceLocation?
  }

  package private(set) var entries: [Entry] = []
  package private(set) var faults: [Fault] = []
  /// The text in UTF-8 with no byte order mark; empty for a property list.
  package private(set) var text: [UInt8] = []
  package private(set) var encoding = TextEncoding.utf8

  /// The size limit in bytes.
  package static let sizeLimit = 16 << 20

  /// Reads a file in UTF-8 or UTF-16, or a property list as in built apps.
  ///
  /// - Complexity: O(*n*) in the size of the data.
  package init(_ data: Data) {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      readPropertyList(data)
      return
    }
    do throws(Fault) {
      (text, encoding) = try TextEncoding.decode(data)
    } catch {
      faults = [error]
      return
    }
    var parser = StringsParser(text)
    parser.parse()
    entries = parser.entries
    faults = parser.faults
  }

  /// The values by key; of equal keys the last counts.
  package var table: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  private mutating func readPropertyList(_ data: Data) {
    let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let table = list as? [String: Any] else {
      faults = [Fault(message: "the property list contains no strings")]
      return
    }
    entries = table.keys.sorted().compactMap { key in
      (table[key] as? String).map { Entry(key: key, value: $0, location: nil, bytes: 0..<0) }
    }
  }
}

/// The encoding of the text file.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf8WithMark
  case utf16(isBigEndian: Bool, hasMark: Bool)

  /// Returns the text in UTF-8, and the encoding that the mark or the zero bytes show.
  static func decode(_ data: Data) throws(StringsFile.Fault) -> ([UInt8], TextEncoding) {
    let bytes = [UInt8](data)
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): return try decode16(bytes.dropFirst(2), isBigEndian: false, hasMark: true)
    case (0xFE, 0xFF): return try decode16(bytes.dropFirst(2), isBigEndian: true, hasMark: true)
    case (0, .some(1...)): return try decode16(bytes[...], isBigEndian: true, hasMark: false)
    case (.some(1...), 0): return try decode16(bytes[...], isBigEndian: false, hasMark: false)
    default: break
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = bytes.starts(with: mark)
    let text = hasMark ? Array(bytes.dropFirst(mark.count)) : bytes
    if let wrong = firstInvalidByte(text) {
      throw StringsFile.Fault(
        message: "the file is not UTF-8 here; save it as UTF-8",
        location: LinePlaces(text).location(wrong))
    }
    return (text, hasMark ? .utf8WithMark : .utf8)
  }

  private static func decode16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, hasMark: Bool
  ) throws(StringsFile.Fault) -> ([UInt8], TextEncoding) {
    guard bytes.count % 2 == 0 else {
      throw StringsFile.Fault(message: "the file is UTF-16, but ends inside a character")
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var position = bytes.startIndex
    while position + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      position += 2
    }
    return (
      Array(String(decoding: units, as: UTF16.self).utf8),
      .utf16(isBigEndian: isBigEndian, hasMark: hasMark)
    )
  }

  /// Returns the text in this encoding.
  package func encode(_ text: [UInt8]) -> Data {
    switch self {
    case .utf8: return Data(text)
    case .utf8WithMark: return Data([0xEF, 0xBB, 0xBF] + text)
    case .utf16(let isBigEndian, let hasMark):
      var bytes: [UInt8] = hasMark ? isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE] : []
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isBigEndian ? [high, low] : [low, high]
      }
      return Data(bytes)
    }
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): position += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(position, bytes.count - 1)
      }
    }
  }
}

/// Lines and columns of positions in UTF-8.
struct LinePlaces {
  private let text: [UInt8]
  private let starts: [Int]

  init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    for (position, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(position + 1)
    }
    self.starts = starts
  }

  /// Returns the line and the column in Unicode scalars, both from 1.
  ///
  /// - Complexity: O(log *lines* + length of the line).
  func location(_ position: Int) -> SourceLocation {
    let position = min(max(0, position), text.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    let before = text[starts[low]..<position].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: low + 1, column: before + 1)
  }
}
