/// A place in a visual format string, and the smallest things that are read there.
///
/// Works on UTF-8 and only ever steps over ASCII, so it always stands between two characters'
/// scalars.
struct FormatCursor {
  let format: String
  private var position: String.Index

  init(_ format: String) {
    self.format = format
    position = format.startIndex
  }

  /// The byte at the cursor; `nil` at the end.
  var current: UInt8? {
    position < format.utf8.endIndex ? format.utf8[position] : nil
  }

  var isAtEnd: Bool { position == format.utf8.endIndex }

  /// The error `reason` at the character under the cursor.
  ///
  /// - Complexity: O(*n*), the only walk over the characters.
  func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, column: format[..<position].count)
  }

  /// Steps over `character` if it is the one at the cursor.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == character.value else { return false }
    format.utf8.formIndex(after: &position)
    return true
  }

  /// Whether `character` is the one at the cursor.
  func isAt(_ character: Unicode.Scalar) -> Bool {
    current.map { UInt32($0) == character.value } ?? false
  }

  /// Whether an identifier starts at the cursor.
  var isAtName: Bool { current.map { $0.startsIdentifier } ?? false }

  /// Whether an unsigned number starts at the cursor.
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

  /// Reads a number as C's `strtod` does in the C locale, without hexadecimal ones.
  ///
  /// - Parameter signed: Whether `+` and `-` may precede the digits: only in parentheses (F4.5).
  /// - Returns: `nil`, with the cursor where it was, when no number starts here.
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

  /// A letter of ASCII or an underscore, as in C.
  fileprivate var startsIdentifier: Bool {
    let lowercase = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercase || self == UInt8(ascii: "_")
  }
}
