internal import Synchronization

/// The rules about old canvases that can be withheld, each by its name in ``XcodeEra``.
///
/// What a rule is worth is counted by laying recorded documents out with and without it, so that
/// one that holds in a single repository shows as such. A rule that is withheld treats every build
/// like the newest one; `absentFonts` holds for all.
package enum EraRule: String, CaseIterable, Sendable {
  case safeAreas, fullHeightContentViews, tallTopInsets, middleTopInsets, standardGuideSpacing
  case wideRootMargins, hiddenStatusBar, hiddenPadStatusBar, keptHomeIndicator
  case wideCellMargins, wideMarginsOnX, narrowCellMargins, innerTableMargins, highCellMargins
  case doubledSafeArea, heldRows, unloadedCells, heldAmbiguousViews, smallTitles
  case absentFonts, ownContentFrames, plainCanvases, mediumText, wholeContentFrames
  case fullScreenScenes, earlyHomeIndicator, headerStatusBar

  private static let withheldRules = Mutex<Set<EraRule>>([])

  /// Withholds rules, for the whole process.
  ///
  /// It has to be called before anything is laid out: eras are read once.
  ///
  /// - Parameter rules: The rules.
  package static func withhold(_ rules: Set<EraRule>) {
    withheldRules.withLock { $0 = rules }
  }

  /// The rules that are withheld.
  static var withheld: Set<EraRule> { withheldRules.withLock { $0 } }

  /// The first build that a rule holds for.
  func first(_ build: Int, withheld: Set<EraRule> = Self.withheld) -> ToolsVersion {
    ToolsVersion(build: withheld.contains(self) ? 0 : build)
  }

  /// The builds up to another one that a rule holds for.
  func builds(
    _ span: Range<Int>, withheld: Set<EraRule> = Self.withheld
  ) -> Range<ToolsVersion> {
    let end = ToolsVersion(build: span.upperBound)
    return (withheld.contains(self) ? end : ToolsVersion(build: span.lowerBound))..<end
  }
}
