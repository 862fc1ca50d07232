enum LiteralText {
  /// Returns the trailing closure with the literal.
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

  static func delimiter(for text: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return hashes
  }

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
