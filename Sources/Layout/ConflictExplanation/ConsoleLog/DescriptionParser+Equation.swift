import ConstraintSolver

extension DescriptionParser {
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
