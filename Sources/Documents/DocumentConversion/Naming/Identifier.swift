/// Swift identifiers from texts of documents.
enum Identifier {
  /// The words in a text, split at other characters than letters and digits, and at capitals.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        // An apostrophe joins the letters around it.
        if letter != "'", letter != "’", !word.isEmpty {
          words.append(word)
          word = ""
        }
        previous = " "
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let begins =
        letter.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
      previous = letter
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  static func lowerCamel(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().map(capitalized).joined()
  }

  static func upperCamel(_ words: [String]) -> String { words.map(capitalized).joined() }

  private static func capitalized(_ word: String) -> String {
    let isShout = word.count > 3 && word.allSatisfy { $0.isUppercase }
    let rest = word.dropFirst()
    return word.prefix(1).uppercased() + (isShout ? rest.lowercased() : String(rest))
  }

  static func isValid(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name != "_"
  }

  /// A name as written, except characters that Swift does not allow.
  static func plain(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if isValid(last) { return last }
    let kept = last.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return isValid(String(kept)) ? String(kept) : "_" + String(kept)
  }

  /// A name in backticks if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
  ]
}
