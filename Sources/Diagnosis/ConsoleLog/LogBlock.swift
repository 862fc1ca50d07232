/// One report of constraints that cannot all hold, or one bare list of constraints.
public struct LogBlock: Hashable, Sendable {
  /// The line on which it starts, counted from 1.
  public var line: Int
  /// Whether the words "Unable to simultaneously satisfy constraints" stand before it.
  public var hasHeader: Bool
  /// The constraints in the order of the log; the broken one is appended if the list lacks it.
  public var constraints: [LogConstraint] = []
  /// What looks like a constraint and cannot be understood.
  public var unparsed: [String] = []
  /// The index of the constraint that was broken, if the log names it.
  public var broken: Int?
  /// Whether the system put `<private>` in place of the constraints (F2.12).
  public var isRedacted = false
}
