/// The line breaking rules of Unicode Standard Annex 14 that matter for interface text.
///
/// Not implemented: South Asian aksaras, and Hebrew letters before hyphens.
enum LineBreakRules {
  /// Whether a line may break between two adjacent characters; the second is not a space.
  static func allowsBreak(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    // LB7, LB8
    if second == .space || second == .zeroWidthSpace || second == .mandatory { return false }
    if first == .zeroWidthSpace { return true }
    // LB11, LB12
    if first == .glue || second == .glue { return false }
    // LB13, LB21, LB22: these never begin a line.
    switch second {
    case .close, .closeParenthesis, .exclamation, .infix, .slash, .nonstarter, .hyphen, .breakAfter,
      .inseparable:
      return false
    default: break
    }
    // LB14
    if first == .open { return false }
    // LB19, except that Chinese text may break outside quotation marks.
    if second == .openingQuotation { return first == .ideograph }
    if first == .closingQuotation { return second == .ideograph }
    if [.quotation, .openingQuotation].contains(first) { return false }
    if [.quotation, .closingQuotation].contains(second) { return false }
    // LB17, LB20
    if first == .dash || second == .dash { return first != second }
    if first == .object || second == .object { return true }
    return betweenWords(first, second)
  }

  /// Whether a line may break between two characters separated by spaces.
  static func allowsBreakAcrossSpaces(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    // LB13, LB14: never before closing or after opening punctuation, even with spaces.
    switch second {
    case .close, .closeParenthesis, .exclamation, .slash, .mandatory, .space: false
    default: first != .open
    }
  }

  private static func betweenWords(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    switch (first, second) {
    // LB23 to LB25, LB28 to LB30: words, numbers and their signs stay together.
    case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic),
      (.numeric, .numeric), (.infix, .alphabetic), (.infix, .numeric), (.hyphen, .numeric),
      (.slash, .numeric), (.alphabetic, .open), (.numeric, .open),
      (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric):
      return false
    case (.prefix, .alphabetic), (.prefix, .numeric), (.prefix, .ideograph), (.prefix, .open),
      (.postfix, .alphabetic), (.postfix, .numeric), (.postfix, .open):
      return false
    case (.alphabetic, .prefix), (.alphabetic, .postfix), (.numeric, .prefix),
      (.numeric, .postfix), (.ideograph, .postfix), (.close, .prefix), (.close, .postfix),
      (.closeParenthesis, .prefix), (.closeParenthesis, .postfix):
      return false
    // LB31
    default: return true
    }
  }
}
