import AutoLayout
public import Diagnosis
import Foundation

/// Expects that a view or controller has no findings of the accessibility rules.
///
/// `autolayout check --accessibility` has the same rules: small targets, missing labels, labels
/// that are file names, low contrast in every appearance. Each finding fails the test.
///
/// ```swift
/// expectAccessible(CardController(), except: ["small-target"])
/// ```
///
/// A view is laid out at its size, or at the size that fits; a controller on the screen. `rules`
/// names rules that do not count; `severity` is the least that fails, `warning` by default.
///
/// - Complexity: A layout of the subject.
@preconcurrency @MainActor
public func expectAccessible<Subject: SnapshotSubject>(
  _ subject: @autoclosure () throws -> Subject, severity: Severity = .warning,
  except rules: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let view: UIView
    switch try subject().snapshotContent {
    case .view(let own):
      view = own
      if view.bounds.isEmpty { view.frame.size = view.systemLayoutSizeFitting(.zero) }
    case .controller(let controller):
      view = controller.view
      if view.bounds.isEmpty { view.frame = UIScreen.main.bounds }
    case .layer: throw SnapshotFailure("a layer has no accessibility")
    }
    view.layoutIfNeeded()
    for finding in ViewAccessibility.findings(in: view)
    where finding.severity >= severity && !rules.contains(finding.rule) {
      TestReport.fail("\(finding.message) [\(finding.rule)]", at: place)
    }
  } catch {
    TestReport.fail(SnapshotExpectation.words(error), at: place)
  }
}
