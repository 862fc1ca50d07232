import Foundation

/// Sees to it that both sides of a comparison are measured while nothing else keeps the machine
/// busy.
///
/// On a shared machine a neighbour takes turns of seconds to minutes in which everything takes up
/// to twice as long, and memory more. A fixed piece of work is timed before and after each
/// measurement; while it takes clearly longer than at its best, measurements wait or are repeated,
/// whatever their own times are, until the patience is used up.
@MainActor
public struct QuietMachine {
  /// How long the waiting may take in all, in seconds.
  private var patience: Double
  /// The quickest that the piece of work was done, in seconds.
  private var best = Double.infinity
  private var memory = [UInt64](repeating: 1, count: 1 << 20)
  private var waited = 0.0
  private var repeated = 0
  private var disturbed = 0
  private let clock = ContinuousClock()

  /// The piece of work may take so much longer than at its best.
  private static let tolerance = 1.12
  /// What takes longer than this, in seconds, is not repeated.
  private static let longest = 2.0

  /// Looks for two seconds at how quick the machine is.
  /// - Parameter patience: How long the waiting may take in all, in seconds.
  public init(patience: Double) {
    self.patience = patience
    let end = clock.now + .seconds(2)
    while clock.now < end { _ = isQuiet() }
  }

  /// Runs a benchmark program as ``measure(_:_:)`` does, in quiet moments if there are any.
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

  /// What a reader of the figures should know of the machine.
  public var report: String {
    "Waited \(Int(waited.rounded())) seconds for moments in which the machine had nothing else to do; \(repeated) measurements were repeated, \(disturbed) were taken though it had."
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

  /// Whether the piece of work goes as quickly as it can, about.
  private mutating func isQuiet() -> Bool {
    // The better of two: a single interrupt is not company.
    let seconds = min(probe(), probe())
    best = min(best, seconds)
    return seconds <= best * Self.tolerance
  }

  /// Arithmetic in the first cache, then a way through memory beyond the second.
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
