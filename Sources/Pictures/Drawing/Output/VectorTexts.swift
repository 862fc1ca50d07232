import Foundation

/// The texts in an SVG, drawn as markers that text elements replace afterwards.
///
/// Cairo converts letters to outlines, which cannot be searched or edited.
final class VectorTexts {
  private var texts: [VectorText] = []
  private static let scheme = "autolayout-text:"

  func add(_ text: VectorText) -> String {
    texts.append(text)
    return "\(Self.scheme)\(texts.count - 1)"
  }

  func inserted(into file: Data) -> Data {
    var result = Data(capacity: file.count)
    var names = VectorNames()
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

private struct MarkTag {
  private let text: String

  init?(_ bytes: Data) {
    let isImage = bytes.starts(with: Array("<image ".utf8))
    guard isImage || bytes.starts(with: Array("<use ".utf8)), bytes.count < 1000 else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  var name: String? { attribute("id") }
  var address: String? { attribute("xlink:href") ?? attribute("href") }
  var target: String? {
    address.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

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
