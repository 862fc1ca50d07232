import Foundation
import Synchronization

/// Ends this process when a document takes more time or memory than it may.
///
/// What is inside a layout cannot be interrupted otherwise: so a thread looks on. A worker ends
/// with a status that tells its caller why; a process that does all work itself says so.
final class WorkWatch: Sendable {
  /// The only one: it looks at what belongs to the whole process.
  static let ofProcess = WorkWatch()

  private struct State {
    var limits: WorkLimits?
    /// What is done with documents, such as `checking`.
    var work = ""
    var isWorker = false
    /// The document that is worked on.
    var document: Document?
    /// The most megabytes; that of the largest document so far, because memory that one has used
    /// is not always given back.
    var megabytes = 0
  }

  private struct Document {
    var path: String
    /// The seconds of a processor that it may take, and those that were used before it.
    var seconds: Double
    var usedBefore: Double
    var deadline: ContinuousClock.Instant
    var wait: Double
  }

  private let state = Mutex(State())
  /// How long the thread sleeps, in seconds: even a process that does nothing but take memory does
  /// not get far above its limit meanwhile.
  private static let pause = 0.02

  private init() {}

  /// Starts to look on.
  ///
  /// - Parameters:
  ///   - limits: What one document may take.
  ///   - work: What is done with documents, such as `checking`.
  ///   - isWorker: Whether another process waits for answers; it ends one that only waits.
  func start(_ limits: WorkLimits, doing work: String, isWorker: Bool) {
    let isFirst = state.withLock { state in
      defer {
        state.limits = limits
        state.work = work
        state.isWorker = isWorker
      }
      return state.limits == nil
    }
    guard isFirst else { return }
    Thread.detachNewThread {
      while true {
        self.look()
        Thread.sleep(forTimeInterval: Self.pause)
      }
    }
  }

  /// Allows as much more time as documents are laid out more often.
  ///
  /// - Parameter environments: In how many environments.
  func allow(environments: Int) {
    state.withLock { $0.limits?.environments = max(1, environments) }
  }

  /// Notes that a document is about to be read.
  ///
  /// - Parameters:
  ///   - path: Its name in messages.
  ///   - size: Its bytes.
  ///   - used: The seconds of a processor that it has cost before, in any process.
  func begin(_ path: String, size: Int, used: Double = 0) {
    state.withLock { state in
      guard let limits = state.limits else { return }
      let wait = limits.waitingSeconds(forSize: size)
      state.document = Document(
        path: path, seconds: limits.processorSeconds(forSize: size),
        usedBefore: Self.processorSeconds - used, deadline: .now + .seconds(wait), wait: wait)
      state.megabytes = max(state.megabytes, limits.megabytes(forSize: size))
    }
  }

  /// Notes that what follows is the work of no document alone.
  func finish() {
    state.withLock { $0.document = nil }
  }

  /// Ends the process if the document has taken too much.
  private func look() {
    let state = state.withLock { $0 }
    guard let document = state.document else { return }
    if Self.residentBytes > state.megabytes << 20 {
      if state.isWorker { _exit(WorkLimits.memoryStatus) }
      end(.tookTooMuchMemory(megabytes: state.megabytes), document.path, state.work)
    }
    if Self.processorSeconds - document.usedBefore > document.seconds {
      if state.isWorker { _exit(WorkLimits.timeStatus) }
      end(.tookTooLong(seconds: document.seconds), document.path, state.work)
    }
    if !state.isWorker, ContinuousClock.now > document.deadline {
      end(.tookTooLong(seconds: document.wait), document.path, state.work)
    }
  }

  private func end(_ fault: WorkerFault, _ path: String, _ work: String) -> Never {
    let location = FileLocation(file: path)
    let line = "\(location): error: \(fault.message(doing: work))\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    // Without anything that the stopped work might still hold.
    _exit(ExitCode.internalError.rawValue)
  }

  private static var usage: rusage {
    var usage = rusage()
    // The call writes no more than the structure.
    #if os(Linux)
    unsafe getrusage(CInt(RUSAGE_SELF.rawValue), &usage)
    #else
    unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  /// The time that all threads of the process have used of processors, in seconds.
  static var processorSeconds: Double {
    let usage = Self.usage
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// The memory in use, in bytes.
  static var residentBytes: Int {
    #if os(Linux)
    // Not the peak that the system keeps: it begins with that of the process that started this one.
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = (text ?? "").split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(CInt(_SC_PAGESIZE))
    #else
    return usage.ru_maxrss
    #endif
  }
}
