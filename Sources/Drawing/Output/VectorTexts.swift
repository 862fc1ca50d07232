import Foundation

/// The texts of a vector picture for browsers.
///
/// Cairo writes the outlines of letters into such a picture, which nobody can search or change. So
/// where a text belongs it is given a mark, an image with an address of ours, and the marks in the
/// file become text.
final class VectorTexts {
  private var texts: [VectorText] = []
  private static let scheme = "autolayout-text:"

  /// Takes a text.
  ///
  /// - Returns: The address of its mark.
  func add(_ text: VectorText) -> String {
    texts.append(text)
    return "\(Self.scheme)\(texts.count - 1)"
  }

  /// Puts texts where their marks are.
  ///
  /// - Parameter file: What cairo wrote.
  /// - Returns: The same with elements of text.
  func inserted(into file: Data) -> Data {
    var result = Data(capacity: file.count)
    var names = VectorNames()
    /// The texts by the names that cairo has given to their marks.
    var marks: [String: VectorText] = [:]
    var rest = file[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      result += rest[..<start]
      let bytes = rest[start...end]
      rest = rest[(end + 1)...]
      let tag = MarkTag(bytes)
      if let address = tag?.address, address.hasPrefix(Self.scheme),
        let index = Int(address.dropFirst(Self.scheme.count)), texts.indices.contains(index),
        let name = tag?.name
      {
        marks[name] = texts[index]
      } else if let name = tag?.target, let text = marks[name] {
        result += Data(text.element(tag?.transform ?? .identity).utf8)
      } else {
        result += names.renumbered(bytes)
      }
    }
    return result + rest
  }
}

/// A tag that may be a mark, or a use of one.
private struct MarkTag {
  private let text: String

  /// Takes a tag; nil for those that can be neither.
  init?(_ bytes: Data) {
    let isImage = bytes.starts(with: Array("<image ".utf8))
    guard isImage || bytes.starts(with: Array("<use ".utf8)), bytes.count < 1000 else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The name that others use it by.
  var name: String? { attribute("id") }
  /// What the image shows.
  var address: String? { attribute("xlink:href") ?? attribute("href") }
  /// The name of what is used.
  var target: String? {
    address.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  /// Where it stands.
  var transform: AffineTransform? {
    guard let value = attribute("transform"), value.hasPrefix("matrix(") else { return nil }
    let numbers = value.dropFirst("matrix(".count).dropLast()
      .split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    return AffineTransform(
      m11: numbers[0], m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4],
      tY: numbers[5])
  }

  private func attribute(_ name: String) -> String? {
    guard let start = text.range(of: " \(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end])
  }
}
