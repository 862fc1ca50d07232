import Foundation

/// What a worker does: it answers for the files named on its standard input, one after the other.
enum WorkerLoop {
  /// The variable of the environment that tells a process that it is a worker.
  static let mark = "AUTOLAYOUT_WORKER"

  /// Answers until standard input ends.
  ///
  /// - Parameter answer: Does one file.
  /// - Returns: What the process ends with.
  @MainActor
  static func run<Answer: Encodable>(_ answer: (InputFile) -> Answer) -> ExitCode {
    while let line = readLine() {
      guard let name = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
        let data = try? JSONEncoder().encode(answer(InputFile(name: name)))
      else { return .internalError }
      FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
    return .success
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
