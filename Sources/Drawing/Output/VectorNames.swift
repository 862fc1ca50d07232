import Foundation

/// Gives the parts of a vector picture new names, by the order in which they come.
///
/// Cairo numbers what it has made since the process began, so the same picture would differ from
/// one call to the next, and from worker to worker.
struct VectorNames {
  private var numbers: [String: Int] = [:]

  /// What stands before a name: where it is given, and where it is used.
  private static let openings = [Array(" id=\"".utf8), Array("=\"#".utf8), Array("(#".utf8)]

  /// A tag with the new names in place of the old ones.
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

  /// Where the next name begins.
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
