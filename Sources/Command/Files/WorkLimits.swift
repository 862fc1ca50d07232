import Foundation

/// How much time and memory one document may cost, so that a document that others send cannot
/// stop the machine that checks it.
struct WorkLimits: Hashable, Sendable {
  /// What a document may take of a processor, in seconds for each environment.
  ///
  /// It is seven times what the slowest one known takes. Without optimisation all takes longer. The
  /// start, and the time until a look, come on top: all together stays below 10 seconds.
  static let usualSeconds = isOptimized ? 9.0 : 200.0
  /// What a document may take where it waits more than it works, in seconds.
  private static let leastWait = 120.0
  /// What a small document may take, in megabytes: several times what the largest one known does.
  ///
  /// A process grows until it is looked at, by some megabytes; its peak stays below 500.
  static let usualMegabytes = 450
  /// What every megabyte of a document adds to that, and to the seconds.
  private static let megabytesForMegabyte = 30
  /// What a worker ends with that has taken too much memory or time.
  static let (memoryStatus, timeStatus): (Int32, Int32) = (77, 78)

  /// The seconds that the call allows, if it says so.
  var seconds: Double?
  /// The megabytes that the call allows, if it says so.
  var megabytes: Int?
  /// In how many environments each document is laid out.
  var environments = 1

  /// Takes limits from a call.
  ///
  /// - Throws: ``UsageError`` for what is no number above 0.
  init(_ arguments: Arguments) throws(UsageError) {
    seconds = try arguments.positiveSeconds(of: "time-limit")
    megabytes = try arguments.positiveInteger(of: "memory-limit")
  }

  /// Makes limits.
  init(seconds: Double? = nil, megabytes: Int? = nil) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  /// The most seconds of a processor for a document.
  ///
  /// - Parameter size: The document's bytes.
  /// - Returns: Seconds, in all environments together.
  func processorSeconds(forSize size: Int) -> Double {
    seconds ?? Self.usualSeconds * Double(environments * (1 + size >> 20))
  }

  /// The most seconds for a document by the clock, so that one that waits for ever ends as well.
  ///
  /// - Parameter size: The document's bytes.
  /// - Returns: Seconds.
  func waitingSeconds(forSize size: Int) -> Double {
    seconds ?? max(Self.leastWait, 4 * processorSeconds(forSize: size))
  }

  /// The most memory for a document.
  ///
  /// - Parameter size: The document's bytes.
  /// - Returns: Megabytes.
  func megabytes(forSize size: Int) -> Int {
    megabytes ?? Self.usualMegabytes + (size >> 20) * Self.megabytesForMegabyte
  }

  /// The same limits as options, for workers.
  var arguments: [String] {
    (seconds.map { ["--time-limit=\($0)"] } ?? [])
      + (megabytes.map { ["--memory-limit=\($0)"] } ?? [])
  }

  private static var isOptimized: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// The options that set the limits, the same for every subcommand that lays documents out.
  static let options = [
    OptionSpecification(
      "time-limit", value: "SECONDS",
      summary: "Time limit for one document; default: 9 of a processor in each environment."),
    OptionSpecification(
      "memory-limit", value: "MEGABYTES",
      summary: "Memory limit for one document; default: \(usualMegabytes), more for large ones."),
  ]
}
