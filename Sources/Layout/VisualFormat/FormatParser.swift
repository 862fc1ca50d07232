/// A single-pass parser that emits constraints; F4.4, F11.48 and F11.49 define the valid syntax.
///
/// A new element of the syntax also concerns `FormatCursor` (tokens), `FormatEmitter`,
/// `VisualFormatConstraint`, the reasons in `VisualFormatError`, and files outside this module:
/// `NSLayoutConstraint+VisualFormat` and `Web/Engine/FormatScope` resolve values,
/// `NSLayoutConstraint+Description` writes and `DescriptionParser+VisualFormat` reads the format.
///
/// It resolves names immediately: Apple's parser reports the first error in reading order, in
/// syntax or names (F4.18).
struct FormatParser<Scope: VisualFormatScope> {
  private let scope: Scope
  private var cursor: FormatCursor
  private(set) var emitter: FormatEmitter<Scope.Item>
  /// The predicates of the last gap; stored to reuse the memory.
  private var gap: [FormatPredicate<Scope.Item>] = []

  init(format: String, options: VisualFormatOptions, scope: Scope) {
    self.scope = scope
    cursor = FormatCursor(format)
    emitter = FormatEmitter(options: options)
  }

  /// Parses the whole format.
  ///
  /// `format := [("H"|"V") ":"] ["|" connection] view {connection view} [connection "|"]`
  mutating func parseFormat() throws(VisualFormatError) {
    try parseAxis()
    if emitter.alignsAlongAxis { throw cursor.error(.alignmentAlongAxis(emitter.axis)) }
    let startsAtSuperview = cursor.skip("|")
    if startsAtSuperview { try parseConnection(fromSuperview: true) }
    try parseView(first: true, afterSuperview: startsAtSuperview)
    while !cursor.isAtEnd {
      try parseConnection(fromSuperview: false)
      if cursor.skip("|") {
        try closeAtSuperview()
      } else {
        try parseView(first: false, afterSuperview: false)
      }
    }
    emitter.emitAlignments()
  }

  private mutating func parseAxis() throws(VisualFormatError) {
    if cursor.skip("V") {
      emitter.axis = .vertical
    } else if !cursor.skip("H") {
      return
    }
    guard cursor.skip(":") else { throw cursor.error(.missingColon(after: emitter.axis)) }
  }

  /// Parses a view, after emitting the gap before it.
  ///
  /// `view := "[" viewName ["(" predicate {"," predicate} ")"] "]"`.
  private mutating func parseView(first: Bool, afterSuperview: Bool) throws(VisualFormatError) {
    guard cursor.skip("[") else { throw cursor.error(.expectedView) }
    let name = try cursor.name()
    guard let view = scope.item(named: name) else { throw unknownView(name) }
    // The superview is determined by the first view (F4.12). A missing superview is reported after
    // the view has been read, because the gap needs it (F4.18).
    if first { emitter.superview = scope.superview(of: view) }
    // The gap precedes the view's own sizes (F4.10).
    if afterSuperview {
      emitter.emitGapFromSuperview(gap, to: view)
    } else {
      emitter.emitGapFromPrevious(gap, to: view)
    }
    if cursor.skip("(") {
      repeat {
        emitter.emitSize(try parsePredicate(inView: true), of: view)
      } while cursor.skip(",")
      guard cursor.skip(")") else { throw cursor.error(.unterminatedView) }
    }
    guard cursor.skip("]") else { throw cursor.error(.unterminatedView) }
    if afterSuperview, emitter.superview == nil { throw cursor.error(.missingSuperview) }
    emitter.views.append(view)
  }

  private mutating func closeAtSuperview() throws(VisualFormatError) {
    guard emitter.superview != nil else { throw cursor.error(.missingSuperview) }
    guard cursor.isAtEnd else { throw cursor.error(.textAfterEnd) }
    emitter.emitGapToSuperview(gap)
  }

  /// Parses the connection between two views into `gap`.
  ///
  /// `connection := "" | "-" | "-" predicateList "-"`.
  private mutating func parseConnection(fromSuperview: Bool) throws(VisualFormatError) {
    gap.removeAll(keepingCapacity: true)
    guard cursor.skip("-") else {
      gap.append(FormatPredicate())
      return
    }
    if cursor.skip("(") {
      repeat {
        gap.append(try parsePredicate(inView: false))
      } while cursor.skip(",")
      guard cursor.skip(")") else { throw cursor.error(.unterminatedSpace) }
    } else if cursor.isAtNumber || cursor.isAtName {
      let value = try parseConstant(signed: false, or: .expectedValue)
      gap.append(FormatPredicate(constant: .points(value)))
    } else {
      let touchesSuperview = fromSuperview || cursor.isAt("|")
      let space = touchesSuperview ? .superview : emitter.standardSpaceBetweenViews
      gap.append(FormatPredicate(constant: .standard(space)))
      return
    }
    guard cursor.skip("-") else { throw cursor.error(.expectedDash) }
  }

  /// Parses a predicate; a view name is only valid in a view's size (F4.2).
  ///
  /// `predicate := ["==" | "<=" | ">="] (constant | viewName) ["@" priority]`.
  private mutating func parsePredicate(
    inView: Bool
  ) throws(VisualFormatError) -> FormatPredicate<Scope.Item> {
    var predicate = FormatPredicate<Scope.Item>(relation: try parseRelation())
    if inView, cursor.isAtName {
      let name = try cursor.name()
      if let metric = scope.metric(named: name) {
        predicate.constant = .points(try finite(metric))
      } else if let view = scope.item(named: name) {
        predicate.item = view
      } else {
        throw cursor.error(.unknownMetric(String(name)))
      }
    } else {
      predicate.constant = .points(try parseConstant(signed: true, or: .expectedValue))
    }
    if cursor.skip("@") {
      let priority = Float(try parseConstant(signed: true, or: .expectedPriority))
      guard priority > 0, priority <= 1000 else { throw cursor.error(.priorityOutOfRange) }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> VisualFormatRelation {
    let relation: VisualFormatRelation
    if cursor.skip("=") {
      relation = .equal
    } else if cursor.skip("<") {
      relation = .lessThanOrEqual
    } else if cursor.skip(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard cursor.skip("=") else { throw cursor.error(.unknownRelation) }
    return relation
  }

  /// Parses a number or a metric name.
  private mutating func parseConstant(
    signed: Bool, or missing: VisualFormatError.Reason
  ) throws(VisualFormatError) -> Double {
    if let number = cursor.number(signed: signed) { return try finite(number) }
    guard cursor.isAtName else { throw cursor.error(missing) }
    let name = try cursor.name()
    guard let metric = scope.metric(named: name) else {
      throw cursor.error(.unknownMetric(String(name)))
    }
    return try finite(metric)
  }

  private func finite(_ value: Double) throws(VisualFormatError) -> Double {
    guard value.isFinite else { throw cursor.error(.notFinite) }
    return value
  }

  /// Makes the error for an unknown view; a key path's first part is the key (F4.3).
  private func unknownView(_ name: Substring) -> VisualFormatError {
    // Compares bytes: Embedded Swift would link tables only for comparing characters.
    let first = name.utf8.prefix { $0 != UInt8(ascii: ".") }
    return cursor.error(.unknownView(String(Substring(first))))
  }
}
