/// A report of unsatisfiable constraints, or a list of constraints without a report.
package struct LogBlock: Hashable, Sendable {
  /// The first line, from 1.
  package var line: Int
  /// Whether "Unable to simultaneously satisfy constraints" precedes the list.
  package var hasHeader: Bool
  /// The constraints in log order; the broken one is appended if the list lacks it.
  package var constraints: [LogConstraint] = []
  /// Descriptions that look like constraints but cannot be parsed.
  package var unparsed: [String] = []
  /// The number of constraints over the limit, which ``constraints`` does not contain.
  package var leftOut = 0
  /// The index of the broken constraint, if the log names it.
  package var broken: Int?
  /// Whether the system replaced the constraints by `<private>` (F2.12).
  package var isRedacted = false

  package init(line: Int, hasHeader: Bool) {
    self.line = line
    self.hasHeader = hasHeader
  }
}
