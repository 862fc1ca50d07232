/// The list at the end of a description that says what short names stand for (F2.18).
///
/// `names: title:0x1, Cell:0x2, '|':Cell:0x2` names two items and the superview that `|` stands
/// for.
struct DescriptionNames {
  private struct Entry {
    var label: String
    var address: String
    var text: String?
  }

  private var entries: [Entry] = []
  private var superviewEntry: Entry?
  /// How often a name has been looked up: a name that is listed twice means two items, in order.
  private var uses: [String: Int] = [:]

  /// No names.
  init() {}

  /// Reads what follows `names:`, up to the closing parenthesis.
  ///
  /// - Returns: `nil` when a pointer in it is none.
  init?(_ list: Substring) {
    var rest = list
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let bar = ["'|':", "|:", "`|`:"].first(where: rest.hasPrefix)
      if let bar { rest.removeFirst(bar.count) }
      guard let pointer = DescriptionPointer.first(in: rest) else { return nil }
      guard let found = pointer else { return }
      var entry = Entry(label: String(rest[..<found.start]), address: found.address)
      rest = rest[found.end...]
      if rest.first == "'" {
        let end = Self.endOfText(rest)
        entry.text = LogRepair.readable(rest[..<end].dropFirst().dropLast())
        rest = rest[end...]
      }
      if bar != nil {
        superviewEntry = entry
      } else {
        entries.append(entry)
      }
    }
  }

  /// The place after the apostrophe that closes the text: one that a comma or the end follows.
  private static func endOfText(_ rest: Substring) -> Substring.Index {
    for index in rest.indices.dropFirst() where rest[index] == "'" {
      let after = rest[rest.index(after: index)...].drop { $0.isWhitespace }
      if after.isEmpty || after.first == "," { return rest.index(after: index) }
    }
    return rest.endIndex
  }

  /// What `|` stands for.
  var superview: LogItem? {
    superviewEntry.map { entry in
      let isName = entries.contains { $0.label == entry.label && $0.address == entry.address }
      return LogItem(
        className: isName ? nil : entry.label, name: isName ? entry.label : nil,
        address: entry.address, text: entry.text)
    }
  }

  /// The item of that name; without a pointer when the list does not have it.
  mutating func item(named name: String) -> LogItem {
    let matches = entries.filter { $0.label == name }
    let use = uses[name, default: 0]
    uses[name] = use + 1
    let entry = matches.isEmpty ? nil : matches[min(use, matches.count - 1)]
    return LogItem(name: name, address: entry?.address, text: entry?.text)
  }
}

/// A pointer in a description: `:0x` and hexadecimal digits, or what somebody has put in their
/// place.
struct DescriptionPointer {
  /// The place of the colon.
  var start: Substring.Index
  /// The place after the last digit.
  var end: Substring.Index
  /// `0x` and the digits.
  var address: String

  /// The first pointer in `text`.
  ///
  /// - Returns: `.some(nil)` when there is none; `nil` when what should be one has wrong digits.
  static func first(in text: Substring) -> DescriptionPointer?? {
    guard let prefix = text.firstRange(of: ":0x") else { return .some(nil) }
    guard let digits = digits(text[prefix.upperBound...]) else { return nil }
    return DescriptionPointer(
      start: prefix.lowerBound, end: digits.endIndex, address: "0x" + digits)
  }

  /// The digits at the beginning of a text.
  ///
  /// - Returns: `nil` when they are none.
  static func digits(_ text: Substring) -> Substring? {
    if let mark = text.first, "xX*#?.…".contains(mark) { return placeholder(text, of: mark) }
    let digits = text.prefix { $0.isLetter || $0.isNumber }
    // A letter or two may be misread, which the whole block tells. What has few digits or many
    // other letters is no pointer.
    let wrong = digits.count { !$0.isHexDigit }
    guard !digits.isEmpty, digits.count <= 16, wrong == 0 || wrong <= 2 && digits.count >= 6 else {
      return nil
    }
    return digits
  }

  /// `0xXXXXXXXX`, `0xXXXXXX12` or `0x…`, by which a pointer was hidden.
  private static func placeholder(_ text: Substring, of mark: Character) -> Substring? {
    var end = text.prefix { $0 == mark }.endIndex
    if mark == "." {
      // The last of several dots is the attribute's.
      if text[end...].first?.isLetter == true, end > text.startIndex {
        end = text.index(before: end)
      }
      return end > text.startIndex ? text[..<end] : nil
    }
    end = text[end...].prefix { $0.isHexDigit }.endIndex
    let next = text[end...].first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true ? text[..<end] : nil
  }

  /// Whether an address says which object it is.
  static func identifies(_ address: String) -> Bool {
    address.dropFirst(2).contains { $0.isHexDigit }
  }
}
