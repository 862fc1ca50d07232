import Diagnosis
import Dispatch
import Foundation
import Synchronization

/// Workers that check documents, each in a process of its own: a crash costs one document only.
struct CheckWorkerPool {
  let settings: CheckSettings
  /// How many workers; `nil` for as many as there are cores.
  let jobs: Int?
  /// How long a document may take, in seconds; `nil` for ``usualTimeLimit``.
  var timeLimit: Double?

  /// A hundred times as long as the slowest document known takes everywhere, in seconds.
  static let usualTimeLimit = 120.0

  /// Checks documents and hands the answers over in their order, each as soon as it is due.
  ///
  /// - Parameters:
  ///   - files: The documents.
  ///   - session: The program to start workers of; without one all work is done here.
  ///   - receive: Takes the number of a document and its answer, on the calling thread.
  @MainActor
  func check(_ files: [InputFile], _ session: Session, receive: (Int, CheckAnswer) -> Void) {
    guard let program = session.program, files.count > 1 || jobs != nil || timeLimit != nil,
      !files.contains(where: \.isStandardInput), let arguments
    else {
      for (index, file) in files.enumerated() {
        receive(index, CheckAnswer(checking: file, settings))
      }
      return
    }
    // A worker that has died must not take this process with it when its input is written.
    signal(SIGPIPE, SIG_IGN)
    let width = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    let board = Board<InputFile, CheckAnswer>(jobs: files)
    for _ in 0..<min(width, files.count) {
      Thread.detachNewThread { [timeLimit] in
        var member = CheckWorkerProcess(
          program: program, arguments: arguments, timeLimit: timeLimit ?? Self.usualTimeLimit)
        while let (index, file) = board.next() { board.post(member.check(file), for: index) }
        member.dismiss()
      }
    }
    for index in files.indices {
      receive(
        index,
        board.wait(for: index)
          ?? CheckAnswer(failing: files[index], "internal error: the worker's answer was lost"))
    }
  }

  private var arguments: [String]? {
    guard let data = try? JSONEncoder().encode(settings) else { return nil }
    return ["check", "--\(CheckWorker.option)=\(String(decoding: data, as: UTF8.self))"]
  }
}

/// One worker, started when it is needed and started again after a crash.
private struct CheckWorkerProcess {
  /// How many documents a worker checks before another takes its place: what the system's libraries
  /// never give back, such as the runs of attributed strings, does not add up.
  private static let longestStretch = 100

  let program: URL
  let arguments: [String]
  let timeLimit: Double
  private var stretch = 0
  private var process: Process?
  private var input: FileHandle?
  private var output = LineReader()

  init(program: URL, arguments: [String], timeLimit: Double) {
    self.program = program
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  /// Has the worker check a document.
  mutating func check(_ file: InputFile) -> CheckAnswer {
    do {
      if stretch == Self.longestStretch { dismiss() }
      if process == nil { try start() }
      stretch += 1
      guard let name = try? JSONEncoder().encode(file.name) else {
        return CheckAnswer(failing: file, "internal error: the file name cannot be encoded")
      }
      let deadline = DispatchTime.now() + timeLimit
      let alarm = alarm(at: deadline)
      defer { alarm.cancel() }
      try? input?.write(contentsOf: name + Data("\n".utf8))
      if let line = output.next(),
        let answer = try? JSONDecoder().decode(CheckAnswer.self, from: line)
      {
        return answer
      }
      let reason = end()
      return CheckAnswer(
        failing: file,
        DispatchTime.now() < deadline
          ? reason
          : "checking this document took longer than \(seconds) and was stopped; raise --time-limit, "
            + "or report it together with the document")
    } catch {
      return CheckAnswer(
        failing: file, "cannot start a worker process: \(error.localizedDescription)")
    }
  }

  private var seconds: String {
    timeLimit == 1 ? "1 second" : "\(timeLimit.formatted()) seconds"
  }

  /// Ends the worker at a time, unless it is cancelled before.
  private func alarm(at deadline: DispatchTime) -> DispatchWorkItem {
    let id = process?.processIdentifier
    let alarm = DispatchWorkItem {
      if let id { kill(id, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: alarm)
    return alarm
  }

  /// Lets the worker go.
  mutating func dismiss() {
    try? input?.close()
    process?.waitUntilExit()
    process = nil
  }

  private mutating func start() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    stretch = 0
    self.process = process
    self.input = input.fileHandleForWriting
    self.output = LineReader(output.fileHandleForReading)
  }

  /// What the worker died of.
  private mutating func end() -> String {
    defer { process = nil }
    try? input?.close()
    process?.waitUntilExit()
    let signal = process?.terminationReason == .uncaughtSignal ? process?.terminationStatus : nil
    let reason = signal.map { " (signal \($0))" } ?? ""
    return
      "internal error: checking this document crashed\(reason); please report it with the document"
  }
}

/// Takes lines from a pipe.
private struct LineReader {
  private var handle: FileHandle?
  private var rest = Data()

  init(_ handle: FileHandle? = nil) { self.handle = handle }

  /// The next line without its end; `nil` when the pipe ends before one does.
  mutating func next() -> Data? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<end]
        rest = Data(rest[(end + 1)...])
        return Data(line)
      }
      searched = rest.endIndex
      guard let piece = handle?.availableData, !piece.isEmpty else { return nil }
      rest.append(piece)
    }
  }
}
