extension DescriptionParser {
  struct DescriptionHeader {
    var className: String
    var address: String
    var source: String?
    var mask: String?

    init?(_ rest: inout Substring) {
      let name = rest.prefix { $0.isPartOfClassName }
      rest = rest[name.endIndex...]
      guard !name.isEmpty, rest.first == ":" else { return nil }
      rest.removeFirst()
      className = String(name)
      let token = Self.token(rest, of: name)
      if token.hasPrefix("0x") {
        let digits = token.dropFirst(2)
        guard DescriptionPointer.digits(digits) == digits else { return nil }
      } else {
        // Masonry and SnapKit print a constraint's label instead of the pointer.
        guard name.hasPrefix("MAS") || name.hasPrefix("SnapKit"), !token.isEmpty else { return nil }
      }
      address = String(token)
      rest = rest[token.endIndex...]
      if rest.first == "@" { takeSource(&rest) }
      rest = rest.trimmed
      if rest.hasPrefix("h=") { takeMask(&rest) }
    }

    /// Returns the pointer, or a SnapKit label, which may contain blanks before the `@`.
    private static func token(_ rest: Substring, of name: Substring) -> Substring {
      if name.hasPrefix("SnapKit"), !rest.hasPrefix("0x"), let at = rest.firstIndex(of: "@"),
        let hash = rest[at...].firstIndex(of: "#"),
        rest[hash...].dropFirst().first?.isNumber == true
      {
        return rest[..<at]
      }
      return rest.prefix { !$0.isWhitespace && $0 != "@" }
    }

    /// Parses a source location; a file name may contain blanks: it ends at `#` and digits.
    private mutating func takeSource(_ rest: inout Substring) {
      guard let hash = rest.firstIndex(of: "#") else { return }
      let line = rest[rest.index(after: hash)...].prefix { $0.isNumber }
      source = String(rest[..<line.endIndex].dropFirst())
      rest = rest[line.endIndex...]
    }

    private mutating func takeMask(_ rest: inout Substring) {
      let horizontal = rest.prefix { !$0.isWhitespace }
      let vertical = rest[horizontal.endIndex...].trimmed.prefix { !$0.isWhitespace }
      guard vertical.hasPrefix("v=") else { return }
      mask = "\(horizontal) \(vertical)"
      rest = rest[vertical.endIndex...].trimmed
    }
  }

  struct Info {
    var isActive: Bool?
    var names: Substring?

    private static let openings = ["(active", "(inactive", "(names:", "(Names:"]

    /// Removes the information from the end; views' texts may contain the same words.
    init(_ rest: inout Substring) {
      let starts = Self.openings.flatMap { opening in rest.places(of: opening).map { $0.lowerBound }
      }
      for start in starts.sorted(by: >) where parse(rest[start...].dropFirst().trimmed) {
        rest = rest[..<start].trimmed
        return
      }
    }

    /// Parses the text between the parentheses; returns whether it contains nothing else.
    private mutating func parse(_ text: Substring) -> Bool {
      var info = text
      if info.last == ")" { info.removeLast() }
      var activity: Bool?
      for (word, value) in [("active", true), ("inactive", false)] where info.hasPrefix(word) {
        activity = value
        info = info.dropFirst(word.count).drop { $0.isWhitespace || $0 == "," }
      }
      if let word = ["names:", "Names:"].first(where: info.hasPrefix),
        activity != nil || info.holds(":0x")
      {
        names = info.dropFirst(word.count)
      } else if !info.isEmpty {
        return false
      }
      isActive = activity
      return true
    }
  }

  struct Suffix {
    var priority: Double?
    var contentPriorities: LogConstraint.ContentPriorities?

    private static let words: [String: Double] = [
      "required": 1000, "high": 750, "medium": 500, "low": 250, "fitting size": 50,
      "fitting size compression": 50, "drag can resize window": 510,
      "drag cannot resize window": 490,
      "window size stay put": 500,
    ]

    /// Removes the priorities from the end; nil for an invalid priority.
    init?(_ rest: inout Substring) {
      if let caret = rest.lastRange(of: " ^") {
        let value = rest[caret.upperBound...].trimmed
        let digits = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard let number = Self.words[String(value)] ?? Double(digits) else { return nil }
        priority = number
        rest = rest[..<caret.lowerBound].trimmed
      }
      if let at = rest.lastRange(of: " @ "),
        let value = DescriptionParser.parseNumber(rest[at.upperBound...].trimmed)
      {
        priority = value
        rest = rest[..<at.lowerBound].trimmed
      }
      var hugging: Double?
      var resistance: Double?
      while let blank = rest.lastIndex(where: { $0.isWhitespace }) {
        let token = rest[blank...].dropFirst()
        if let at = token.lastIndex(of: "@"), let value = Self.value(of: token[at...], after: "@") {
          priority = value
          rest = rest[..<at].trimmed
          continue
        }
        if let value = Self.value(of: token, after: "priority:") {
          priority = value
        } else if let value = Self.value(of: token, after: "Hug:") {
          hugging = value
        } else if let value = Self.value(of: token, after: "CompressionResistance:") {
          resistance = value
        } else {
          break
        }
        rest = rest[..<blank].trimmed
      }
      if hugging != nil || resistance != nil {
        contentPriorities = LogConstraint.ContentPriorities(
          hugging: hugging ?? 1000, compressionResistance: resistance ?? 1000)
      }
    }

    private static func value(of token: Substring, after prefix: String) -> Double? {
      guard token.hasPrefix(prefix) else { return nil }
      return DescriptionParser.parseNumber(token.dropFirst(prefix.count))
    }
  }
}
