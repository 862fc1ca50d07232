import Diagnosis
import Foundation
import Testing

@testable import Command

/// Workers that are scripts: they answer, hang or die by the name of the document.
@Suite("The crew that checks documents")
@MainActor
struct CheckCrewTests {
  /// Answers every document with its own number of answers as the line, so that a new worker is seen.
  private static let script = """
    #!/bin/sh
    count=0
    while read -r name; do
      case "$name" in
        *hang*) exec sleep 60 ;;
        *die*) kill -SEGV $$ ;;
      esac
      count=$((count + 1))
      echo '{"status":65,"isForeign":false,"findings":{"path":"x","findings":[],\
    "problem":{"message":"fine","line":'$count'}}}'
    done
    """

  private func problems(
    _ names: [String], jobs: Int = 1, timeLimit: Double? = nil
  ) throws -> [DocumentFindings.Problem?] {
    let folder = try TemporaryFolder()
    let program = try folder.write("worker", Self.script.replacing("\\\n", with: ""))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let session = Session(
      terminal: Recording().terminal(), program: URL(fileURLWithPath: program))
    var problems: [DocumentFindings.Problem?] = []
    CheckCrew(settings: CheckSettings(), jobs: jobs, timeLimit: timeLimit)
      .check(names.map { InputFile(name: $0) }, session) { number, answer in
        #expect(number == problems.count)
        problems.append(answer.findings.problem)
      }
    return problems
  }

  @Test("a document that takes too long is ended and told, and costs only itself")
  func hang() throws {
    let begin = ContinuousClock.now
    let found = try problems(["a.xib", "hang.xib", "b.xib"], timeLimit: 0.5)
    #expect(ContinuousClock.now - begin < .seconds(20))
    #expect(found.map(\.?.line) == [1, nil, 1])
    #expect(
      found[1]?.message == """
        checking this document took longer than 0.5 seconds and was ended; --time-limit gives it \
        more, and please report it with the document
        """)
  }

  @Test("a document that crashes its worker is told, and costs only itself")
  func crash() throws {
    let found = try problems(["a.xib", "die.xib", "b.xib"])
    #expect(found.map(\.?.line) == [1, nil, 1])
    #expect(found[1]?.message.contains("checking this document crashed (signal 11)") == true)
  }

  @Test("a worker is followed by a new one after a hundred documents")
  func stretch() throws {
    let found = try problems((0..<205).map { "\($0).xib" })
    #expect(found.map(\.?.line) == Array(1...100) + Array(1...100) + Array(1...5))
  }
}
