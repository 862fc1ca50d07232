/// A line breaking class of Unicode Standard Annex 14.
enum LineBreakClass: UInt8, Sendable {
  /// Letters and all characters that have no other class (AL).
  case alphabetic
  case numeric
  /// A space, which hangs at the line's end (SP).
  case space
  /// A mandatory break (BK, CR, LF, NL).
  case mandatory
  /// Ideographs, kana and emoji, with break opportunities on both sides (ID).
  case ideograph
  /// Characters that cannot begin a line: small kana, iteration marks (NS).
  case nonstarter
  case open
  case close
  /// Closing parentheses of Latin text (CP).
  case closeParenthesis
  /// Ambiguous quotation marks (QU).
  case quotation
  /// “ and ‘ (QU, initial).
  case openingQuotation
  /// ” and ’ (QU, final).
  case closingQuotation
  /// ! and ? (EX).
  case exclamation
  /// Period, comma, colon and semicolon (IS).
  case infix
  case slash
  case hyphen
  /// A break opportunity after it: en dash, soft hyphen, tab (BA).
  case breakAfter
  /// The em dash, with break opportunities on both sides (B2).
  case dash
  case glue
  case zeroWidthSpace
  /// Signs before a number (PR).
  case prefix
  /// Signs after a number (PO).
  case postfix
  /// Leaders, which stay with the previous character (IN).
  case inseparable
  /// An attachment (CB).
  case object

  private static let ascii: [LineBreakClass] = (0..<128).map { value in
    switch Unicode.Scalar(UInt8(value)) {
    case "\n", "\r", "\u{0B}", "\u{0C}": .mandatory
    case "\t": .breakAfter
    case " ": .space
    case "0"..."9": .numeric
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case "(", "[", "{": .open
    case ")", "]": .closeParenthesis
    case "}": .close
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case ",", ".", ":", ";": .infix
    case "-": .hyphen
    case "/": .slash
    case "|": .breakAfter
    default: .alphabetic
    }
  }

  init(ascii byte: UInt8) { self = Self.ascii[Int(byte & 127)] }

  /// Makes the class for a cluster's first scalar; `keepsHangulWords` makes Hangul alphabetic.
  init(_ scalar: Unicode.Scalar, keepsHangulWords: Bool) {
    let value = scalar.value
    if value < 128 {
      self = Self.ascii[Int(value)]
      return
    }
    switch value {
    case 0x85, 0x2028, 0x2029: self = .mandatory
    case 0xA0, 0x202F, 0x2011, 0x2007, 0x2060, 0xFEFF: self = .glue
    case 0x200B: self = .zeroWidthSpace
    case 0xAD, 0x2010, 0x2012, 0x2013, 0x2000...0x2006, 0x2008...0x200A, 0x3000: self = .breakAfter
    case 0x2014: self = .dash
    case 0xFFFC: self = .object
    case 0x201C, 0x2018: self = .openingQuotation
    case 0x201D, 0x2019: self = .closingQuotation
    case 0xAB, 0xBB, 0x2039, 0x203A: self = .quotation
    case 0xA3, 0xA4, 0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0xFFE1, 0xFFE5, 0xFF04: self = .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05, 0xFFE0: self = .postfix
    case 0x2024...0x2026: self = .inseparable
    case 0xA1, 0xBF, 0x201A, 0x201E: self = .open
    case 0xFF01, 0xFF1F: self = .exclamation
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F:
      self = keepsHangulWords ? .alphabetic : .ideograph
    case 0x2E80...0x2FFF, 0x3001...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      self = Self.eastAsian(scalar)
    default:
      self =
        WideAdvances.isEmoji(scalar) || (0x1F000...0x1FAFF).contains(value)
        ? .ideograph : scalar.properties.numericType == .decimal ? .numeric : .alphabetic
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar {
    case "、", "。", "，", "．", "」", "』", "）", "】", "〕", "》", "〉", "］", "｝", "｡", "､", "｣",
      "〗", "〙", "〛", "〟":
      .close
    case "「", "『", "（", "【", "〔", "《", "〈", "［", "｛", "｢", "〖", "〘", "〚", "〝":
      .open
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ",
      "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ー", "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "・",
      "：", "；", "゛", "゜", "〜", "゠":
      .nonstarter
    default: .ideograph
    }
  }
}
