/// A position in a visual format string, and the tokenizer.
///
/// It works on UTF-8 and only skips ASCII, so it is always between scalars.
struct FormatCursor {
  let format: String
  private var position: String.Index

  init(_ format: String) {
    self.format = format
    position = format.startIndex
  }

  /// The current byte; nil at the end.
  var current: UInt8? {
    position < format.utf8.endIndex ? format.utf8[position] : nil
  }

  var isAtEnd: Bool { position == format.utf8.endIndex }

  /// Makes an error at the current character.
  ///
  /// - Complexity: O(*n*); only errors count characters.
  func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, column: format[..<position].count)
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == character.value else { return false }
    format.utf8.formIndex(after: &position)
    return true
  }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    current.map { UInt32($0) == character.value } ?? false
  }

  var isAtName: Bool { current.map { $0.startsIdentifier } ?? false }

  var isAtNumber: Bool {
    guard let current else { return false }
    if current.isDigit { return true }
    guard isAt(".") else { return false }
    let next = format.utf8.index(after: position)
    return next < format.utf8.endIndex && format.utf8[next].isDigit
  }

  /// Reads identifiers joined by dots (F4.3).
  ///
  /// - Throws: ``VisualFormatError/Reason/badName`` at the character that cannot start an
  ///   identifier.
  mutating func name() throws(VisualFormatError) -> Substring {
    let start = position
    repeat {
      guard isAtName else { throw error(.badName) }
      advance { $0.startsIdentifier || $0.isDigit }
    } while skip(".")
    return format[start..<position]
  }

  /// Reads a number like C's `strtod` in the C locale, except hexadecimal numbers.
  ///
  /// - Parameter signed: Whether `+` and `-` may precede the digits, which is only valid in
  ///   parentheses (F4.5).
  /// - Returns: The number; nil if there is none, and then the cursor stays.
  mutating func number(signed: Bool) -> Double? {
    let start = position
    if signed, !skip("-") { _ = skip("+") }
    guard isAtNumber else {
      position = start
      return nil
    }
    advance { $0.isDigit }
    if skip(".") { advance { $0.isDigit } }
    let mantissaEnd = position
    if skip("e") || skip("E") {
      if !skip("-") { _ = skip("+") }
      if current?.isDigit == true {
        advance { $0.isDigit }
      } else {
        position = mantissaEnd
      }
    }
    return Double(format[start..<position])
  }

  private mutating func advance(while condition: (UInt8) -> Bool) {
    while let current, condition(current) { format.utf8.formIndex(after: &position) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is an ASCII letter or an underscore, as in C.
  fileprivate var startsIdentifier: Bool {
    let lowercase = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercase || self == UInt8(ascii: "_")
  }
}
