import AutoLayout
import Diagnosis
import Foundation

/// Expects a view or controller without layout problems at any size of its window.
///
/// Conflicts, ambiguities, truncated and clipped texts, overlaps, and views without a size, off
/// screen or outside the safe area fail the test, each once, with the sizes.
///
/// ```swift
/// expectNoFindings(of: CardController(), heights: 600...900)
/// ```
///
/// A view fills the window. `windows` are kinds of windows: `iphone`, `ipad`, `duo`, or
/// `resizable` for the first two. `widths` and `heights` are whole points: without them, every
/// width from 320 to 1376 is checked at two heights, and the reverse. With both, each width is
/// combined with each height. `rules` names rules that do not count.
///
/// The subject is evaluated again after a conflict.
///
/// - Complexity: A layout of the subject for each size.
@preconcurrency @MainActor
public func expectNoFindings<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject, windows: [String] = ["resizable"],
  widths: ClosedRange<Int>? = nil, heights: ClosedRange<Int>? = nil, except rules: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    if let unknown = windows.first(where: { !SizeSweep.presets.contains($0) }) {
      throw SnapshotFailure(
        "unknown windows '\(unknown)'; expected \(SizeSweep.presets.joined(separator: ", "))")
    }
    let sweep = SizeSweep(
      windows: windows, widths: widths.map { [SizeRange($0.lowerBound, $0.upperBound)] },
      heights: heights.map { [SizeRange($0.lowerBound, $0.upperBound)] })
    let found = try withoutActuallyEscaping(subject) { subject in
      try ViewSweep(sweep) {
        switch try subject().snapshotContent {
        case .view(let view): .view(view)
        case .controller(let controller): .controller(controller)
        case .layer: throw SnapshotFailure("a layer has no constraints to check")
        }
      }.findings()
    }
    for finding in found where !rules.contains(finding.rule) {
      TestReport.fail("\(finding.statement) [\(finding.rule)]", at: place)
    }
  } catch {
    TestReport.fail(SnapshotExpectation.words(error), at: place)
  }
}
