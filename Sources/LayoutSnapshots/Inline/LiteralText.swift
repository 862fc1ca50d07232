/// Formats a text as a multi-line string literal.
enum LiteralText {
  /// Returns the trailing closure with the literal.
  ///
  /// - Parameters:
  ///   - text: The value of the literal.
  ///   - indent: The indentation of the call's line.
  ///   - step: The additional indentation of a nested line.
  ///   - lineEnd: The line ending of the file.
  /// - Returns: ` {`, the literal and `}`.
  static func closure(
    _ text: String, indent: String, step: String, lineEnd: String
  ) -> String {
    let hashes = delimiter(for: text)
    let inner = indent + step
    var lines = [" {", "\(inner)\(hashes)\"\"\""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // An empty line needs no indentation, and editors would remove it.
      lines.append(line.isEmpty ? "" : inner + escaped(line, hashes))
    }
    lines += ["\(inner)\"\"\"\(hashes)", "\(indent)}"]
    return lines.joined(separator: lineEnd)
  }

  /// Returns as many `#` as a literal needs to contain the text without escapes.
  static func delimiter(for text: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return hashes
  }

  /// Escapes characters that a source file cannot contain or that are invisible.
  private static func escaped(_ line: Substring, _ hashes: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      if isControl || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
      {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
