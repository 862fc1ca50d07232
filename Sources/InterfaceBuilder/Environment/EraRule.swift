internal import Synchronization

/// The rules about old canvases that can be disabled, to measure their value.
///
/// A disabled rule treats every build like the newest one; `absentFonts` applies to all.
package enum EraRule: String, CaseIterable, Sendable {
  case safeAreas, fullHeightContentViews, tallTopInsets, middleTopInsets, standardGuideSpacing
  case wideRootMargins, hiddenStatusBar, hiddenPadStatusBar, keptHomeIndicator
  case wideCellMargins, wideMarginsOnX, narrowCellMargins, innerTableMargins, highCellMargins
  case doubledSafeArea, heldRows, unloadedCells, heldAmbiguousViews, smallTitles
  case absentFonts, ownContentFrames, plainCanvases, mediumText, wholeContentFrames
  case fullScreenScenes, earlyHomeIndicator, headerStatusBar

  private static let withheldRules = Mutex<Set<EraRule>>([])

  package static func withhold(_ rules: Set<EraRule>) {
    withheldRules.withLock { $0 = rules }
  }

  static var withheld: Set<EraRule> { withheldRules.withLock { $0 } }

  func first(_ build: Int, withheld: Set<EraRule> = Self.withheld) -> ToolsVersion {
    ToolsVersion(build: withheld.contains(self) ? 0 : build)
  }

  func builds(
    _ span: Range<Int>, withheld: Set<EraRule> = Self.withheld
  ) -> Range<ToolsVersion> {
    let end = ToolsVersion(build: span.upperBound)
    return (withheld.contains(self) ? end : ToolsVersion(build: span.lowerBound))..<end
  }
}
