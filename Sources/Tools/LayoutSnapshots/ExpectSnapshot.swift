import AutoLayout
import Foundation

/// Compares a laid-out view, controller or layer with the recording.
///
/// The recording is a file next to the test, `__Snapshots__/Suite/test.name.txt` or `.png`. If the
/// recording is missing, it is written and the test fails: review it and run the test again. A
/// failing test writes before, after and difference to a folder (`SNAPSHOT_ARTIFACTS` sets it).
///
/// ```swift
/// expectSnapshot(of: CardView("Anna"), on: .iPhone15, .iPadPro11.landscape)
/// ```
///
/// The subject is evaluated again for each environment.
///
/// - Complexity: A layout for each environment; for a picture, linear in the pixels.
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

@MainActor
struct SnapshotExpectation {
  let form: SnapshotForm
  let environments: [SnapshotEnvironment]
  let name: String?
  let mode: SnapshotRecordMode?
  let test: TestIdentity
  let place: SourcePlace

  /// Takes and compares every snapshot; each difference is a separate test failure.
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

  static func words(_ error: any Error) -> String {
    (error as? SnapshotFailure)?.message ?? "the subject of the snapshot threw: \(error)"
  }
}

@MainActor
struct SnapshotTaker {
  let form: SnapshotForm
  let environment: SnapshotEnvironment

  /// Returns the file's bytes: text with a final newline, or a picture.
  func data(of subject: () throws -> any SnapshotSubject) throws -> Data {
    guard case .picture(_, _, let scale) = form.kind else {
      return Data((try text(of: subject) + "\n").utf8)
    }
    return try SnapshotStage(environment: environment).show(subject) { scene in
      try ScenePicture.png(of: scene, scale: scale)
    }
  }

  func text(of subject: () throws -> any SnapshotSubject) throws -> String {
    try SnapshotStage(environment: environment).show(subject) { scene in
      form.kind == .constraints
        ? EquationText.text(of: scene, environment) : FrameText.text(of: scene, environment)
    }
  }
}
