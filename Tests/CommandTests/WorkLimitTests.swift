import DocumentDiff
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Limits on a document's cost")
struct WorkLimitTests {
  private let folder = TemporaryFolder()

  @Test(
    "a document over the time limit ends the call with a message",
    arguments: [("frames", "laying out"), ("render", "laying out and drawing")])
  func time(command: String, work: String) throws {
    let file = try folder.write("a.xib", CostlyDocument.stack(3000))
    let output = command == "render" ? ["-o", folder.path("a.png")] : []
    let result = try BuiltCommand.run([command, "--time-limit", "0.1", file] + output)
    #expect(result.status == 70)
    #expect(
      result.errors.contains(
        "\(file): error: \(work) this document took longer than 0.1 seconds and was stopped; "
          + "raise --time-limit"))
  }

  @Test("a log over the time limit ends the call with a message")
  func log() throws {
    let conflict = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 100>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == 200>"
      )

      """
    let file = try folder.write("a.log", String(repeating: conflict, count: 4_000))
    let result = try BuiltCommand.run(["explain", "--time-limit", "0.1", file])
    #expect(result.status == 70)
    #expect(
      result.errors.contains(
        "\(file): error: explaining this document took longer than 0.1 seconds and was stopped"))
  }

  @Test(
    "a document over the memory limit ends the call with a message",
    arguments: [("frames", "laying out"), ("textconv", "reading")])
  func memory(command: String, work: String) throws {
    let file = try folder.write("a.xib", CostlyDocument.stack(3000))
    let result = try BuiltCommand.run([command, "--memory-limit", "5", file])
    #expect(result.status == 70)
    #expect(
      result.errors.contains(
        "\(file): error: \(work) this document took more than 5 MB of memory and was stopped; "
          + "raise --memory-limit"))
  }

  @Test("the total of two versions is reported for both")
  func pair() throws {
    let old = try folder.write("old.xib", CostlyDocument.stack(3000))
    let new = try folder.write("new.xib", Documents.box)
    let result = try BuiltCommand.run(["diff", "--memory-limit", "5", old, new])
    #expect(result.status == 70)
    #expect(
      result.errors.contains(
        "\(old) → \(new): error: comparing this document took more than 5 MB of memory"))
  }

  @Test(
    "a document over a limit does not affect the other documents",
    arguments: ["check", "frames"])
  func several(command: String) throws {
    let small = try (0..<3).map { try folder.write("\($0).xib", Documents.box) }
    let large = try folder.write("large.xib", CostlyDocument.stack(6000))
    let result = try BuiltCommand.run(
      [command, "--time-limit", "2", small[0], large] + small[1...])
    #expect(result.status == 70)
    #expect(result.errors.contains("\(large): error: ") || result.output.contains("\(large):"))
    #expect((result.errors + result.output).contains("this document took longer than 2 seconds"))
  }

  @Test("messages distinguish workers that stop themselves from workers that crash")
  func statuses() {
    let script = """
      while read -r name; do
        case "$name" in *memory*) exit 77 ;; *time*) exit 78 ;; esac
        echo 1
      done
      """
    var pool = WorkerPool<Int>(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
    pool.width = 1
    pool.limits = WorkLimits(seconds: 3, megabytes: 20)
    var answers: [Result<Int, WorkerFault>] = []
    pool.run(["a", "memory", "time", "b"].map { InputFile(name: $0) }) { answers.append($1) }
    #expect(
      answers == [
        .success(1), .failure(.tookTooMuchMemory(megabytes: 20)),
        .failure(.tookTooLong(seconds: 3)), .success(1),
      ])
  }

  @Test("two versions share the larger version's limits")
  func versions() {
    let (small, large) = (Documents.box, CostlyDocument.stack(50))
    func version(_ text: String) -> DocumentVersion {
      DocumentVersion(path: "a.xib", name: "a.xib") { Data(text.utf8) }
    }
    for (old, new) in [(small, large), (large, small)] {
      let versions = StoredVersions(DocumentVersions(old: version(old), new: version(new)))
      #expect(versions.size == large.utf8.count)
    }
  }

  @Test("large documents, and several environments, have higher limits")
  func growth() {
    var limits = WorkLimits()
    #expect(limits.megabytes(forSize: 1000) == 450)
    #expect(limits.megabytes(forSize: 10 << 20) == 750)
    let one = limits.processorSeconds(forSize: 0)
    #expect(one == WorkLimits.usualSeconds)
    limits.environments = 12
    #expect(limits.processorSeconds(forSize: 0) == 12 * one)
    #expect(limits.waitingSeconds(forSize: 0) >= limits.processorSeconds(forSize: 0))
    #expect(WorkLimits(seconds: 7).processorSeconds(forSize: 99 << 20) == 7)
  }
}
