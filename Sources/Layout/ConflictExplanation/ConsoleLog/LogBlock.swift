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
}
