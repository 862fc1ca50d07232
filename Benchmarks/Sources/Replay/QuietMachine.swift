import Foundation

/// Waits for quiet moments: other load makes everything up to twice as slow.
///
/// A fixed probe is timed around each measurement. While the probe is clearly slower than the best
/// time, measurements wait or are repeated, until the patience is used up.
@MainActor
public struct QuietMachine {
  private var patience: Double
  private var best = Double.infinity
  private var memory = [UInt64](repeating: 1, count: 1 << 20)
  private var waited = 0.0
  private var repeated = 0
  private var disturbed = 0
  private let clock = ContinuousClock()

  /// The allowed ratio of a probe's time to the best time.
  private static let tolerance = 1.12
  /// Measurements longer than this, in seconds, are not repeated.
  private static let longest = 2.0

  /// Probes the machine for two seconds; `patience` is the total waiting time in seconds.
  public init(patience: Double) {
    self.patience = patience
    let end = clock.now + .seconds(2)
    while clock.now < end { _ = isQuiet() }
  }

  public mutating func measure(
    _ program: String, _ arguments: [String]
  ) throws -> [(phase: String, seconds: Double)] {
    while true {
      waitForQuiet()
      let start = clock.now
      let phases = try Replay.measure(program, arguments)
      let seconds = start.duration(to: clock.now).seconds
      if isQuiet() { return phases }
      guard seconds < Self.longest, patience > 0 else {
        disturbed += 1
        return phases
      }
      patience -= seconds
      waited += seconds
      repeated += 1
    }
  }

  public var report: String {
    "Waited \(Int(waited.rounded())) seconds for other load on the machine to end; \(repeated) measurements were repeated, \(disturbed) were taken despite the load."
  }

  private mutating func waitForQuiet() {
    while patience > 0, !isQuiet() {
      let start = clock.now
      Thread.sleep(forTimeInterval: 0.1)
      let seconds = start.duration(to: clock.now).seconds
      patience -= seconds
      waited += seconds
    }
  }

  private mutating func isQuiet() -> Bool {
    let seconds = min(probe(), probe())
    best = min(best, seconds)
    return seconds <= best * Self.tolerance
  }

  /// Times arithmetic in the first cache, then a walk through memory beyond the second.
  private mutating func probe() -> Double {
    let time = clock.measure {
      var value: UInt64 = 88_172_645_463_325_252
      for step in 0..<400_000 {
        value ^= value << 13
        value ^= value >> 7
        value ^= value << 17
        memory[step & 1023] &+= value
      }
      for index in stride(from: 0, to: memory.count, by: 8) { memory[index] &+= value }
    }
    return time.seconds
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
