#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import Command

/// The end of the program's processes, and the files that remain.
@Suite("Signals, and shared files", .serialized)
struct ProcessEndTests {
  private let folder = TemporaryFolder()

  private func start(
    _ arguments: [String], program: URL = BuiltCommand.program
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func children(of parent: Int32) -> [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { Int32($0) }.filter { id in
      let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      // The name may contain anything; the state and the parent follow it.
      let rest = text?.split(separator: ")").last?.split(separator: " ")
      return rest.map { $0.count > 1 && $0[0] != "Z" && Int32($0[1]) == parent } == true
    }
  }

  private func waits(_ seconds: Double, until holds: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if holds() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return holds()
  }

  @Test("workers end with the process that started them, even if it is killed")
  func orphans() throws {
    let names = try (0..<4).map { try folder.write("\($0).xib", CostlyDocument.stack(4_000)) }
    let process = try start(["frames"] + names)
    var workers: [Int32] = []
    #expect(
      waits(20) {
        workers = children(of: process.processIdentifier)
        return workers.count > 0
      })
    // Threads of tests block other signals, and child processes inherit that.
    kill(process.processIdentifier, SIGKILL)
    #expect(waits(20) { !process.isRunning })
    let isGone = areGone(workers)
    #expect(isGone)
    for id in workers where !isGone { kill(id, SIGKILL) }
  }

  /// Starts the program with signals handled as in a terminal.
  ///
  /// Threads of tests block signals, and background jobs ignore interrupts, which the program would
  /// inherit.
  private func startAtTerminal(_ arguments: [String]) throws -> Process {
    var (none, before) = (sigset_t(), sigset_t())
    // Each call only accesses the local sets.
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    // The program replaces it, under the same number.
    return try start(
      ["--default-signal=HUP,INT,TERM", BuiltCommand.program.path] + arguments,
      program: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// Waits until some processes have ended.
  ///
  /// An ended process's number may be reused at once, so the name is compared.
  private func areGone(_ workers: [Int32]) -> Bool {
    waits(10) {
      workers.allSatisfy { id in
        let name = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
        return name?.contains("autolayout") != true
      }
    }
  }

  @Test(
    "a closed terminal, an interrupt and a request to end leave no workers and no files",
    arguments: [SIGHUP, SIGINT, SIGTERM])
  func signalled(signal: Int32) throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let names = try (0..<3).map { try folder.write("\($0).xib", CostlyDocument.stack(4_000)) }
    for number in 0..<3 { _ = try other.write("\(number).xib", CostlyDocument.stack(3_999)) }
    let calls = [
      ["check"] + names, ["frames"] + names, ["render", "-o", other.path("out/")] + names,
      ["diff", other.path("."), folder.path(".")],
    ]
    for call in calls {
      let process = try startAtTerminal(call)
      var workers: [Int32] = []
      let hasStarted = waits(20) {
        workers = children(of: process.processIdentifier)
        return workers.count > 0
      }
      #expect(hasStarted, "\(call[0]) starts workers")
      kill(process.processIdentifier, signal)
      #expect(waits(20) { !process.isRunning }, "\(call[0]) ends")
      // A shell reports this as 128 plus the number of the signal.
      #expect(process.terminationReason == .uncaughtSignal, "\(call[0])")
      #expect(process.terminationStatus == signal, "\(call[0])")
      let isGone = areGone(workers)
      #expect(isGone, "the workers of \(call[0]) end")
      for id in workers where !isGone { kill(id, SIGKILL) }
    }
    let drawn = try? FileManager.default.contentsOfDirectory(atPath: other.path("out"))
    #expect((drawn ?? []).isEmpty)
  }

  @Test("workers end with their caller, whenever that ends", arguments: [SIGTERM, SIGKILL])
  func anyMoment(signal: Int32) throws {
    let names = try (0..<40).map { try folder.write("\($0).xib", CostlyDocument.stack(300)) }
    for step in 0..<12 {
      let process = try startAtTerminal(["frames"] + names)
      Thread.sleep(forTimeInterval: 0.03 * Double(step))
      let workers = children(of: process.processIdentifier)
      kill(process.processIdentifier, signal)
      #expect(waits(20) { !process.isRunning })
      #expect(areGone(workers), "after \(step) steps")
    }
  }

  @Test("closed output ends the program at once")
  func closedOutput() throws {
    let names = try (0..<30).map { try folder.write("\($0).xib", Documents.box) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = BuiltCommand.program
    process.arguments = ["frames", "--json"] + names
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.close()
    try pipe.fileHandleForReading.close()
    #expect(waits(30) { !process.isRunning })
    #expect(process.terminationStatus != 0)
  }

  @Test("a picture is the old picture or the new picture, even if drawing is interrupted")
  func interrupted() throws {
    let document = try folder.write("a.xib", Documents.box)
    let picture = folder.path("a.png")
    let arguments = ["render", "-o", picture, document]
    #expect(try BuiltCommand.run(arguments).status == 0)
    let old = try Data(contentsOf: URL(fileURLWithPath: picture))
    for step in 0..<12 {
      let process = try start(["render", "--scale", "\(4 + step % 3)", "-o", picture, document])
      Thread.sleep(forTimeInterval: 0.05 * Double(step))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = try Data(contentsOf: URL(fileURLWithPath: picture))
      #expect(now == old || Self.isWhole(now), "after \(step) steps")
    }
  }

  @Test("several runs may draw into the same folder at the same time")
  func together() throws {
    let names = try (0..<4).map { try folder.write("\($0).xib", Documents.box) }
    let output = folder.path("out")
    let runs = try (0..<3).map { _ in try start(["render", "-o", output + "/"] + names) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(files.filter { $0.hasSuffix(".png") } == ["0.png", "1.png", "2.png", "3.png"])
    #expect(files.allSatisfy { $0.hasSuffix(".png") || $0.hasSuffix(".html") })
    for file in files where file.hasSuffix(".png") {
      #expect(Self.isWhole(try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)"))))
    }
  }

  @Test("a folder that cannot be written to is reported, with a separate status")
  func readOnly() throws {
    let document = try folder.write("a.xib", Documents.box)
    let result = try BuiltCommand.run(["render", "-o", "/proc/a.png", document])
    #expect(result.status == 73)
    #expect(result.errors.contains("/proc/a.png"))
  }

  private static func isWhole(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4E, 0x47])
      && data.suffix(8).starts(with: Data("IEND".utf8))
  }
}
#endif
