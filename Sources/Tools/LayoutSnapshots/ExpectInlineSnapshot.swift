import Foundation

/// Compares a laid-out view, controller or layer with a text in the test itself.
///
/// Omit the closure and run the test, which writes it into the source as a multi-line literal.
/// `record: .all` or `SNAPSHOT_TESTING_RECORD=failed` rewrites it. A source that has changed since
/// the tests were built is not modified. A picture has no inline form.
///
/// - Complexity: A single layout; recording is linear in the source.
@preconcurrency @MainActor
public func expectInlineSnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject, as form: SnapshotForm = .frames,
  on environment: SnapshotEnvironment = .current, record mode: SnapshotRecordMode? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = TestIdentity(named: testName, function: function, filePath: place.path)
  do {
    try InlineExpectation(
      form: form, environment: environment, mode: try SnapshotRecordMode.current(mode), test: test,
      place: place, recorder: .ofProcess
    ).check(subject, expected?())
  } catch {
    TestReport.fail(SnapshotExpectation.words(error), at: place)
  }
}

@MainActor
struct InlineExpectation {
  let form: SnapshotForm
  let environment: SnapshotEnvironment
  let mode: SnapshotRecordMode
  let test: TestIdentity
  let place: SourcePlace
  let recorder: InlineRecorder

  func check(_ subject: () throws -> any SnapshotSubject, _ expected: String?) throws {
    if case .picture = form.kind {
      throw SnapshotFailure(
        "a picture cannot be an inline snapshot; use `expectSnapshot(of:as:)`, or `.frames`")
    }
    let text = try SnapshotTaker(form: form, environment: environment).text(of: subject)
    guard let expected, mode != .all else {
      if expected == text { return }
      guard mode != .never else {
        throw SnapshotFailure("the call has no text to compare with, and recording is off (never)")
      }
      try record(text, insteadOf: expected)
      throw SnapshotFailure(
        "recorded the text in \(place.path):\(place.line); check it and run the test again")
    }
    let form = SnapshotForm(kind: form.kind)
    guard
      let difference = try SnapshotDifference(Data(expected.utf8), Data(text.utf8), form)
    else { return }
    let url = SnapshotNames.folder(of: test, beside: place.path)
      .appendingPathComponent("\(FileNamePart.of(test.function)).line-\(place.line).txt")
    let folder = SnapshotArtifacts.write(difference.pieces, of: url)
    for piece in difference.pieces {
      TestReport.attach(piece.data, named: SnapshotArtifacts.name(of: piece, url), at: place)
    }
    var message = "the inline snapshot differs: \(difference.message)"
    if let folder { message += "\nbefore, after and difference: \(folder.path)" }
    if mode == .failed {
      try record(text, insteadOf: expected)
      message += "\nrecorded again in \(place.path)"
    }
    throw SnapshotFailure(message)
  }

  private func record(_ text: String, insteadOf expected: String?) throws(SnapshotFailure) {
    try recorder.record(
      text, insteadOf: expected, in: place.path, line: place.line, column: place.column)
  }
}
