import Foundation
import ScenePictures
import Synchronization

/// A program with previews that runs: it is asked by lines, and answers by lines.
final class PackageProgram: Sendable {
  /// A call that is not answered yet.
  private struct Waiting {
    let since: ContinuousClock.Instant
    let continuation: CheckedContinuation<ProgramAnswer?, Never>
  }

  private struct State {
    var lastID = 0
    var waiting: [Int: Waiting] = [:]
    /// The last that it wrote to standard error.
    var said = ""
    /// Nil while it runs.
    var end: CompilerMessage?
  }

  private let state = Mutex(State())
  private let process = Process()
  private let input = Pipe()

  /// The most characters of standard error that are kept.
  private static let limit = 8_000
  /// How long a call may take.
  private static let patience = Duration.seconds(20)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - url: The program.
  ///   - package: The folder that it runs in.
  /// - Throws: What Foundation says where it cannot be started.
  init(_ url: URL, in package: URL) throws {
    // A program that has ended takes no more lines, which is no reason to end with it.
    signal(SIGPIPE, SIG_IGN)
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = url
    process.currentDirectoryURL = package
    process.environment = ProcessInfo.processInfo.environment.merging(
      [ProgramCall.variable: "1"], uniquingKeysWith: { _, new in new })
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    Thread.detachNewThread { [self] in readErrors(errors.fileHandleForReading) }
    Thread.detachNewThread { [self] in readAnswers(output.fileHandleForReading) }
  }

  /// Why the program has ended; nil while it runs.
  var end: CompilerMessage? { state.withLock { $0.end } }

  /// Asks the program.
  ///
  /// - Parameter call: What is asked.
  /// - Returns: The answer; nil where the program has ended.
  func ask(_ call: ProgramCall) async -> ProgramAnswer? {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    var call = call
    call.id = id
    guard let line = try? JSONEncoder().encode(call) + Data("\n".utf8) else { return nil }
    return await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        guard state.end == nil else { return true }
        state.waiting[id] = Waiting(since: .now, continuation: continuation)
        return false
      }
      if hasEnded {
        continuation.resume(returning: nil)
      } else {
        try? input.fileHandleForWriting.write(contentsOf: line)
      }
    }
  }

  /// Ends a program that has not answered a call for too long.
  ///
  /// - Returns: Whether it was ended.
  func stopIfStuck() -> Bool {
    let isStuck = state.withLock { state in
      let isStuck = state.waiting.values.contains { .now - $0.since > Self.patience }
      if isStuck {
        state.said += "\nit did not answer for \(Self.patience.components.seconds) seconds"
      }
      return isStuck
    }
    if isStuck { kill(process.processIdentifier, SIGKILL) }
    return isStuck
  }

  /// Ends the program.
  func stop() {
    // It ends by itself when nobody asks any more.
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  private func readErrors(_ file: FileHandle) {
    while true {
      let data = file.availableData
      guard !data.isEmpty else { return }
      state.withLock { state in
        state.said = String((state.said + String(decoding: data, as: UTF8.self)).suffix(Self.limit))
      }
      // What views print is for whoever has started the server.
      FileHandle.standardError.write(data)
    }
  }

  private func readAnswers(_ file: FileHandle) {
    var rest = Data()
    while true {
      let data = file.availableData
      guard !data.isEmpty else { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<end]
        rest = rest[rest.index(after: end)...]
        guard let answer = ProgramAnswer(Data(line)) else { continue }
        let waiting = state.withLock { $0.waiting.removeValue(forKey: answer.id) }
        waiting?.continuation.resume(returning: answer)
      }
      rest = Data(rest)
    }
    process.waitUntilExit()
    let status =
      "\(process.terminationReason == .exit ? "exit status" : "signal") "
      + "\(process.terminationStatus)"
    // The reason comes on the other pipe, and may come later.
    Thread.sleep(forTimeInterval: 0.05)
    let waiting = state.withLock { state in
      state.end = CompilerMessage.trap(of: state.said, status: status)
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.continuation)
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}
