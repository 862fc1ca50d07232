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

  /// Parses `A.attribute == 2*B.attribute + 8` (F2.20); the first relation with valid sides is
  /// used.
  mutating func parseEquation(_ text: Substring) -> Body? {
    for index in text.indices {
      guard let relation = Relation(sign: text[index...].prefix(2)) else {
        continue
      }
      let afterRelation = text.index(index, offsetBy: 2)
      // Works on a copy, because lookups of names have side effects.
      var attempt = self
      guard let first = attempt.parseSide(text[..<index].trimmed),
        var body = attempt.parseRightSide(text[afterRelation...].trimmed, of: first)
      else { continue }
      body.relation = relation
      self = attempt
      return body
    }
    return nil
  }

  private mutating func parseSide(_ text: Substring) -> LogConstraint.Side? {
    guard let dot = text.lastIndex(of: "."),
      let attribute = LogAttribute(rawValue: String(text[dot...].dropFirst())),
      let item = parseItem(text[..<dot])
    else { return nil }
    return LogConstraint.Side(item: item, attribute: attribute)
  }

  private mutating func parseRightSide(
    _ text: Substring, of first: LogConstraint.Side
  ) -> Body? {
    var body = Body(first: first)
    if let (value, isStandardSpace) = Self.parseConstant(text) {
      body.constant = value
      body.isStandardSpace = isStandardSpace
      return body
    }
    // First tries to leave out the addend; text that only looks like an addend is kept.
    if let blank = Self.startOfAddend(text),
      let (value, isStandardSpace) = Self.parseConstant(text[blank...].trimmed),
      let (side, multiplier) = parseProduct(text[..<blank].trimmed)
    {
      body.second = side
      body.multiplier = multiplier
      body.constant = value
      body.isStandardSpace = isStandardSpace
      return body
    }
    guard let (side, multiplier) = parseProduct(text) else { return nil }
    body.second = side
    body.multiplier = multiplier
    return body
  }

  private static func startOfAddend(_ text: Substring) -> Substring.Index? {
    let signs = [text.lastRange(of: " + "), text.lastRange(of: " - ")].compactMap { $0?.lowerBound }
    if let sign = signs.max() { return sign }
    guard let space = text.lastRange(of: "Space(") else { return nil }
    return text[..<space.lowerBound].lastIndex { $0.isWhitespace }
  }

  /// Parses `0.5*ITEM.attribute` (Apple) or `ITEM.attribute * 0.5` (Masonry, SnapKit).
  private mutating func parseProduct(_ text: Substring) -> (LogConstraint.Side, Double)? {
    if let star = text.firstIndex(of: "*"), let multiplier = Self.parseNumber(text[..<star].trimmed)
    {
      return parseSide(text[star...].dropFirst().trimmed).map { ($0, multiplier) }
    }
    if let star = text.lastIndex(of: "*"),
      let multiplier = Self.parseNumber(text[star...].dropFirst().trimmed)
    {
      return parseSide(text[..<star].trimmed).map { ($0, multiplier) }
    }
    return parseSide(text).map { ($0, 1) }
  }
}

extension Character {
  /// Whether the character can occur in a Swift or Objective-C class name (F2.24).
  var isPartOfClassName: Bool {
    isLetter || isNumber || self == "_" || self == "." || self == "$" || self == "<" || self == ">"
  }
}
