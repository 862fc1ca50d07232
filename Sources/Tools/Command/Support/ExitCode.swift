enum ExitCode: Int32, Error, Comparable, Sendable {
  case success = 0
  case findings = 1
  case usage = 2
  /// Malformed input (`EX_DATAERR`).
  case badInput = 65
  /// A file could not be read (`EX_NOINPUT`).
  case unreadable = 66
  case internalError = 70
  /// A picture, or the output, could not be written (`EX_CANTCREAT`).
  case unwritable = 73

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

  mutating func worsen(to other: ExitCode) { self = max(self, other) }
}
