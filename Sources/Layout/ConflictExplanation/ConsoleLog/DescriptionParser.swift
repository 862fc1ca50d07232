import ConstraintSolver

/// Parses a constraint's description, of any generation and class (grammar in F2.28).
struct DescriptionParser {
  struct Body {
    var first: LogConstraint.Side
    var relation = Relation.equal
    var second: LogConstraint.Side?
    var multiplier = 1.0
    var constant = 0.0
    var isStandardSpace = false
    var priority: Double?
    var drawing = LogConstraint.Drawing.equation
  }

  /// The list of names, copied for each parsing attempt.
  var names = DescriptionNames()

  /// Parses a description; nil if it is invalid or too damaged.
  static func parse(_ description: Substring) -> LogConstraint? {
    var rest = description.trimmed
    if rest.first == "<" { rest.removeFirst() }
    if rest.last == ">" { rest.removeLast() }
    guard let head = DescriptionHeader(&rest) else { return nil }
    var parser = DescriptionParser()
    let info = Info(&rest)
    if let list = info.names {
      guard let names = DescriptionNames(list) else { return nil }
      parser.names = names
    }
    guard let suffix = Suffix(&rest) else { return nil }
    guard let (identifier, body) = parser.parseIdentified(rest.trimmed) else { return nil }
    return LogConstraint(
      text: String(description), className: head.className, address: head.address,
      source: head.source, autoresizingMask: head.mask, identifier: identifier, first: body.first,
      relation: body.relation, second: body.second, multiplier: body.multiplier,
      constant: body.constant, isStandardSpace: body.isStandardSpace,
      priority: suffix.priority ?? body.priority ?? 1000,
      contentPriorities: suffix.contentPriorities, isActive: info.isActive,
      superview: parser.names.superview, drawing: body.drawing)
  }

  /// Parses `'IDENTIFIER' BODY` or `BODY`; identifiers may contain apostrophes.
  private func parseIdentified(_ text: Substring) -> (identifier: String?, body: Body)? {
    guard text.first == "'" else { return parseBody(text).map { (nil, $0) } }
    for index in text.indices.dropFirst() where text[index] == "'" {
      let rest = text[text.index(after: index)...]
      guard rest.first?.isWhitespace == true, let body = parseBody(rest.trimmed) else { continue }
      return (String(text[..<index].dropFirst()), body)
    }
    return nil
  }

  private func parseBody(_ text: Substring) -> Body? {
    var parser = self
    let isDrawn = ["H:|", "H:[", "V:|", "V:["].contains(where: text.hasPrefix)
    return isDrawn ? parser.parseVisualFormat(text) : parser.parseEquation(text)
  }

  mutating func parseItem(_ text: Substring) -> LogItem? {
    guard let pointer = DescriptionPointer.first(in: text) else { return nil }
    if let pointer {
      let className = text[..<pointer.start]
      guard Self.isClassName(className) else { return nil }
      let rest = text[pointer.end...]
      if rest.isEmpty { return LogItem(className: String(className), address: pointer.address) }
      guard rest.count >= 2, rest.first == "'", rest.last == "'" else { return nil }
      return LogItem(
        className: String(className), address: pointer.address,
        text: LogRepair.readable(rest.dropFirst().dropLast()))
    }
    guard !text.isEmpty, text.first != "'", text == text.trimmed else { return nil }
    return names.item(named: String(text))
  }

  /// Whether a text can be a class name; names of private Swift classes contain blanks.
  private static func isClassName(_ text: Substring) -> Bool {
    if !text.isEmpty, text.allSatisfy({ $0.isPartOfClassName }) { return true }
    guard text.contains(where: { $0 == "(" || $0 == "<" }), text == text.trimmed else {
      return false
    }
    return text.allSatisfy { $0.isPartOfClassName || "(), ".contains($0) }
  }

  /// Parses a number; the sign may be separate, as in `- 16` (F2.20).
  static func parseNumber(_ text: Substring) -> Double? {
    var digits = text
    var sign = 1.0
    if digits.first == "-" || digits.first == "+" {
      sign = digits.removeFirst() == "-" ? -1 : 1
      digits = digits.drop { $0.isWhitespace }
    }
    guard digits.first?.isNumber == true, let value = Double(digits), value.isFinite else {
      return nil
    }
    return sign * value
  }

  /// Parses a number or a standard space, `NSSpace(8)`.
  static func parseConstant(_ text: Substring) -> (value: Double, isStandardSpace: Bool)? {
    if let number = parseNumber(text) { return (number, false) }
    guard text.last == ")", let open = text.firstRange(of: "Space(") else { return nil }
    let symbol = text[..<open.lowerBound].drop { "+- ".contains($0) }
    guard symbol.allSatisfy({ $0.isLetter }) else { return nil }
    guard let value = parseNumber(text[open.upperBound...].dropLast()) else { return nil }
    return (text.first == "-" ? -value : value, true)
  }
}

extension Character {
  /// Whether the character can occur in a Swift or Objective-C class name (F2.24).
  var isPartOfClassName: Bool {
    isLetter || isNumber || self == "_" || self == "." || self == "$" || self == "<" || self == ">"
  }
}
