import AutoLayout
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LayoutSnapshots

@MainActor @Suite("Expectations")
struct ExpectSnapshotTests {
  private let folder = TemporaryFolder()

  /// A snapshot for a nonexistent test file, which keeps snapshots out of the sources.
  private func expectation(
    _ function: String, _ environments: [SnapshotEnvironment] = [], named name: String? = nil,
    _ mode: SnapshotRecordMode = .missing, as form: SnapshotForm = .frames
  ) -> SnapshotExpectation {
    let test = TestIdentity(
      named: function, function: "", filePath: folder.path + "/CardTests.swift")
    return SnapshotExpectation(
      form: form, environments: environments, name: name, mode: mode, test: test,
      place: SourcePlace(
        fileID: #fileID, filePath: #filePath, line: #line, column: #column,
        path: folder.path + "/CardTests.swift"))
  }

  private func issues(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test("a test's snapshots are numbered, named snapshots are not, and environments are suffixes")
  func names() throws {
    let test = TestIdentity(named: "a card()", function: "", filePath: folder.path + "/X.swift")
    let place = SnapshotNames.folder(of: test, beside: folder.path + "/X.swift")
    #expect(
      place.path == folder.path + "/__Snapshots__/LayoutSnapshotsTests.ExpectSnapshotTests"
        || place.path == folder.path + "/__Snapshots__/ExpectSnapshotTests")
    func file(_ name: String?, _ environment: SnapshotEnvironment, _ form: SnapshotForm) throws
      -> String
    {
      let stem = try SnapshotNames.stem(test, named: name, in: place)
      return try SnapshotNames.file(stem, environment, form, in: place, askedBy: name ?? stem)
        .lastPathComponent
    }
    #expect(try file(nil, .current, .frames) == "a-card.1.txt")
    #expect(
      try file(nil, .iPadPro11.landscape.dark, .frames) == "a-card.2.iPad-Pro-11-landscape-dark.txt"
    )
    #expect(try file("with photo", .current, .picture) == "a-card.with-photo.png")
    #expect(try file(nil, .current, .constraints) == "a-card.3.constraints.txt")
    #expect(throws: SnapshotFailure.self) { try file("with-photo", .current, .picture) }
    SnapshotNames.begin(test, beside: folder.path + "/X.swift")
    #expect(try file(nil, .current, .frames) == "a-card.1.txt")
  }

  @Test("a test records, passes, and fails when the layout changes")
  func life() throws {
    func run(_ gap: CGFloat, _ mode: SnapshotRecordMode = .missing) -> [String] {
      issues {
        expectation("life", [.iPhone15, .iPhone8], named: "x", mode).check {
          TestViews.boxes(gap: gap)
        }
      }
    }
    #expect(run(8).count == 2)
    #expect(run(8).isEmpty)
    let failed = run(12)
    #expect(failed.count == 2)
    #expect(failed.allSatisfy { $0.contains("UIView #lower: moved 4 down") }, "\(failed)")
    #expect(run(12, .all).count == 2)
    #expect(run(12).isEmpty)
  }

  @Test("pictures have the same bytes twice")
  func pictures() throws {
    func run(_ gap: CGFloat) -> [String] {
      issues {
        expectation("picture", [.iPhone15.dark], named: "x", as: .picture).check {
          TestViews.boxes(gap: gap)
        }
      }
    }
    #expect(run(8).count == 1)
    #expect(run(8).isEmpty)
    #expect(run(20).first?.contains("pixels") == true)
  }

  @Test("a test with arguments has to name the snapshots", arguments: [1])
  func arguments(_ number: Int) throws {
    #expect(
      issues { expectation("f").check { TestViews.boxes() } }.first?
        .contains("add `named:`") == true)
    #expect(
      issues { expectation("f", named: "\(number)").check { TestViews.boxes() } }.first?
        .contains("no snapshot f.1.txt found") == true)
  }

  @Test("an environment that is named twice is an error")
  func twice() throws {
    let told = issues {
      expectation("f", [.iPhone15, .iPhone15]).check { TestViews.boxes() }
    }
    #expect(told.first?.contains("named twice") == true && told.count == 1)
  }

  @Test("a subject that throws fails the test with the thrown error")
  func throwing() throws {
    struct Broken: Error {}
    let told = issues {
      expectation("f").check { () throws -> UIView in throw Broken() }
    }
    #expect(told.first?.contains("the subject of the snapshot threw: Broken()") == true)
  }

  @Test("a text in the source is compared, but a picture cannot be inline")
  func inline() {
    expectInlineSnapshot(of: TestViews.boxes(), on: .iPhoneSe, record: .never) {
      """
      on iPhone SE (1st generation)
      UIView (0, 0, 320, 88)
        UIView #upper (10, 10, 300, 20)
        UIView #lower (10, 38, 300, 40)
      """
    }
    assertInlineSnapshot(
      of: TestViews.boxes(), as: .recursiveDescription(on: .iPhoneSe), record: .never
    ) {
      """
      on iPhone SE (1st generation)
      UIView (0, 0, 320, 88)
        UIView #upper (10, 10, 300, 20)
        UIView #lower (10, 38, 300, 40)
      """
    }
    #expect(
      issues {
        expectInlineSnapshot(of: TestViews.boxes(gap: 9), on: .iPhoneSe, record: .never) {
          """
          on iPhone SE (1st generation)
          UIView (0, 0, 320, 88)
            UIView #upper (10, 10, 300, 20)
            UIView #lower (10, 38, 300, 40)
          """
        }
      }.first?.contains("UIView #lower: moved 1 down") == true)
    #expect(
      issues { expectInlineSnapshot(of: UIView(), as: .picture, record: .never) }.first?
        .contains("a picture cannot be an inline snapshot") == true)
  }

  @Test("a call is found at the location from the compiler")
  func place() throws {
    func expectInlineSnapshot(
      line: UInt = #line, column: UInt = #column, matches: () -> String
    ) -> (line: UInt, column: UInt) { (line, column) }
    let short = expectInlineSnapshot() { "here" }
    let long = expectInlineSnapshot() {
      """
      there
      """
    }
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    for (place, text) in [(short, "here"), (long, "there")] {
      let call = InlineCall(line: Int(place.line), column: Int(place.column), in: bytes)
      #expect(call?.value == text)
    }
  }

  @Test("the trait sets the mode and restarts the numbering", .snapshots(record: .never))
  func trait() throws {
    #expect(try SnapshotRecordMode.current(nil, environment: [:]) == .never)
  }
}
