import Foundation

/// What a worker printed about one of its files.
///
/// Workers end each file with a zero byte on both streams and, on standard output, the exit code
/// and another zero byte; neither text nor JSON holds such a byte.
struct WorkerRecord: Hashable, Sendable {
  var output: Data
  var errors: Data
  var code: ExitCode
  /// How the worker ended, if it did so over this file.
  var end: WorkerPool.End?

  /// Splits what a worker printed.
  ///
  /// - Parameter outcome: All a worker printed, and how it ended.
  /// - Returns: The files it finished, and the one it ended over where it did not end by itself. A
  ///   worker that was called wrongly has one record.
  static func records(of outcome: WorkerPool.Outcome) -> [WorkerRecord] {
    let pieces = outcome.output.split(separator: 0, omittingEmptySubsequences: false)
    let messages = outcome.errors.split(separator: 0, omittingEmptySubsequences: false)
    var records: [WorkerRecord] = []
    for index in 0..<pieces.count / 2 {
      let code = Int32(String(decoding: pieces[2 * index + 1], as: UTF8.self))
      records.append(
        WorkerRecord(
          output: Data(pieces[2 * index]),
          errors: messages.indices.contains(index) ? Data(messages[index]) : Data(),
          code: code.flatMap(ExitCode.init) ?? .internalError))
    }
    guard outcome.end != .exited(ExitCode.success.rawValue) || records.isEmpty else {
      return records
    }
    records.append(
      WorkerRecord(
        output: Data(pieces.last ?? Data()), errors: Data(messages.last ?? Data()),
        code: .internalError, end: outcome.end))
    return records
  }
}
