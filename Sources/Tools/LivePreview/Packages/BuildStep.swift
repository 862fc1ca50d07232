package import Foundation

/// The progress in a line from the package manager: `[12/340] Compiling Card Row.swift`.
package struct BuildStep: Equatable, Sendable {
  package let done: Int
  package let total: Int

  package init?(_ line: some StringProtocol) {
    guard let match = String(line).prefixMatch(of: #/\[(\d+)/(\d+)\] /#), let done = Int(match.1),
      let total = Int(match.2)
    else { return nil }
    (self.done, self.total) = (done, total)
  }

  package var text: String { "\(done)/\(total)" }
}

/// The times at which a log reports long work: every ten seconds.
package struct LogPace: Sendable {
  private var next: ContinuousClock.Instant

  private static let pause = Duration.seconds(10)

  package init(start: ContinuousClock.Instant = .now) { next = start + Self.pause }

  /// Whether the log has been silent for ten seconds; the next ten begin then.
  package mutating func isDue(at now: ContinuousClock.Instant = .now) -> Bool {
    guard now >= next else { return false }
    next = now + Self.pause
    return true
  }
}

extension FileHandle {
  /// Reads to the end, and passes on each line when it is complete.
  package func readToEnd(onLine: (String) -> Void) -> Data {
    var (whole, start, searched) = (Data(), 0, 0)
    while case let part = availableData, !part.isEmpty {
      whole += part
      while let end = whole[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: whole[start..<end], as: UTF8.self))
        start = end + 1
        searched = start
      }
      searched = whole.count
    }
    return whole
  }
}
