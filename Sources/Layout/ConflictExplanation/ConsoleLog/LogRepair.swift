/// Reverts the damage that web pages, editors and chat programs do to console logs (F2.14).
enum LogRepair {
  private static let replacements: [(damage: String, repair: String)] = [
    ("\u{A0}", " "), ("\u{202F}", " "),
    ("‘", "'"), ("’", "'"), ("‚", "'"), ("‛", "'"), ("‹", "'"), ("›", "'"), ("′", "'"), ("´", "'"),
    ("“", "\""), ("”", "\""), ("„", "\""), ("‟", "\""), ("″", "\""),
    ("≥", ">="), ("≤", "<="), ("⩾", ">="), ("⩽", "<="), ("−", "-"), ("＝", "="),
    // An em dash was three hyphens, an en dash two: `h=--&`, `v=---`.
    ("—", "---"), ("–", "--"),
    // Markdown's strikethrough removed the hyphens of `-(0)-`.
    ("~~(", "-("), (")~~", ")-"), ("~(", "-("), (")~", ")-"),
  ]

  private static let tags = [
    "<br>", "<br/>", "<br />", "<p>", "</p>", "<pre>", "</pre>", "<code>", "</code>", "</div>",
    "</span>", "</li>",
  ]

  /// Splits a log that was put into one line, as a JSON string, source code or URL.
  static func lines(inside line: Substring) -> [Substring] {
    if line.holds("%3A0x") { return linesOfAddress(line) }
    guard line.utf8.contains(UInt8(ascii: "\\")), line.holds("\\n"),
      line.holds("satisfy constraints") || line.holds(",\\n") || line.holds(">\\n")
        || line.holds(",\\\\n") || line.holds(">\\\\n")
    else { return [line] }
    // A string within a string has double backslashes.
    let isNested = line.holds("\\\\n")
    let whole = (isNested ? line.exchanging("\\\\", for: "\\") : String(line))
      .exchanging("\\\"", for: "\"").exchanging("\\t", for: "\t").exchanging("\\r", for: "")
    return whole.parts(between: "\\n")
  }

  /// Reverts known damage in a line.
  static func repaired(_ line: Substring) -> Substring {
    var line = withoutQuoteMarks(line)
    // Most lines are plain: a single check avoids all replacements.
    let isSuspicious = line.utf8.contains { byte in
      byte >= 0x80 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "~")
        || byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F
    }
    if isSuspicious {
      line = withoutUnseen(withoutFullwidth(line))
      // A text copied between two web pages is escaped twice.
      for _ in 0..<2 where line.utf8.contains(UInt8(ascii: "&")) { line = withoutEntities(line) }
      for (damage, repair) in replacements where line.holds(damage) {
        line = Substring(line.exchanging(damage, for: repair))
      }
    }
    if line.holds("<br") || line.holds("<p") || line.holds("</") {
      for tag in tags { line = Substring(line.exchanging(tag, for: "")) }
    }
    if line.holds("<<") { line = withoutNesting(line) }
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    // Before a name `\t` is a tab; elsewhere it belongs to a text.
    return unescaped(withoutUnicodeEscapes(line).exchanging("\\t'", for: "\t'"))
  }

  /// Removes quotation marks of mails; a single bracket may end a description.
  private static func withoutQuoteMarks(_ line: Substring) -> Substring {
    var rest = line.drop { $0.isWhitespace }
    guard rest.first == ">" else { return line }
    let starts = [" ", "\t", ">", "<", "\"<"]
    while rest.first == ">", starts.contains(where: rest.dropFirst().hasPrefix) {
      rest = rest.dropFirst().drop { $0.isWhitespace }
    }
    return rest.first == ">" ? line : rest
  }

  /// Replaces fullwidth forms by ASCII, in lines with fullwidth punctuation only.
  private static func withoutFullwidth(_ line: Substring) -> Substring {
    guard line.holds("＜") || line.holds("：0x") || line.holds("（") && line.holds("：")
    else { return line }
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isForm = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isForm ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return Substring(String(scalars))
  }

  /// Removes backslashes before punctuation, also repeated backslashes; `\n` and `\U2019` stay
  /// (F2.10).
  private static func unescaped(_ line: some StringProtocol) -> Substring {
    var result = String.UnicodeScalarView()
    var backslashes = 0
    for scalar in line.unicodeScalars {
      if scalar == "\\" {
        backslashes += 1
        continue
      }
      let isPunctuation =
        scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic
        && scalar.properties.numericType == nil
      if backslashes > 0, !isPunctuation { result.append("\\") }
      backslashes = 0
      result.append(scalar)
    }
    return Substring(String(result))
  }

  /// Converts descriptions by the first versions of SnapKit, with brackets around every object.
  static func withoutNesting(_ line: Substring) -> Substring {
    guard let opening = line.firstRange(of: "<<"),
      let object = bracketed(line[line.index(after: opening.lowerBound)...]),
      object.holds("Constraint")
    else { return line }
    var plain = String(line[...opening.lowerBound])
    var rest = line[opening.lowerBound...].dropFirst()
    while let first = rest.first {
      if let object = bracketed(rest) {
        plain += object
        rest = rest[object.endIndex...].dropFirst()
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    return Substring(plain)
  }

  private static func bracketed(_ text: Substring) -> Substring? {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return nil }
    let object = text[..<end].dropFirst()
    let name = object.prefix { $0.isPartOfClassName }
    let isObject =
      !name.isEmpty && !name.contains("<") && object[name.endIndex...].hasPrefix(":0x")
    return isObject ? object : nil
  }
}
