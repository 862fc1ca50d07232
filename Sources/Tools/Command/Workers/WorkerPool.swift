import Dispatch
import Foundation

/// Worker processes that share a run's files: a crash costs only one file.
///
/// Requests and answers are lines of JSON (``WorkerLoop``).
struct WorkerPool<Answer: Decodable & Sendable> {
  let program: URL
  let arguments: [String]
  var width = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var timeLimit: Double?
  var limits = WorkLimits()

  /// Runs all jobs and delivers the answers in order, on the calling thread.
  func run<Job: WorkerJob>(_ jobs: [Job], receive: (Int, Result<Answer, WorkerFault>) -> Void) {
    let board = JobQueue<Job, Result<Answer, WorkerFault>>(jobs: jobs)
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

/// Keeps this process alive when this thread writes to a dead worker.
func blockBrokenPipeSignal() {
  // Each call reads and writes no more than the local set.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}

enum WorkerFault: Error, Hashable {
  case notStarted(String)
  case crashed(signal: Int32?)
  /// The process was stopped after a number of seconds.
  case tookTooLong(seconds: Double)
  /// The process ended itself at a memory limit.
  case tookTooMuchMemory(megabytes: Int)
  case unnameable
  case lost
  /// The process was stopped because the answer is not needed.
  case canceled

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
    case .canceled: return "the call was canceled"
    }
  }
}
