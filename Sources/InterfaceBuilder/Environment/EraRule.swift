internal import Synchronization

/// The rules about old canvases that can be disabled, by their names in ``XcodeEra``.
///
/// The value of a rule is measured by laying out recorded documents with and without it, which
/// shows rules that apply to a single repository only. A disabled rule treats every build like the
/// newest one; `absentFonts` applies to all.
package enum EraRule: String, CaseIterable, Sendable {
  case safeAreas, fullHeightContentViews, tallTopInsets, middleTopInsets, standardGuideSpacing
  case wideRootMargins, hiddenStatusBar, hiddenPadStatusBar, keptHomeIndicator
  case wideCellMargins, wideMarginsOnX, narrowCellMargins, innerTableMargins, highCellMargins
  case doubledSafeArea, heldRows, unloadedCells, heldAmbiguousViews, smallTitles
  case absentFonts, ownContentFrames, plainCanvases, mediumText, wholeContentFrames
  case fullScreenScenes, earlyHomeIndicator, headerStatusBar

  private static let withheldRules = Mutex<Set<EraRule>>([])

  /// Disables rules for the whole process, before the first layout: eras are read once.
  package static func withhold(_ rules: Set<EraRule>) {
    withheldRules.withLock { $0 = rules }
  }

  static var withheld: Set<EraRule> { withheldRules.withLock { $0 } }

  /// The first build of a rule.
  func first(_ build: Int, withheld: Set<EraRule> = Self.withheld) -> ToolsVersion {
    ToolsVersion(build: withheld.contains(self) ? 0 : build)
  }

  /// The range of builds of a rule.
  func builds(
    _ span: Range<Int>, withheld: Set<EraRule> = Self.withheld
  ) -> Range<ToolsVersion> {
    let end = ToolsVersion(build: span.upperBound)
    return (withheld.contains(self) ? end : ToolsVersion(build: span.lowerBound))..<end
  }
}
