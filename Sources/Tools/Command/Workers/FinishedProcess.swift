import Foundation
import LivePreview

/// The outcome of a program that runs to the end, not in a shell.
struct FinishedProcess {
  var status: Int32
  var output: Data
  /// Empty if the errors are part of the output.
  var errors: String

  var text: String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Runs a program in the search path, or at a given path.
  /// - Parameter onLine: Receives each line of the output while the program runs.
  init(
    _ arguments: [String], input: Data = Data(), joinsErrors: Bool = false,
    onLine: ((String) -> Void)? = nil
  ) throws {
    let process = Process()
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : feed
    process.standardOutput = output
    process.standardError = joinsErrors ? output : errors
    try process.run()
    let remarks = joinsErrors ? nil : PipeReader(errors)
    if !input.isEmpty {
      // Writes concurrently, because a program answers before it has read everything.
      Thread.detachNewThread {
        try? feed.fileHandleForWriting.write(contentsOf: input)
        try? feed.fileHandleForWriting.close()
      }
    }
    let reader = output.fileHandleForReading
    self.output = onLine.map { reader.readToEnd(onLine: $0) } ?? reader.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.errors = String(decoding: remarks?.data ?? Data(), as: UTF8.self)
  }
}

/// Reads a pipe to the end on a separate thread, to avoid a deadlock.
///
/// Safe: the thread writes the data before it signals, and others read it after waiting for that.
private final class PipeReader: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var collected = Data()

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      collected = handle.readDataToEndOfFile()
      done.signal()
    }
  }

  var data: Data {
    done.wait()
    done.signal()
    return collected
  }
}
