import Diagnosis
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("The workers that check documents")
@MainActor
struct CheckWorkerTests {
  /// The script is a fixture, since a program that another test's child holds open for writing
  /// cannot be started.
  private static let program = TestFiles.fixture("workers/by-name.sh")

  private func problems(
    _ names: [String], jobs: Int = 1, timeLimit: Double? = nil
  ) -> [DocumentFindings.Problem?] {
    let session = Session(terminal: Recording().terminal(), program: Self.program)
    var problems: [DocumentFindings.Problem?] = []
    CheckWorker(settings: CheckSettings()).check(
      names.map { InputFile(name: $0) }, in: session, jobs: jobs,
      limits: WorkLimits(seconds: timeLimit)
    ) { number, answer in
      #expect(number == problems.count)
      problems.append(answer.findings.problem)
    }
    return problems
  }

  @Test("a document that takes too long is stopped and reported, and does not affect others")
  func hang() {
    let found = problems(["a.xib", "hang.xib", "b.xib"], timeLimit: 0.5)
    #expect(found.map(\.?.line) == [1, nil, 1])
    #expect(
      found[1]?.message == """
        checking this document took longer than 0.5 seconds and was stopped; raise --time-limit, or \
        report it together with the document
        """)
  }

  @Test("a document that crashes the worker is reported, and does not affect others")
  func crash() {
    let found = problems(["a.xib", "die.xib", "b.xib"])
    #expect(found.map(\.?.line) == [1, nil, 1])
    #expect(found[1]?.message.contains("checking this document crashed (signal 11)") == true)
  }
}
