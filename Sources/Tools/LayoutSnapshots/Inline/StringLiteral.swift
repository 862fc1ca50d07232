enum StringLiteral {
  /// Returns the value, or nil for a literal with interpolations or errors.
  static func value(_ parts: SourceScanner.StringParts, in bytes: [UInt8]) -> String? {
    guard !parts.hasInterpolation else { return nil }
    var text = String(decoding: bytes[parts.content], as: UTF8.self)
      .replacing("\r\n", with: "\n")
    if parts.isMultiLine {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The first line follows the opening quotation marks, the last precedes the closing marks.
      guard lines.count >= 2, let first = lines.first, let indent = lines.last,
        first.allSatisfy({ $0 == " " || $0 == "\t" }),
        indent.allSatisfy({ $0 == " " || $0 == "\t" })
      else { return nil }
      lines = Array(lines.dropFirst().dropLast())
      var plain: [Substring] = []
      for line in lines {
        guard line.hasPrefix(indent) || line.allSatisfy({ $0 == " " || $0 == "\t" }) else {
          return nil
        }
        plain.append(line.hasPrefix(indent) ? line.dropFirst(indent.count) : "")
      }
      text = plain.joined(separator: "\n")
    }
    return unescaped(text, String(repeating: "#", count: parts.hashes))
  }

  private static func unescaped(_ text: String, _ hashes: String) -> String? {
    let mark = "\\\(hashes)"
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: mark) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let letter = rest.popFirst() else { return nil }
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\\", "\"", "'": result.append(letter)
      case "\n": break
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(rest[..<end].dropFirst(), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return result + rest
  }
}
