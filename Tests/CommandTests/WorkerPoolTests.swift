import Foundation
import Testing

@testable import Command

@Suite("Worker processes")
struct WorkerPoolTests {
  private struct Answer: Codable, Hashable, Sendable {
    var name: String
    var count: Int
  }

  private static let script = """
    count=0
    while read -r name; do
      case "$name" in
        *slow*) sleep 0.2 ;;
        *hang*) exec sleep 60 ;;
        *die*) kill -SEGV $$ ;;
        *leave*) exit 3 ;;
        *much*) head -c 300000 /dev/zero >&2 ;;
      esac
      count=$((count + 1))
      echo '{"name":'$name',"count":'$count'}'
    done
    """

  private func answers(
    _ names: [String], width: Int = 1, timeLimit: Double? = nil,
    program: String = "/bin/sh"
  ) -> [Result<Answer, WorkerFault>] {
    var pool = WorkerPool<Answer>(
      program: URL(fileURLWithPath: program), arguments: ["-c", Self.script])
    pool.width = width
    pool.timeLimit = timeLimit
    var answers: [Result<Answer, WorkerFault>] = []
    pool.run(names.map { InputFile(name: $0) }) { index, answer in
      #expect(index == answers.count)
      answers.append(answer)
    }
    return answers
  }

  @Test("results are in the files' order, for any order of completion")
  func order() throws {
    let answers = try answers(["slow", "b", "c", "d"], width: 3).map { try $0.get() }
    #expect(answers.map(\.name) == ["slow", "b", "c", "d"])
  }

  @Test("a file that ends the worker is reported with the reason, and does not affect others")
  func crash() {
    let answers = answers(["a", "die", "b", "leave", "c"])
    #expect(
      answers == [
        .success(Answer(name: "a", count: 1)), .failure(.crashed(signal: 11)),
        .success(Answer(name: "b", count: 1)), .failure(.crashed(signal: nil)),
        .success(Answer(name: "c", count: 1)),
      ])
  }

  @Test("a file that takes too long is stopped, and does not affect others")
  func hang() {
    let answers = answers(["a", "hang", "b"], timeLimit: 0.5)
    #expect(answers[1] == .failure(.tookTooLong(seconds: 0.5)))
    #expect(answers[2] == .success(Answer(name: "b", count: 1)))
  }

  @Test("a worker is replaced after a hundred files")
  func stretch() throws {
    let answers = try answers((0..<205).map { "\($0)" }).map { try $0.get() }
    #expect(answers.map(\.count) == Array(1...100) + Array(1...100) + Array(1...5))
  }

  @Test("a large output on standard error blocks no process")
  func muchOutput() throws {
    #expect(try answers(["much", "b"]).map { try $0.get().count } == [1, 2])
  }

  @Test("a missing program is reported for every file")
  func noProgram() {
    let answers = answers(["a", "b"], program: "/nowhere/program")
    #expect(answers.count == 2)
    for answer in answers {
      guard case .failure(.notStarted) = answer else {
        Issue.record("it ran")
        continue
      }
    }
  }

  @MainActor
  @Test("a command's output about a file is returned unchanged, with the status")
  func output() throws {
    let printed = FileOutput { terminal in
      terminal.print("a")
      terminal.relay(Data("b".utf8), Data("c\n".utf8))
      return .badInput
    }
    let copy = try JSONDecoder().decode(FileOutput.self, from: JSONEncoder().encode(printed))
    #expect(String(decoding: copy.output, as: UTF8.self) == "a\nb")
    #expect(String(decoding: copy.errors, as: UTF8.self) == "c\n")
    #expect(copy.code == .badInput)
  }
}
