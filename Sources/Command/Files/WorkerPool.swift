import Dispatch
import Foundation

/// Processes of this program that share the files of a call: a crash costs one file only.
///
/// A worker reads questions, such as the names of files, from its standard input and writes an
/// answer for each to its standard output, both as JSON, one a line (``WorkerLoop``).
struct WorkerPool<Answer: Decodable & Sendable> {
  /// The program's file.
  let program: URL
  /// What each worker is called with.
  let arguments: [String]
  /// The most workers at a time.
  var width = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// How long a job may take, in seconds; nil for what the limits say.
  var timeLimit: Double?
  /// What workers keep to by themselves.
  var limits = WorkLimits()

  /// Does all jobs and hands the answers over in their order, each as soon as it is due.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - receive: Takes the index of a job and its answer, or why there is none, on the calling
  ///     thread.
  func run<Job: WorkerJob>(_ jobs: [Job], receive: (Int, Result<Answer, WorkerFault>) -> Void) {
    let board = Board<Job, Result<Answer, WorkerFault>>(jobs: jobs)
    let timeLimit = timeLimit ?? limits.waitingSeconds(forSize: jobs.map(\.size).max() ?? 0)
    for _ in 0..<min(width, jobs.count) {
      Thread.detachNewThread { [program, arguments, limits] in
        blockBrokenPipeSignal()
        var worker = WorkerProcess<Answer>(
          program: program, arguments: arguments, timeLimit: timeLimit, limits: limits)
        while let (index, job) = board.next() { board.post(worker.answer(for: job), for: index) }
        worker.dismiss()
      }
    }
    for index in jobs.indices { receive(index, board.wait(for: index)) }
  }
}

/// Keeps this process alive when this thread writes to a worker that has died; a closed standard
/// output still ends it.
private func blockBrokenPipeSignal() {
  // Each call reads and writes no more than the local set.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// Why a worker has no answer for a file.
enum WorkerFault: Error, Hashable {
  /// The process could not be started, for the system's reason.
  case notStarted(String)
  /// The process ended over the file: by a signal, or without one.
  case crashed(signal: Int32?)
  /// The process was stopped after so many seconds.
  case tookTooLong(seconds: Double)
  /// The process stopped itself at so much memory.
  case tookTooMuchMemory(megabytes: Int)
  /// The file's name cannot be written as JSON.
  case unnameable
  /// Nobody knows: an error of this program.
  case lost

  /// What is wrong and what to do.
  ///
  /// - Parameter work: What the worker did, such as `checking`.
  /// - Returns: One sentence.
  func message(doing work: String) -> String {
    switch self {
    case .notStarted(let reason):
      return "cannot start a worker process: \(reason)"
    case .crashed(let signal):
      let reason = signal.map { " (signal \($0))" } ?? ""
      return "internal error: \(work) this document crashed\(reason); please report it with the "
        + "document"
    case .tookTooLong(let seconds):
      let time = seconds == 1 ? "1 second" : "\(seconds.formatted()) seconds"
      return "\(work) this document took longer than \(time) and was stopped; raise --time-limit, "
        + "or report it together with the document"
    case .tookTooMuchMemory(let megabytes):
      return "\(work) this document took more than \(megabytes) MB of memory and was stopped; "
        + "raise --memory-limit, or report it together with the document"
    case .unnameable:
      return "internal error: the file name cannot be encoded"
    case .lost:
      return "internal error: the worker's answer was lost"
    }
  }
}
