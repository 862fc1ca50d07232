import Foundation

/// Compares a laid-out view, controller or layer with a text in the test itself.
///
/// Omit the closure and run the test, which writes it into the source: a multi-line string literal
/// with the indentation of the call. `record: .all` or `SNAPSHOT_TESTING_RECORD=failed` rewrites
/// it. A source that has changed since the tests were built is not modified.
///
/// ```swift
/// expectInlineSnapshot(of: CardView("Anna"), on: .iPhone15) {
///   """
///   on iPhone 15
///   CardView (0, 0, 393, 72)
///     UILabel "Anna" (16, 16, 361, 20.33)
///   """
/// }
/// ```
///
/// - Parameters:
///   - subject: The view, controller or layer.
///   - form: Frames or constraints; a picture has no inline form.
///   - environment: The device and traits of the layout.
///   - mode: When the literal is written; nil for the scope's or the environment's mode.
///   - testName: The name for artifacts; nil for the test's own name.
///   - fileID: The file ID of the call.
///   - filePath: The path of the call.
///   - function: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: The expected text.
/// - Complexity: One layout; recording is linear in the source.
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

/// One call of `expectInlineSnapshot`.
@MainActor
struct InlineExpectation {
  let form: SnapshotForm
  let environment: SnapshotEnvironment
  let mode: SnapshotRecordMode
  let test: TestIdentity
  let place: SourcePlace
  let recorder: InlineRecorder

  /// Compares the text, and throws for a difference or a newly written text.
  func check(_ subject: () throws -> any SnapshotSubject, _ expected: String?) throws {
    if case .picture = form.kind {
      throw SnapshotFailure(
        "a picture cannot be an inline snapshot; use `expectSnapshot(of:as:)`, or `.frames`")
    }
    let text = try SnapshotTaker(form: form, environment: environment).text(of: subject)
    guard let expected, mode != .all else {
      // An identical text is not written again.
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
