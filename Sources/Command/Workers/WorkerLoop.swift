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
    endWithParent()
    while let line = readLine() {
      guard let request = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
        let data = try? JSONEncoder().encode(answer(request))
      else { return .internalError }
      FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
    return .success
  }

  /// Ends the process soon after its parent, also during a long document.
  private static func endWithParent() {
    let parent = ProcessInfo.processInfo.environment[mark].flatMap { Int32($0) }
    guard let parent else { return }
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.25) }
      _exit(ExitCode.internalError.rawValue)
    }
  }
}

struct FileOutput: Codable, Sendable {
  private(set) var output = Data()
  private(set) var errors = Data()
  private var status = ExitCode.success.rawValue

  var code: ExitCode { ExitCode(rawValue: status) ?? .internalError }

  @MainActor
  init(of work: @MainActor (Terminal) -> ExitCode) {
    let (output, errors) = (OutputBuffer(), OutputBuffer())
    status =
      work(
        Terminal(
          hasColor: false, output: { output.data.append($0) }, error: { errors.data.append($0) })
      ).rawValue
    self.output = output.data
    self.errors = errors.data
  }

  private final class OutputBuffer {
    var data = Data()
  }
}
