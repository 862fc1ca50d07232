import Foundation

/// Undoes what web pages, editors and chat programs do to a line of a console log (F2.14).
enum LogRepair {
  /// Replacements in order; the ampersand's is last, so that nothing is unescaped twice.
  private static let replacements: [(damage: String, repair: String)] = [
    ("\u{A0}", " "), ("\u{FEFF}", ""), ("\u{200B}", ""), ("\r", ""),
    ("‘", "'"), ("’", "'"), ("‚", "'"), ("‛", "'"), ("‹", "'"), ("›", "'"),
    ("“", "\""), ("”", "\""), ("„", "\""), ("‟", "\""),
    ("≥", ">="), ("≤", "<="), ("⩾", ">="), ("⩽", "<="), ("−", "-"),
    // An em dash was three hyphens, an en dash two: `h=--&`, `v=---`.
    ("—", "---"), ("–", "--"),
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
    ("&#x27;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    // Markdown's strikethrough took the hyphens of `-(0)-`.
    ("~~(", "-("), (")~~", ")-"), ("~(", "-("), (")~", ")-"),
  ]

  /// Marks of a web page around a line and its breaks.
  private static let tags = [
    "<br>", "<br/>", "<br />", "<p>", "</p>", "<pre>", "</pre>", "<code>", "</code>", "</div>",
    "</span>", "</li>",
  ]

  /// The lines of a log that was put into one line, as a string of JSON or source code.
  ///
  /// - Parameter line: A line of the text.
  /// - Returns: The line itself, or its parts where it holds a whole log with `\n` for line breaks.
  static func lines(inside line: Substring) -> [Substring] {
    guard line.utf8.contains(UInt8(ascii: "\\")), line.contains("\\n"),
      line.contains("satisfy constraints") || line.contains("\",\\n") || line.contains("\\\",\\n")
    else { return [line] }
    let whole = line.replacing("\\\"", with: "\"").replacing("\\t", with: "\t")
      .replacing("\\r", with: "")
    return whole.split(separator: "\\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The line as it was before the damage, as far as that can be told.
  ///
  /// - Complexity: O(*n*).
  static func repaired(_ line: Substring) -> Substring {
    var line = line
    // Almost every line is plain; look once before replacing.
    let isSuspicious = line.utf8.contains { byte in
      byte >= 0x80 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "~")
        || byte == UInt8(ascii: "\r")
    }
    if isSuspicious {
      line = withoutFullwidth(line)
      // What went through two web pages is escaped twice.
      if line.contains("&amp;") { line = Substring(line.replacing("&amp;", with: "&")) }
      for (damage, repair) in replacements where line.contains(damage) {
        line = Substring(line.replacingOccurrences(of: damage, with: repair))
      }
    }
    if line.contains("<br") || line.contains("<p") || line.contains("</") {
      for tag in tags { line = Substring(line.replacingOccurrences(of: tag, with: "")) }
    }
    return line.utf8.contains(UInt8(ascii: "\\")) ? Substring(unescaped(line)) : line
  }

  /// ASCII in place of its fullwidth forms, which East Asian keyboards and pages make of it.
  ///
  /// Only in a line whose marks are such forms: the text of a view may hold them for good.
  private static func withoutFullwidth(_ line: Substring) -> Substring {
    guard line.contains("＜") || line.contains("：0x") || line.contains("（") && line.contains("：")
    else { return line }
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isForm = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isForm ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return Substring(String(scalars))
  }

  /// Drops the backslash before a punctuation mark; `\n` and `\U2019` stay (F2.10).
  private static func unescaped(_ line: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      let isPunctuation =
        scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic
        && scalar.properties.numericType == nil
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, !isPunctuation { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
      isEscaped = false
    }
    return isEscaped ? result + "\\" : result
  }
}
