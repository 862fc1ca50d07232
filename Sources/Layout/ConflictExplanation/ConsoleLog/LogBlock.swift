package struct LogBlock: Hashable, Sendable {
  package var line: Int
  package var hasHeader: Bool
  package var constraints: [LogConstraint] = []
  package var unparsed: [String] = []
  package var leftOut = 0
  package var broken: Int?
  /// Whether the system replaced the constraints by `<private>` (F2.12).
  package var isRedacted = false

  package init(line: Int, hasHeader: Bool) {
    self.line = line
    self.hasHeader = hasHeader
  }

  /// Replaces each misread pointer by the only pointer that matches in all valid digits.
  mutating func mendMisreadAddresses() {
    let addresses = Set(constraints.flatMap { $0.items }.compactMap { $0.address })
    let misread = addresses.filter(Self.isMisread)
    guard !misread.isEmpty else { return }
    var mended: [String: String] = [:]
    for address in misread {
      let meant = addresses.filter { Self.isLike(address, $0) }
      if meant.count == 1 { mended[address] = meant.first }
    }
    for index in constraints.indices { constraints[index].replaceAddresses(mended) }
  }

  private static func isMisread(_ address: String) -> Bool {
    DescriptionPointer.identifies(address) && !address.dropFirst(2).allSatisfy { $0.isHexDigit }
      && address.dropFirst(2).allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether a valid address matches a misread address in all valid digits.
  private static func isLike(_ misread: String, _ other: String) -> Bool {
    misread.count == other.count && !isMisread(other)
      && zip(misread, other).dropFirst(2).allSatisfy { $0 == $1 || !$0.isHexDigit && $1.isHexDigit }
  }
}

extension LogConstraint {
  fileprivate mutating func replaceAddresses(_ mended: [String: String]) {
    first.item.replaceAddress(mended)
    second?.item.replaceAddress(mended)
    superview?.replaceAddress(mended)
  }
}

extension LogItem {
  fileprivate mutating func replaceAddress(_ mended: [String: String]) {
    if let address, let meant = mended[address] { self.address = meant }
  }
}
