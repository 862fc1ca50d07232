import Foundation

/// Calls of git, as a process with its arguments one by one: no shell reads them.
struct GitProcess {
  /// The folder that git works in.
  let folder: String

  /// What a call ended with.
  struct Outcome {
    var status: Int32
    var output: Data
    var errors: String

    /// The output as text, without line breaks at its end.
    var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  /// Calls git.
  ///
  /// - Parameters:
  ///   - arguments: What follows `git -C folder`.
  ///   - input: What it reads from standard input.
  /// - Returns: What came of it, whatever its status.
  /// - Throws: ``UsageError`` where git cannot be started.
  func call(_ arguments: [String], input: Data = Data()) throws(UsageError) -> Outcome {
    let process = Process()
    let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Settings of the user must not change the form of what is read here.
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
      // Written beside the reading: git answers before it has read all.
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

  /// Calls git and expects it to succeed.
  ///
  /// - Throws: ``UsageError`` with git's own words and what to do.
  func text(_ arguments: [String]) throws(UsageError) -> String {
    let outcome = try call(arguments)
    guard outcome.status == 0 else {
      let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw UsageError(message: "git \(arguments[0]): \(reason)")
    }
    return outcome.text
  }
}

/// Reads a pipe to its end on a thread of its own, so that neither side waits for the other.
// Safe: the thread writes the data before it signals, and others read it after waiting for that.
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
