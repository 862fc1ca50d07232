import Foundation

/// Renames the parts in an SVG, which cairo numbers per process, in order of appearance.
struct VectorNames {
  private var numbers: [String: Int] = [:]

  /// The text before a name, in the definition and in the uses.
  private static let openings = [Array(" id=\"".utf8), Array("=\"#".utf8), Array("(#".utf8)]

  mutating func renumbered(_ tag: Data) -> Data {
    var result = Data(capacity: tag.count)
    var rest = tag[...]
    while let start = Self.nameStart(in: rest) {
      let end = rest[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") }
      guard let end else { break }
      let name = String(decoding: rest[start..<end], as: UTF8.self)
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += rest[..<start]
      result += Data("\(name.prefix { $0.isLetter })\(number)".utf8)
      rest = rest[end...]
    }
    return result + rest
  }

  private static func nameStart(in bytes: Data) -> Data.Index? {
    var index = bytes.startIndex
    while let mark = bytes[index...].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#")
    }) {
      let next = bytes.index(after: mark)
      for opening in openings where bytes[..<next].suffix(opening.count).elementsEqual(opening) {
        return next
      }
      index = next
    }
    return nil
  }
}
