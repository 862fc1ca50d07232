import Foundation
import TestSupport
import Testing

@testable import LayoutSnapshots

@Suite("Writing into sources")
struct InlineRecorderTests {
  private let folder = TemporaryFolder()
  private let file: URL
  private static let source = """
    func a() {
      expectInlineSnapshot(of: one)
      expectInlineSnapshot(of: two)
      expectInlineSnapshot(of: three)
    }

    """

  init() throws {
    file = URL(fileURLWithPath: try folder.write("Tests.swift", Self.source))
  }

  private func process(builtAfter seconds: TimeInterval) -> InlineRecorder {
    let date =
      (Date(
        timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate / 1000).rounded()
          * 1000))
    return InlineRecorder(folder: folder.url, build: date.addingTimeInterval(seconds))
  }

  private var text: String {
    get throws { try folder.read("Tests.swift") }
  }

  @Test("processes in a build use the locations in the compiled source, in turn")
  func processes() throws {
    for (line, text) in [(3, "B"), (2, "A\nA"), (4, "C")] {
      try process(builtAfter: 5000).record(
        text, insteadOf: nil, in: file.path, line: UInt(line), column: 3)
    }
    let calls = try text.components(separatedBy: "expectInlineSnapshot(of: ").dropFirst()
    #expect(calls.map { String($0.prefix { $0 != ")" }) } == ["one", "two", "three"])
    #expect(try text.contains("one) {\n    \"\"\"\n    A\n    A\n    \"\"\"\n  }\n  expect"))
    #expect(try text.contains("three) {\n    \"\"\"\n    C\n    \"\"\"\n  }\n}\n"))
  }

  @Test("concurrent processes do not lose each other's texts")
  func concurrency() async throws {
    let (recorder, path) = (process(builtAfter: 5000), file.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in 2...4 {
        group.addTask {
          try recorder.record("text \(line)", insteadOf: nil, in: path, line: UInt(line), column: 3)
        }
      }
      try await group.waitForAll()
    }
    #expect(try (2...4).allSatisfy { try text.contains("    text \($0)\n") })
  }

  @Test("a file edited after the build, or between two texts, is not changed")
  func edited() throws {
    let old = process(builtAfter: -100_000)
    #expect(throws: SnapshotFailure.self) {
      try old.record("A", insteadOf: nil, in: file.path, line: 2, column: 3)
    }
    #expect(try text == Self.source)
    let recorder = process(builtAfter: 5000)
    try recorder.record("A", insteadOf: nil, in: file.path, line: 2, column: 3)
    let edited = "// new\n" + (try text)
    try Data(edited.utf8).write(to: file)
    #expect(throws: SnapshotFailure.self) {
      try recorder.record("B", insteadOf: nil, in: file.path, line: 3, column: 3)
    }
    #expect(try text == edited)
  }

  @Test("a new build uses the new locations")
  func rebuilt() throws {
    try process(builtAfter: 5000).record("A", insteadOf: nil, in: file.path, line: 2, column: 3)
    try process(builtAfter: 9000).record("A2", insteadOf: "A", in: file.path, line: 2, column: 3)
    try process(builtAfter: 9000).record("B", insteadOf: nil, in: file.path, line: 7, column: 3)
    #expect(try text.contains("    A2\n") && text.contains("two) {\n    \"\"\"\n    B\n"))
  }
}
