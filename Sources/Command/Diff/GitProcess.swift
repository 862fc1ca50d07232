import Foundation

/// Runs git as a process with separate arguments, without a shell.
struct GitProcess {
  let folder: String

  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String

    var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  /// Runs git, with any exit status.
  func call(_ arguments: [String], input: Data = Data()) throws(UsageError) -> Outcome {
    let process = Process()
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The user's settings must not change the output format.
    process.arguments =
      ["git", "-C", folder, "-c", "core.quotePath=false", "-c", "diff.noprefix=false"] + arguments
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : feed
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw UsageError(message: "cannot start git: \(error.localizedDescription)")
    }
    let remarks = PipeReader(errors)
    if !input.isEmpty {
      // Writes concurrently, because git answers before it has read everything.
      Thread.detachNewThread {
        try? feed.fileHandleForWriting.write(contentsOf: input)
        try? feed.fileHandleForWriting.close()
      }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: data,
      errors: String(decoding: remarks.data, as: UTF8.self))
  }

  /// Runs git and requires success.
  func text(_ arguments: [String]) throws(UsageError) -> String {
    let outcome = try call(arguments)
    guard outcome.status == 0 else {
      let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw UsageError(message: "git \(arguments[0]): \(reason)")
    }
    return outcome.text
  }
}

/// Reads a pipe to its end on a separate thread, to avoid a deadlock.
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
