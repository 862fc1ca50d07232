/// The list of short names at a description's end (F2.18).
struct DescriptionNames {
  private struct Entry {
    var label: String
    var address: String
    var text: String?
  }

  private var entries: [Entry] = []
  private var superviewEntry: Entry?
  private var uses: [String: Int] = [:]

  init() {}

  /// Reads the text after `names:`; nil if it contains an invalid pointer.
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

  /// Returns the index after the apostrophe that closes the text; a comma or the end follows it.
  private static func endOfText(_ rest: Substring) -> Substring.Index {
    for index in rest.indices.dropFirst() where rest[index] == "'" {
      let after = rest[rest.index(after: index)...].drop { $0.isWhitespace }
      if after.isEmpty || after.first == "," { return rest.index(after: index) }
    }
    return rest.endIndex
  }

  var superview: LogItem? {
    superviewEntry.map { entry in
      let isName = entries.contains { $0.label == entry.label && $0.address == entry.address }
      return LogItem(
        className: isName ? nil : entry.label, name: isName ? entry.label : nil,
        address: entry.address, text: entry.text)
    }
  }

  /// Returns the item with a name; the item has no pointer if the list lacks the name.
  mutating func item(named name: String) -> LogItem {
    let matches = entries.filter { $0.label == name }
    let use = uses[name, default: 0]
    uses[name] = use + 1
    let entry = matches.isEmpty ? nil : matches[min(use, matches.count - 1)]
    return LogItem(name: name, address: entry?.address, text: entry?.text)
  }
}

struct DescriptionPointer {
  var start: Substring.Index
  var end: Substring.Index
  var address: String

  /// Finds the first pointer: `.some(nil)` if none is found; nil if the digits are invalid.
  static func first(in text: Substring) -> DescriptionPointer?? {
    guard let prefix = text.firstRange(of: ":0x") else { return .some(nil) }
    guard let digits = digits(text[prefix.upperBound...]) else { return nil }
    return DescriptionPointer(
      start: prefix.lowerBound, end: digits.endIndex, address: "0x" + digits)
  }

  /// Returns the leading digits; nil if they are invalid.
  static func digits(_ text: Substring) -> Substring? {
    if let mark = text.first, "xX*#?.…".contains(mark) { return placeholder(text, of: mark) }
    let digits = text.prefix { $0.isLetter || $0.isNumber }
    // Allows one or two misread letters, which the rest of the block corrects.
    let wrong = digits.count { !$0.isHexDigit }
    guard !digits.isEmpty, digits.count <= 16, wrong == 0 || wrong <= 2 && digits.count >= 6 else {
      return nil
    }
    return digits
  }

  /// Matches `0xXXXXXXXX`, `0xXXXXXX12` or `0x…`, placeholders for a pointer.
  private static func placeholder(_ text: Substring, of mark: Character) -> Substring? {
    var end = text.prefix { $0 == mark }.endIndex
    if mark == "." {
      // The last of several dots belongs to the attribute.
      if text[end...].first?.isLetter == true, end > text.startIndex {
        end = text.index(before: end)
      }
      return end > text.startIndex ? text[..<end] : nil
    }
    end = text[end...].prefix { $0.isHexDigit }.endIndex
    let next = text[end...].first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true ? text[..<end] : nil
  }

  static func identifies(_ address: String) -> Bool {
    address.dropFirst(2).contains { $0.isHexDigit }
  }
}
