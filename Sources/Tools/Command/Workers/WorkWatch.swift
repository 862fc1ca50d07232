import Foundation
import Synchronization

/// Ends this process when a document exceeds the time or memory limit.
///
/// A layout cannot be interrupted from inside, so a separate thread polls.
final class WorkWatch: Sendable {
  /// The only instance, because it measures the whole process.
  static let ofProcess = WorkWatch()

  private struct State {
    var isStarted = false
    var limits: WorkLimits?
    var work = ""
    var isWorker = false
    var document: Document?
    /// The maximum over all documents so far, because memory is not always returned.
    var megabytes = 0
    var heartbeat: Heartbeat?
  }

  private struct Document {
    var path: String
    var seconds: Double
    var usedBefore: Double
    var deadline: ContinuousClock.Instant
    var wait: Double
  }

  private let state = Mutex(State())
  /// The polling interval in seconds, short enough to limit the overshoot of memory.
  private static let pause = 0.02

  private init() {}

  /// Starts polling; `isWorker` is whether a parent ends workers that only wait.
  func start(_ limits: WorkLimits?, doing work: String, isWorker: Bool) {
    let isFirst = state.withLock { state in
      defer {
        state.isStarted = true
        state.limits = limits
        state.work = work
        state.isWorker = isWorker
      }
      if !isWorker, !state.isStarted { state.heartbeat = Heartbeat.ofProcess() }
      return !state.isStarted
    }
    guard isFirst else { return }
    Thread.detachNewThread {
      while true {
        self.look()
        Thread.sleep(forTimeInterval: Self.pause)
      }
    }
  }

  func allow(environments: Int) {
    state.withLock { $0.limits?.environments = max(1, environments) }
  }

  func begin(_ path: String, size: Int, used: Double = 0) {
    state.withLock { state in
      guard let limits = state.limits else { return }
      state.heartbeat?.detail = path
      let wait = limits.waitingSeconds(forSize: size)
      state.document = Document(
        path: path, seconds: limits.processorSeconds(forSize: size),
        usedBefore: Self.processorSeconds - used, deadline: .now + .seconds(wait), wait: wait)
      state.megabytes = max(state.megabytes, limits.megabytes(forSize: size))
    }
  }

  /// Suspends the limits, because the following work belongs to several documents.
  func finish() {
    state.withLock { state in
      state.document = nil
      state.heartbeat?.detail = ""
    }
  }

  /// Sets the text of the next line of progress; an empty text prints none.
  func note(_ progress: String) {
    state.withLock { $0.heartbeat?.detail = progress }
  }

  private func look() {
    let (state, line) = state.withLock { state in
      let line = state.heartbeat?.line(at: .now, doing: state.work)
      return (state, line)
    }
    if let line { try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8)) }
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
    // Skips exit handlers, which may need locks held by the stopped work.
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

  static var processorSeconds: Double {
    let usage = Self.usage
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  static var residentBytes: Int {
    #if os(Linux)
    // Not the peak recorded by the system, which starts with the parent's.
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = (text ?? "").split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(CInt(_SC_PAGESIZE))
    #else
    return usage.ru_maxrss
    #endif
  }
}
