import Foundation

enum WorkerLoop {
  /// The environment variable that marks a worker, with the parent's identifier.
  static let mark = "AUTOLAYOUT_WORKER"

  @MainActor
  static func run<Answer: Encodable>(_ answer: (InputFile) -> Answer) -> ExitCode {
    run(requests: { answer(InputFile(name: $0)) })
  }

  /// Answers requests other than file names until the end of standard input.
  @MainActor
  static func run<Answer: Encodable>(requests answer: (String) -> Answer) -> ExitCode {
    while let line = readLine() {
      guard let request = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
        send(answer(request))
      else { return .internalError }
    }
    return .success
  }

  /// Writes an answer, and returns whether it has a JSON form.
  @discardableResult
  static func send(_ answer: some Encodable) -> Bool {
    guard let data = try? JSONEncoder().encode(answer) else { return false }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
    return true
  }

  /// Ends a worker with the parent, at any moment: before the first document and during a long
  /// document.
  ///
  /// Call it first. It does nothing in a process that is not a worker.
  static func endWithParent() {
    guard let text = ProcessInfo.processInfo.environment[mark], let parent = Int32(text) else {
      return
    }
    Thread.detachNewThread {
      // The end of the parent closes the pipe, which wakes this thread at once. A sibling may
      // have inherited the pipe's other end, so the parent is also polled.
      while getppid() == parent {
        var pipe = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        // Safe: the call reads and writes the local structure only.
        if unsafe poll(&pipe, 1, 100) != 0 { Thread.sleep(forTimeInterval: 0.01) }
      }
      _exit(ExitCode.internalError.rawValue)
    }
  }
}

struct FileOutput: Codable, Sendable {
  private(set) var output = Data()
  private(set) var errors = Data()
  /// The paths of the files written.
  private(set) var written: [String] = []
  private var status = ExitCode.success.rawValue

  var code: ExitCode { ExitCode(rawValue: status) ?? .internalError }

  @MainActor
  init(of work: @MainActor (Terminal) -> ExitCode) {
    let (output, errors) = (OutputBuffer(), OutputBuffer())
    let terminal = Terminal(
      hasColor: false, output: { output.data.append($0) }, error: { errors.data.append($0) })
    status = work(terminal).rawValue
    written = terminal.written
    self.output = output.data
    self.errors = errors.data
  }

  /// A file processed in this process, or whose worker failed.
  init(_ code: ExitCode, written: [String] = [], errors: String = "") {
    status = code.rawValue
    self.written = written
    self.errors = Data(errors.utf8)
  }

  private final class OutputBuffer {
    var data = Data()
  }
}
