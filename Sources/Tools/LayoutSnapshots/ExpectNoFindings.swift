import AutoLayout
import Diagnosis
import Foundation

/// Expects that a view or controller has no layout problems at any window size.
///
/// These problems fail the test, each once, with the sizes: conflicts, ambiguities, truncated and
/// clipped texts, overlaps, and views with no size, off screen or outside the safe area.
///
/// ```swift
/// expectNoFindings(of: CardController(), heights: 600...900)
/// ```
///
/// A view fills the window. `windows` are kinds of windows: `iphone`, `ipad`, `duo`, or `resizable`
/// for the first two. `widths` and `heights` are whole points. By default, every width from 320 to
/// 1376 is checked at two heights, and the reverse. With both, each width is combined with each
/// height. `rules` names rules that do not count.
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
