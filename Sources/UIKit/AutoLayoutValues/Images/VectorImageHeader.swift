import Foundation

enum VectorImageHeader {
  /// Reads `width` and `height` of the outermost `svg`, or `viewBox` if they are missing.
  static func svg(_ data: Data) -> CGSize? {
    // Only the head: a file can have megabytes.
    let text = String(decoding: data.prefix(16_384), as: UTF8.self)
    guard let start = text.range(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," || $0 == "\n" }
      .compactMap { Double($0) }
    let width = attribute("width", of: tag).flatMap(points)
    let height = attribute("height", of: tag).flatMap(points)
    guard let box, box.count == 4, box[2] > 0, box[3] > 0 else {
      guard let width, let height else { return nil }
      return CGSize(width: width, height: height)
    }
    // A single length uses the aspect ratio of the view box.
    return switch (width, height) {
    case (let width?, let height?): CGSize(width: width, height: height)
    case (let width?, nil): CGSize(width: width, height: width * box[3] / box[2])
    case (nil, let height?): CGSize(width: height * box[2] / box[3], height: height)
    case (nil, nil): CGSize(width: box[2], height: box[3])
    }
  }

  /// Returns the size in points next to body text: the margins' width and the line height.
  static func symbolSize(_ text: String, _ drawing: String) -> CGSize? {
    func margin(_ side: String) -> Double? {
      guard let mark = text.range(of: "id=\"\(side)-margin-\(drawing)\""),
        let end = text[mark.upperBound...].firstIndex(of: ">"),
        let start = text[..<mark.lowerBound].lastIndex(of: "<")
      else { return nil }
      return attribute("x1", of: text[start..<end]).flatMap { Double($0) }
    }
    guard let left = margin("left"), let right = margin("right"), right > left else { return nil }
    let size = Double(UIFont.labelFontSize)
    return CGSize(width: (right - left) / 100 * size, height: 1.19 * size)
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    var rest = tag
    // Searches scalars, because a name may begin inside a character.
    let scalars = tag.unicodeScalars
    while let found = rest.range(of: name) {
      let before =
        found.lowerBound > tag.startIndex ? scalars[scalars.index(before: found.lowerBound)] : " "
      let after = tag[found.upperBound...].drop(while: \.isWhitespace)
      rest = tag[found.upperBound...]
      guard before.properties.isWhitespace, after.first == "=" else { continue }
      let value = after.dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      return String(value.dropFirst().prefix { $0 != quote })
    }
    return nil
  }

  private static func points(_ length: String) -> Double? {
    let units = ["px": 1, "pt": 4.0 / 3, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let trimmed = length.trimmingCharacters(in: .whitespaces)
    if let number = Double(trimmed) { return number }
    guard let factor = units[String(trimmed.suffix(2))] else { return nil }
    return Double(trimmed.dropLast(2)).map { $0 * factor }
  }

  /// Finds the first page box in plain text; boxes in compressed streams need a decoder.
  static func pdf(_ data: Data) -> CGSize? {
    guard let found = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(160), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
