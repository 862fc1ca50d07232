import Dispatch
import Foundation
import Synchronization

/// Runs a program once for each of several jobs, as many at a time as there are cores.
struct WorkerPool {
  /// The environment variable that marks a process as a worker.
  static let mark = "AUTOLAYOUT_WORKER"

  /// How a worker ended.
  enum End: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case crashed(signal: Int32)
    /// It never ran, for the system's reason.
    case notStarted(String)
  }

  /// What a worker printed, and how it ended.
  struct Outcome: Hashable, Sendable {
    var output = Data()
    var errors = Data()
    var end: End
  }

  /// The program's file.
  let program: URL
  /// The most workers at a time.
  var width = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// Runs all jobs and hands their outcomes over, in the order of the jobs, each as soon as it is
  /// due.
  ///
  /// - Parameters:
  ///   - jobs: The arguments of each worker.
  ///   - receive: Takes the index of a job and its outcome, on the calling thread.
  func run(_ jobs: [[String]], receive: (Int, Outcome) -> Void) {
    let board = Board<[String], Outcome>(jobs: jobs)
    for _ in 0..<min(width, jobs.count) {
      Thread.detachNewThread { [program] in
        while let (index, arguments) = board.next() {
          board.post(WorkerPool.outcome(of: program, arguments), for: index)
        }
      }
    }
    for index in jobs.indices {
      receive(
        index, board.wait(for: index) ?? Outcome(end: .notStarted("its result was lost")))
    }
  }

  /// Runs one worker to its end.
  private static func outcome(of program: URL, _ arguments: [String]) -> Outcome {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([mark: "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      return Outcome(end: .notStarted(error.localizedDescription))
    }
    // Both pipes at once: a worker that fills one while we read the other would wait for ever.
    let messages = Mutex(Data())
    let reader = DispatchGroup()
    let handle = errors.fileHandleForReading
    DispatchQueue.global().async(group: reader) {
      let bytes = handle.readDataToEndOfFile()
      messages.withLock { $0 = bytes }
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    reader.wait()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      output: bytes, errors: messages.withLock { $0 },
      end: process.terminationReason == .exit ? .exited(status) : .crashed(signal: status))
  }
}
