/// One report of constraints that cannot all hold, or one bare list of constraints.
package struct LogBlock: Hashable, Sendable {
  /// The line on which it starts, counted from 1.
  package var line: Int
  /// Whether the words "Unable to simultaneously satisfy constraints" stand before it.
  package var hasHeader: Bool
  /// The constraints in the order of the log; the broken one is appended if the list lacks it.
  package var constraints: [LogConstraint] = []
  /// What looks like a constraint and cannot be understood.
  package var unparsed: [String] = []
  /// How many constraints of the list are above the limit and not among ``constraints``.
  package var leftOut = 0
  /// The index of the constraint that was broken, if the log names it.
  package var broken: Int?
  /// Whether the system put `<private>` in place of the constraints (F2.12).
  package var isRedacted = false

  package init(line: Int, hasHeader: Bool) {
    self.line = line
    self.hasHeader = hasHeader
  }
}
