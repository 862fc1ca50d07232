import Dispatch
import Foundation
import Synchronization

struct WorkerProcess<Answer: Decodable> {
  private let program: URL
  private let arguments: [String]
  private let timeLimit: Double?
  private let limits: WorkLimits
  private var stretch = 0
  private var process: Process?
  private var input: FileHandle?
  private var output = LineReader()

  init(program: URL, arguments: [String], timeLimit: Double?, limits: WorkLimits) {
    self.program = program
    self.arguments = arguments
    self.timeLimit = timeLimit
    self.limits = limits
  }

  /// Returns the answer of the process.
  ///
  /// `isInterim` receives each answer; the process has the whole time again after an interim
  /// answer.
  mutating func answer(
    for job: some WorkerJob, stop: WorkerStop? = nil, isInterim: (Answer) -> Bool = { _ in false }
  ) -> Result<Answer, WorkerFault> {
    do {
      if stretch == limits.longestStretch { dismiss() }
      if process == nil { try start() }
    } catch {
      return .failure(.notStarted(error.localizedDescription))
    }
    guard let name = try? JSONEncoder().encode(job.request) else { return .failure(.unnameable) }
    stretch += 1
    // A worker that cannot read has ended, which is handled below.
    try? input?.write(contentsOf: name + Data("\n".utf8))
    var deadline: DispatchTime?
    var answer: Answer?
    stop?.attach(process?.processIdentifier)
    repeat {
      deadline = timeLimit.map { DispatchTime.now() + $0 }
      let alarm = deadline.map { setAlarm(at: $0) }
      defer { alarm?.cancel() }
      answer = output.next().flatMap { try? JSONDecoder().decode(Answer.self, from: $0) }
    } while answer.map(isInterim) == true
    stop?.attach(nil)
    if stop?.isStopped == true {
      _ = end()
      return .failure(.canceled)
    }
    if let answer { return .success(answer) }
    let (signal, status) = end()
    if let deadline, let timeLimit, DispatchTime.now() >= deadline {
      return .failure(.tookTooLong(seconds: timeLimit))
    }
    switch status {
    case WorkLimits.memoryStatus?:
      return .failure(.tookTooMuchMemory(megabytes: limits.megabytes(forSize: job.size)))
    case WorkLimits.timeStatus?:
      return .failure(.tookTooLong(seconds: limits.processorSeconds(forSize: job.size)))
    default: return .failure(.crashed(signal: signal))
    }
  }

  mutating func dismiss() {
    try? input?.close()
    process?.waitUntilExit()
    process = nil
  }

  private func setAlarm(at deadline: DispatchTime) -> DispatchWorkItem {
    let id = process?.processIdentifier
    let alarm = DispatchWorkItem {
      if let id { kill(id, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: alarm)
    return alarm
  }

  private mutating func start() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    let own = ProcessInfo.processInfo
    process.environment = own.environment.merging([
      WorkerLoop.mark: String(own.processIdentifier)
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    stretch = 0
    self.process = process
    self.input = input.fileHandleForWriting
    self.output = LineReader(output.fileHandleForReading)
  }

  /// Ends a worker that did not answer, and returns the signal or status.
  private mutating func end() -> (signal: Int32?, status: Int32?) {
    try? input?.close()
    process?.waitUntilExit()
    let isSignal = process?.terminationReason == .uncaughtSignal
    let status = process?.terminationStatus
    process = nil
    return isSignal ? (status, nil) : (nil, status)
  }
}

/// Stops the process that works on a job.
final class WorkerStop: Sendable {
  private let state = Mutex((process: Int32?.none, isStopped: false))

  var isStopped: Bool { state.withLock { $0.isStopped } }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      if let process = state.process { kill(process, SIGKILL) }
    }
  }

  fileprivate func attach(_ process: Int32?) {
    state.withLock { state in
      state.process = process
      if let process, state.isStopped { kill(process, SIGKILL) }
    }
  }
}

private struct LineReader {
  private var handle: FileHandle?
  private var rest = Data()

  init(_ handle: FileHandle? = nil) { self.handle = handle }

  mutating func next() -> Data? {
    var searched = 0
    while true {
      if let end = end(of: rest, from: searched) {
        let line = Data(rest.prefix(end))
        rest = Data(rest.dropFirst(end + 1))
        return line
      }
      searched = rest.count
      guard let piece = handle?.availableData, !piece.isEmpty else { return nil }
      rest.append(piece)
    }
  }

  /// Returns the distance to the line break; a collection of bytes would be read slowly.
  private func end(of data: Data, from searched: Int) -> Int? {
    let bytes = data.span
    var index = searched
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index < bytes.count ? index : nil
  }
}
