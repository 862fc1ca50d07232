import Foundation

/// The limits of time and memory per document, as protection from malicious documents, and of the
/// documents per worker.
struct WorkLimits: Hashable, Sendable {
  /// The default limit of processor time per environment, in seconds: seven times the slowest known
  /// document.
  static let usualSeconds = isOptimized ? 9.0 : 200.0
  /// The minimum limit of elapsed time, in seconds, for documents that wait rather than compute.
  private static let leastWait = 120.0
  /// The default memory limit in megabytes: several times the largest known use.
  ///
  /// Memory may grow between polls; the peak stays below 500.
  static let usualMegabytes = 450
  /// The increase of the memory and time limits per document megabyte.
  private static let megabytesForMegabyte = 30
  /// The exit statuses of workers that exceeded a limit.
  static let (memoryStatus, timeStatus): (Int32, Int32) = (77, 78)

  var seconds: Double?
  var megabytes: Int?
  var environments = 1
  /// The number of files after which a worker is replaced, for memory that libraries never free.
  var longestStretch = 100

  /// Parses the limits, numbers above 0.
  init(_ arguments: Arguments) throws(UsageError) {
    seconds = try arguments.positiveSeconds(of: "time-limit")
    megabytes = try arguments.positiveInteger(of: "memory-limit")
  }

  init(seconds: Double? = nil, megabytes: Int? = nil) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  func processorSeconds(forSize size: Int) -> Double {
    seconds ?? Self.usualSeconds * Double(environments * (1 + size >> 20))
  }

  /// Returns the limit of elapsed time in seconds, which also ends a document that waits forever.
  func waitingSeconds(forSize size: Int) -> Double {
    seconds ?? max(Self.leastWait, 4 * processorSeconds(forSize: size))
  }

  func megabytes(forSize size: Int) -> Int {
    megabytes ?? Self.usualMegabytes + (size >> 20) * Self.megabytesForMegabyte
  }

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

  static let options = [
    OptionSpecification(
      "time-limit", value: "SECONDS",
      summary: "CPU time limit per document; default: 9 per environment."),
    OptionSpecification(
      "memory-limit", value: "MEGABYTES",
      summary: "Memory limit per document; default: \(usualMegabytes), more for large documents."),
  ]
}
