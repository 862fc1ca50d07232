import Foundation
import TestSupport
import Testing

@testable import LayoutSnapshots

@MainActor @Suite("Snapshot files")
struct SnapshotFileTests {
  private let folder = TemporaryFolder()

  private var url: URL { folder.url.appendingPathComponent("A Suite/test.1.txt") }

  private func failure(
    _ text: String, _ mode: SnapshotRecordMode,
    attach: (SnapshotArtifacts.Piece, String) -> Void = { _, _ in }
  ) -> String? {
    do {
      try SnapshotFile(url: url, form: .frames, mode: mode).check(Data(text.utf8), attach: attach)
      return nil
    } catch {
      return error.message
    }
  }

  private var recorded: String? {
    try? folder.read("A Suite/test.1.txt")
  }

  @Test("a missing snapshot is recorded and fails, and passes from then on")
  func missing() {
    #expect(failure("a", .missing)?.contains("recorded \(url.path)") == true)
    #expect(recorded == "a")
    #expect(failure("a", .missing) == nil && failure("a", .never) == nil)
    #expect(failure("a", .failed) == nil)
  }

  @Test("mode never writes nothing")
  func never() {
    #expect(failure("a", .never)?.contains("recording is off") == true)
    #expect(recorded == nil)
  }

  @Test("mode all always writes, and always fails")
  func all() {
    #expect(failure("a", .all) != nil && failure("a", .all) != nil)
    #expect(failure("b", .all) != nil && recorded == "b")
  }

  @Test("mode failed writes differing snapshots")
  func failed() {
    _ = failure("a", .missing)
    #expect(failure("b", .failed)?.contains("recorded again") == true && recorded == "b")
  }

  @Test("a failure writes before, after and difference, and names them")
  func difference() throws {
    _ = failure("View (0, 0, 1, 1)\n", .missing)
    var attached: [String: String] = [:]
    let message = try #require(
      failure("View (0, 0, 1, 2)\n", .missing) { piece, name in
        attached[name] = String(decoding: piece.data, as: UTF8.self)
      })
    #expect(recorded == "View (0, 0, 1, 1)\n")
    #expect(message.contains("View: height 1 → 2\n- View (0, 0, 1, 1)\n+ View (0, 0, 1, 2)"))
    #expect(
      attached == [
        "test.1.before.txt": "View (0, 0, 1, 1)\n", "test.1.after.txt": "View (0, 0, 1, 2)\n",
        "test.1.difference.txt": "- View (0, 0, 1, 1)\n+ View (0, 0, 1, 2)\n",
      ])
    let folder = SnapshotArtifacts.folder().appendingPathComponent("A Suite")
    #expect(message.contains(folder.path))
    let after = try Data(contentsOf: folder.appendingPathComponent("test.1.after.txt"))
    #expect(after == Data("View (0, 0, 1, 2)\n".utf8))
  }

  @Test("files that cannot be written are reported")
  func unwritable() throws {
    // A file in place of the folder.
    try folder.write("A Suite", "")
    #expect(failure("a", .missing)?.contains("cannot write the snapshot") == true)
  }

  @Test("the mode is taken from the call, the scope and the environment, in this order")
  func modes() throws {
    let variable = [SnapshotRecordMode.variable: "never"]
    #expect(try SnapshotRecordMode.current(nil, environment: [:]) == .missing)
    #expect(try SnapshotRecordMode.current(nil, environment: variable) == .never)
    try withSnapshotTesting(record: .failed) { () throws in
      #expect(try SnapshotRecordMode.current(nil, environment: variable) == .failed)
      #expect(try SnapshotRecordMode.current(.all, environment: variable) == .all)
    }
    #expect(throws: SnapshotFailure.self) {
      try SnapshotRecordMode.current(nil, environment: [SnapshotRecordMode.variable: "yes"])
    }
  }
}
