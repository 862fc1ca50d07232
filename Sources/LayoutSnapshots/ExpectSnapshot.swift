import AutoLayout
import Foundation

/// Compares a laid out view, controller or layer with what was recorded before.
///
/// The recording is a file beside the test, `__Snapshots__/Suite/test.name.txt` or `.png`. One that
/// is not there is written, and the test fails: look at it and run the test again. A test that
/// differs leaves before, after and difference in a folder that the message names
/// (`SNAPSHOT_ARTIFACTS` chooses it), and attaches them in Swift Testing.
///
/// ```swift
/// @Test func card() {
///   expectSnapshot(of: CardView("Anna"), on: .iPhone15, .iPadPro11.landscape)
/// }
/// ```
///
/// - Parameters:
///   - subject: What is laid out; made anew for each environment if the expression makes it.
///   - form: What is compared: frames as text, constraints as equations, or a picture.
///   - environments: Where it is laid out; the screen as it is if there are none.
///   - name: What tells the snapshot from others of the test; nil numbers it.
///   - mode: When it is written; nil leaves it to the scope, the environment's
///     `SNAPSHOT_TESTING_RECORD`, and then to `.missing`.
///   - testName: What the test is called; nil for its own name.
///   - fileID: Where the call stands.
///   - filePath: The same.
///   - function: The function that the call stands in.
///   - line: The same.
///   - column: The same.
/// - Complexity: One layout for each environment; for a picture, linear in its pixels.
@preconcurrency @MainActor
public func expectSnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject, as form: SnapshotForm = .frames,
  on environments: SnapshotEnvironment..., named name: String? = nil,
  record mode: SnapshotRecordMode? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotExpectation(
    form: form, environments: form.environments + environments, name: name, mode: mode,
    test: TestIdentity(named: testName, function: function, filePath: place.path), place: place
  ).check(subject)
}

/// One call of `expectSnapshot`.
@MainActor
struct SnapshotExpectation {
  let form: SnapshotForm
  let environments: [SnapshotEnvironment]
  let name: String?
  let mode: SnapshotRecordMode?
  let test: TestIdentity
  let place: SourcePlace

  /// Takes and compares every snapshot; each difference fails the test by itself.
  func check<Subject: SnapshotSubject>(_ subject: () throws -> Subject) {
    let folder = SnapshotNames.folder(of: test, beside: place.path)
    let all = environments.isEmpty ? [.current] : environments
    do {
      guard Set(all).count == all.count else {
        throw SnapshotFailure("an environment is named twice in `on:`; each is compared once")
      }
      let mode = try SnapshotRecordMode.current(mode)
      let stem = try SnapshotNames.stem(test, named: name, in: folder)
      for environment in all {
        check(subject, environment, mode, stem, folder)
      }
    } catch {
      TestReport.fail(Self.words(error), at: place)
    }
  }

  private func check(
    _ subject: () throws -> any SnapshotSubject, _ environment: SnapshotEnvironment,
    _ mode: SnapshotRecordMode, _ stem: String, _ folder: URL
  ) {
    do {
      let asker = "\(test.suite).\(test.function) \(name.map { "\"\($0)\"" } ?? stem)"
      let url = try SnapshotNames.file(stem, environment, form, in: folder, askedBy: asker)
      let data = try SnapshotTaker(form: form, environment: environment).data(of: subject)
      try SnapshotFile(url: url, form: form, mode: mode).check(data) { piece, name in
        TestReport.attach(piece.data, named: name, at: place)
      }
    } catch {
      TestReport.fail(Self.words(error), at: place)
    }
  }

  /// An error of ours is a sentence; one of the test's own says where it comes from.
  static func words(_ error: any Error) -> String {
    (error as? SnapshotFailure)?.message ?? "the subject of the snapshot threw: \(error)"
  }
}

/// Takes one snapshot.
@MainActor
struct SnapshotTaker {
  let form: SnapshotForm
  let environment: SnapshotEnvironment

  /// The bytes: of a text, with a line break at the end, or of a picture.
  func data(of subject: () throws -> any SnapshotSubject) throws -> Data {
    guard case .picture(_, _, let scale) = form.kind else {
      return Data((try text(of: subject) + "\n").utf8)
    }
    return try SnapshotStage(environment: environment).show(subject) { scene in
      try ScenePicture.png(of: scene, scale: scale)
    }
  }

  /// The text, without a line break at its end.
  func text(of subject: () throws -> any SnapshotSubject) throws -> String {
    try SnapshotStage(environment: environment).show(subject) { scene in
      form.kind == .constraints
        ? EquationText.text(of: scene, environment) : FrameText.text(of: scene, environment)
    }
  }
}
