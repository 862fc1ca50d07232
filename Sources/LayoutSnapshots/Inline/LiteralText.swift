/// Writes a text as a multi-line string literal.
enum LiteralText {
  /// The closure with the literal that follows a call.
  ///
  /// - Parameters:
  ///   - text: What the literal stands for.
  ///   - indent: What the line of the call begins with.
  ///   - step: What a deeper line begins with besides.
  ///   - lineEnd: How lines of the file end.
  /// - Returns: ` {`, the literal and `}`.
  static func closure(
    _ text: String, indent: String, step: String, lineEnd: String
  ) -> String {
    let hashes = delimiter(for: text)
    let inner = indent + step
    var lines = [" {", "\(inner)\(hashes)\"\"\""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A line without anything needs no indentation, and editors would take it away.
      lines.append(line.isEmpty ? "" : inner + escaped(line, hashes))
    }
    lines += ["\(inner)\"\"\"\(hashes)", "\(indent)}"]
    return lines.joined(separator: lineEnd)
  }

  /// As many `#` as are needed for nothing in the text to mean anything but itself.
  static func delimiter(for text: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return hashes
  }

  /// A line with escapes for what a source file cannot have, or what nobody would see.
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
