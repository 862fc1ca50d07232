import Foundation
import Testing

@testable import Command

@Suite("What workers say about their files")
struct WorkerRecordTests {
  private func records(_ output: String, _ errors: String, _ end: WorkerPool.End)
    -> [WorkerRecord]
  {
    WorkerRecord.records(
      of: WorkerPool.Outcome(output: Data(output.utf8), errors: Data(errors.utf8), end: end))
  }

  @Test("each file has its own output, errors and code")
  func files() {
    let records = records("a\n\u{0}0\u{0}\u{0}65\u{0}", "\u{0}b: bad\n\u{0}", .exited(0))
    #expect(records.map { String(decoding: $0.output, as: UTF8.self) } == ["a\n", ""])
    #expect(records.map { String(decoding: $0.errors, as: UTF8.self) } == ["", "b: bad\n"])
    #expect(records.map(\.code) == [.success, .badInput])
    #expect(records.allSatisfy { $0.end == nil })
  }

  @Test("a crash belongs to the file after the last one that was finished")
  func crash() {
    let records = records("a\n\u{0}0\u{0}", "\u{0}half\n", .crashed(signal: 11))
    #expect(records.count == 2)
    #expect(records[1].end == .crashed(signal: 11))
    #expect(String(decoding: records[1].errors, as: UTF8.self) == "half\n")
  }

  @Test(
    "a worker that never began has one record, so that the work goes on",
    arguments: [WorkerPool.End.exited(2), .notStarted("no memory"), .exited(0)])
  func nothing(end: WorkerPool.End) {
    let records = records("", "usage\n", end)
    #expect(records.map(\.end) == [end])
  }
}
