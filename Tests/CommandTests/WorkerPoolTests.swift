import Foundation
import Testing

@testable import Command

@Suite("Worker processes")
struct WorkerPoolTests {
  private func outcomes(_ scripts: [String], width: Int = 3) -> [WorkerPool.Outcome] {
    var outcomes: [WorkerPool.Outcome] = []
    let pool = WorkerPool(program: URL(fileURLWithPath: "/bin/sh"), width: width)
    pool.run(scripts.map { ["-c", $0] }) { index, outcome in
      #expect(index == outcomes.count)
      outcomes.append(outcome)
    }
    return outcomes
  }

  @Test("outcomes come in the order of the jobs, whatever the order of their ends")
  func order() {
    let outcomes = outcomes(["sleep 0.2; echo a", "echo b; exit 3", "echo c >&2"])
    #expect(outcomes.map { String(decoding: $0.output, as: UTF8.self) } == ["a\n", "b\n", ""])
    #expect(String(decoding: outcomes[2].errors, as: UTF8.self) == "c\n")
    #expect(outcomes.map(\.end) == [.exited(0), .exited(3), .exited(0)])
  }

  @Test("a crash is distinguished from an exit, and the other jobs are done")
  func crash() {
    let outcomes = outcomes(["kill -SEGV $$", "echo fine"], width: 1)
    #expect(outcomes[0].end == .crashed(signal: 11))
    #expect(outcomes[1].end == .exited(0))
  }

  @Test("much output on both streams blocks nobody")
  func muchOutput() {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
    let outcomes = outcomes([script, script])
    for outcome in outcomes {
      #expect(outcome.output.count == 300_000)
      #expect(outcome.errors.count == 300_000)
    }
  }

  @Test("a program that is not there is reported for every job")
  func noProgram() {
    var ends: [WorkerPool.End] = []
    WorkerPool(program: URL(fileURLWithPath: "/nowhere/program")).run([[], []]) {
      ends.append($1.end)
    }
    #expect(ends.count == 2)
    for end in ends {
      guard case .notStarted = end else {
        Issue.record("it ran")
        continue
      }
    }
  }
}
