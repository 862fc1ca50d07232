/// A difference between the releases of iOS.
package struct ReleaseDifference: Sendable {
  private let first: Int

  /// The release if none is given: the last release before the redesign of iOS 26.
  package static let usualRelease = 18

  /// Whether a release has the difference; release 0 means the usual release.
  package func applies(to iosMajorVersion: Int) -> Bool {
    (iosMajorVersion == 0 ? Self.usualRelease : iosMajorVersion) >= first
  }

  private static func since(_ first: Int) -> ReleaseDifference { ReleaseDifference(first: first) }
}

extension UITraitCollection {
  /// Whether the release has a difference.
  package final func has(_ difference: ReleaseDifference) -> Bool {
    difference.applies(to: iosMajorVersion)
  }
}

extension ControlMetrics {
  /// Whether the release has a difference.
  package func has(_ difference: ReleaseDifference) -> Bool {
    difference.applies(to: iosMajorVersion)
  }
}

/// The table. Sizes that changed several times are tables of their own: `ControlMetrics`,
/// `CellMetrics` and `BarLook`.
extension ReleaseDifference {
  // Stack views (F7.2, F7.6).
  package static let stackTextWidths = since(9)
  package static let hiddenViewsOutsideChain = since(12)
  package static let textWidthsOnlyForSeveral = since(15)

  // Cells and their tables (F6.31, F8.3, F8.9, F8.21, F8.31, F12.14, F14.5).
  package static let tallSectionEdges = since(8)
  package static let thinSeparators = since(9)
  package static let deepCellMargins = since(11)
  package static let separatorsOutsideCells = since(13)
  package static let wideEditControls = since(13)
  package static let paddedSectionHeaders = since(15)
  package static let imageSlots = since(16)
  package static let selfSizingInvalidation = since(16)
  package static let roundGroups = since(26)
  package static let plainSectionTitles = since(26)

  // Controls (F9.17, F9.18).
  package static let tightPlainTextFields = since(13)
  package static let mediumSegmentTitles = since(13)
  package static let inlineDatePickers = since(14)
  package static let paddedPlainTextFields = since(14)

  // Bars, sheets and alerts (F6.51, F15.12).
  package static let sheetsByDefault = since(13)
  package static let capsuleBars = since(26)
  package static let sheetsBelowStatusBar = since(26)
  package static let wideAlerts = since(26)

  // Update passes (F15.6, F15.8).
  package static let trackedTraits = since(18)
  package static let trackedObjects = since(26)
  package static let traitChangesInUpdatePass = since(26)
  package static let windowGeometryCalls = since(26)
  package static let trackedSections = since(27)

  // The console (F2.15, F2.27, F2.28, F2.32).
  package static let breakpointForConflicts = since(8)
  package static let conflictAdviceInLines = since(9)
  package static let constraintStates = since(10)
  package static let coreHeaders = since(12)
  package static let repeatedContainerFrames = since(26)
}
