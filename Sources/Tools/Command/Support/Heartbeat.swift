import Foundation
import InterfaceBuilder
import LivePreview

/// Lines of progress in logs, for work of more than ten seconds.
struct Heartbeat {
  /// The environment variable that disables the lines with the value `off`.
  static let variable = "AUTOLAYOUT_PROGRESS"

  private let start: ContinuousClock.Instant
  private var pace: LogPace
  /// The current part of the work; empty while nothing runs.
  var detail = ""

  init(start: ContinuousClock.Instant = .now) {
    self.start = start
    pace = LogPace(start: start)
  }

  /// Returns the heartbeat of the process; nil if the user sees a terminal or wants no lines.
  static func ofProcess() -> Heartbeat? {
    let isOff = ProcessInfo.processInfo.environment[variable] == "off"
    return isOff || isatty(STDERR_FILENO) == 1 ? nil : Heartbeat()
  }

  /// Returns a line if it is due.
  mutating func line(at now: ContinuousClock.Instant, doing work: String) -> String? {
    guard !detail.isEmpty, pace.isDue(at: now) else { return nil }
    let seconds = (now - start).components.seconds
    return "autolayout: \(work) for \(seconds) s: \(detail.onOneLine)"
  }
}
