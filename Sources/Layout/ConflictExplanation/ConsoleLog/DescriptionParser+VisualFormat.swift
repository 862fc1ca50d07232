import ConstraintSolver

extension DescriptionParser {
  private struct Predicate {
    var relation = Relation.equal
    var constant = 0.0
    var isStandardSpace = false
    var item: LogItem?
    var priority: Double?
  }

  private struct Box {
    var item: LogItem
    var size: Predicate?
  }

  private struct Edges {
    var near: LogAttribute
    var far: LogAttribute
    var extent: LogAttribute
    /// Whether the left item has the greater coordinate, in a right-to-left format.
    var isReversed = false
  }

  /// Parses a constraint's visual format (F2.15, F2.16), followed by `(LTR)` for left and right
  /// (F2.17).
  mutating func parseVisualFormat(_ text: Substring) -> Body? {
    var rest = text.dropFirst(2)
    let edges = Self.takeEdges(&rest, isVertical: text.first == "V")
    if rest.first == "|" {
      var attempt = self
      guard let (gap, after) = Self.takeGap(rest.dropFirst()), let box = attempt.parseBox(after),
        box.size == nil
      else { return nil }
      let superview = attempt.superview(of: box.item)
      self = attempt
      return body(
        of: gap, from: (superview, edges.near), to: (box.item, edges.near),
        isReversed: edges.isReversed,
        drawing: .superview(isFirst: edges.isReversed))
    }
    // Names and texts may contain brackets: uses the first closing bracket after which the rest
    // parses.
    for close in rest.indices where rest[close] == "]" {
      var attempt = self
      guard let box = attempt.parseBox(rest[...close]) else { continue }
      let after = rest[close...].dropFirst()
      if after.isEmpty {
        guard let size = box.size else { continue }
        self = attempt
        return body(size, of: box.item, edges.extent)
      }
      guard box.size == nil, let (gap, tail) = Self.takeGap(after) else { continue }
      if tail == "|" {
        let superview = attempt.superview(of: box.item)
        self = attempt
        return body(
          of: gap, from: (box.item, edges.far), to: (superview, edges.far),
          isReversed: edges.isReversed,
          drawing: .superview(isFirst: !edges.isReversed))
      }
      guard let other = attempt.parseBox(tail), other.size == nil else { continue }
      self = attempt
      return body(
        of: gap, from: (box.item, edges.far), to: (other.item, edges.near),
        isReversed: edges.isReversed, drawing: .siblings)
    }
    return nil
  }

  /// Returns the item for `|`; if the names are not listed, a separate item for every view.
  private func superview(of item: LogItem) -> LogItem {
    names.superview ?? .unnamedSuperview(of: item)
  }

  private static func takeEdges(_ rest: inout Substring, isVertical: Bool) -> Edges {
    var edges =
      isVertical
      ? Edges(near: .top, far: .bottom, extent: .height)
      : Edges(near: .leading, far: .trailing, extent: .width)
    if rest.hasSuffix("(LTR)") {
      rest.removeLast(5)
      edges = Edges(near: .left, far: .right, extent: edges.extent)
    } else if rest.hasSuffix("(RTL)") {
      rest.removeLast(5)
      edges = Edges(near: .right, far: .left, extent: edges.extent, isReversed: true)
    }
    rest = rest.trimmed
    return edges
  }

  private mutating func parseBox(_ text: Substring) -> Box? {
    guard text.first == "[", text.last == "]" else { return nil }
    let inside = text.dropFirst().dropLast()
    if inside.last == ")" {
      for open in inside.indices.reversed() where inside[open] == "(" {
        var attempt = self
        guard let item = attempt.parseItem(inside[..<open]),
          let size = attempt.parsePredicate(inside[open...].dropFirst().dropLast())
        else { continue }
        self = attempt
        return Box(item: item, size: size)
      }
    }
    return parseItem(inside).map { Box(item: $0, size: nil) }
  }

  private mutating func parsePredicate(_ text: Substring) -> Predicate? {
    var predicate = Predicate()
    var value = text
    if let relation = Relation(sign: text.prefix(2)) {
      predicate.relation = relation
      value = value.dropFirst(2)
    }
    if let at = value.lastIndex(of: "@"),
      let priority = Self.parseNumber(value[at...].dropFirst())
    {
      predicate.priority = priority
      value = value[..<at]
    }
    if let (constant, isStandardSpace) = Self.parseConstant(value.trimmed) {
      predicate.constant = constant
      predicate.isStandardSpace = isStandardSpace
      return predicate
    }
    // Only an item with a pointer: a name could also be a part of the view's text.
    guard value.holds(":0x"), let item = parseItem(value) else { return nil }
    predicate.item = item
    return predicate
  }

  private static func takeGap(_ text: Substring) -> (gap: Predicate, rest: Substring)? {
    guard text.first == "-" else {
      return text.first == "[" || text.first == "|" ? (Predicate(), text) : nil
    }
    let rest = text.drop { $0 == "-" }
    if rest.first == "[" || rest.first == "|" {
      return (Predicate(constant: 8, isStandardSpace: true), rest)
    }
    for close in rest.indices where rest[close] == "-" && close != rest.startIndex {
      var inside = rest[..<close]
      if inside.first == "(", inside.last == ")" { inside = inside.dropFirst().dropLast() }
      var parser = DescriptionParser()
      guard let gap = parser.parsePredicate(inside), gap.item == nil else { continue }
      return (gap, rest[close...].drop { $0 == "-" })
    }
    return nil
  }

  private func body(_ size: Predicate, of item: LogItem, _ extent: LogAttribute) -> Body {
    var body = Body(first: LogConstraint.Side(item: item, attribute: extent))
    body.second = size.item.map { LogConstraint.Side(item: $0, attribute: extent) }
    return filled(body, from: size, .size)
  }

  /// Returns a gap's equation: the item with the greater coordinate is first (F4.9).
  private func body(
    of gap: Predicate, from previous: (LogItem, LogAttribute), to next: (LogItem, LogAttribute),
    isReversed: Bool, drawing: LogConstraint.Drawing
  ) -> Body {
    let (first, second) = isReversed ? (previous, next) : (next, previous)
    var body = Body(first: LogConstraint.Side(item: first.0, attribute: first.1))
    body.second = LogConstraint.Side(item: second.0, attribute: second.1)
    return filled(body, from: gap, drawing)
  }

  private func filled(
    _ body: Body, from predicate: Predicate, _ drawing: LogConstraint.Drawing
  ) -> Body {
    var body = body
    body.relation = predicate.relation
    body.constant = predicate.constant
    body.isStandardSpace = predicate.isStandardSpace
    body.priority = predicate.priority
    body.drawing = drawing
    return body
  }
}
