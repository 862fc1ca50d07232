import Foundation

/// How much time and memory one document may cost, so that a document of a stranger cannot stop the
/// machine that checks it.
struct WorkLimits: Hashable, Sendable {
  /// A hundred times as long as the slowest document known takes everywhere, in seconds.
  static let usualSeconds = 120.0
  /// What a small document may take, in megabytes: several times what the largest one known does.
  static let usualMegabytes = 500
  /// What every megabyte of a document adds to that.
  static let megabytesForMegabyte = 30
  /// What a worker ends with that has taken too much memory.
  static let memoryStatus: Int32 = 77

  /// Seconds from reading the document on.
  var seconds: Double
  /// Megabytes; nil for as much as a document of its size may take.
  var megabytes: Int?

  /// Makes limits of the usual time.
  init(megabytes: Int?) {
    seconds = Self.usualSeconds
    self.megabytes = megabytes
  }

  /// Takes limits from a call.
  ///
  /// - Throws: ``UsageError`` for what is no number above 0.
  init(_ arguments: Arguments) throws(UsageError) {
    seconds = try arguments.positiveSeconds(of: "time-limit") ?? Self.usualSeconds
    megabytes = try arguments.positiveInteger(of: "memory-limit")
  }

  /// The most memory for a document, in megabytes.
  ///
  /// - Parameter size: The document's bytes.
  func megabytes(forSize size: Int) -> Int {
    megabytes ?? Self.usualMegabytes + (size >> 20) * Self.megabytesForMegabyte
  }

  /// The options that set the limits, the same for every subcommand that lays documents out.
  static let options = [
    OptionSpecification(
      "time-limit", value: "SECONDS",
      summary: "Time limit for one document; default: \(Int(usualSeconds))."),
    OptionSpecification(
      "memory-limit", value: "MEGABYTES",
      summary: "Memory limit for one document; default: \(usualMegabytes), more for large ones."),
  ]
}
