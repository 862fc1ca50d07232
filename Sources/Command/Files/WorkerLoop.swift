import Foundation

/// What a worker does: it answers the questions on its standard input, one after the other.
enum WorkerLoop {
  /// The variable of the environment that tells a process that it is a worker, and whose.
  static let mark = "AUTOLAYOUT_WORKER"

  /// Answers until standard input ends.
  ///
  /// - Parameter answer: Does one file.
  /// - Returns: What the process ends with.
  @MainActor
  static func run<Answer: Encodable>(_ answer: (InputFile) -> Answer) -> ExitCode {
    run(requests: { answer(InputFile(name: $0)) })
  }

  /// Answers until standard input ends, to questions that are more than a file's name.
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

  /// Ends the process soon after the one that started it, however that has ended: a worker in the
  /// middle of a long document would not see its input end.
  private static func endWithParent() {
    let parent = ProcessInfo.processInfo.environment[mark].flatMap { Int32($0) }
    guard let parent else { return }
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.25) }
      _exit(ExitCode.internalError.rawValue)
    }
  }
}

/// What a command printed about a file, and its status.
struct FileOutput: Codable, Sendable {
  private(set) var output = Data()
  private(set) var errors = Data()
  private var status = ExitCode.success.rawValue

  /// What the shell is told; a status that nobody knows is an error of this program.
  var code: ExitCode { ExitCode(rawValue: status) ?? .internalError }

  /// Keeps what some work prints.
  ///
  /// - Parameter work: Prints to the terminal it is given.
  @MainActor
  init(of work: @MainActor (Terminal) -> ExitCode) {
    let (output, errors) = (Pile(), Pile())
    status =
      work(
        Terminal(
          hasColor: false, output: { output.data.append($0) }, error: { errors.data.append($0) })
      ).rawValue
    self.output = output.data
    self.errors = errors.data
  }

  private final class Pile {
    var data = Data()
  }
}
