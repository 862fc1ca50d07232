import Foundation
import PreviewProtocol
import ScenePictures
import Synchronization

final class PackageProgram: Sendable {
  private struct Waiting {
    let since: ContinuousClock.Instant
    let continuation: CheckedContinuation<ProgramAnswer?, Never>
  }

  private struct State {
    var lastID = 0
    var waiting: [Int: Waiting] = [:]
    var said = ""
    var end: CompilerMessage?
  }

  private let state = Mutex(State())
  private let process = Process()
  private let input = Pipe()

  private static let limit = 8_000
  private static let patience = Duration.seconds(20)

  /// Starts a program.
  init(_ url: URL, in package: URL) throws {
    // Writing to a program that has ended must not end this process.
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

  var end: CompilerMessage? { state.withLock { $0.end } }

  /// Sends a call to the program; nil if it has ended.
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

  /// Kills the program if it exceeds the time limit for calls, and returns whether it did.
  func stopIfStuck() -> Bool {
    let isStuck = state.withLock { state in
      let isStuck = state.waiting.values.contains { .now - $0.since > Self.patience }
      if isStuck {
        state.said += "\nno answer for \(Self.patience.components.seconds) seconds"
      }
      return isStuck
    }
    if isStuck { kill(process.processIdentifier, SIGKILL) }
    return isStuck
  }

  func stop() {
    // The program ends when the input ends.
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
      // The output of views goes to the terminal of the server.
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
    // The reason arrives on the other pipe, possibly later.
    Thread.sleep(forTimeInterval: 0.05)
    let waiting = state.withLock { state in
      state.end = CompilerMessage.trap(of: state.said, status: status)
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.continuation)
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}
