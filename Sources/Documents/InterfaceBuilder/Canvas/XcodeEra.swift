/// The ranges of builds in which the canvas followed the same rules (F10.22).
///
/// 7xxx is Xcode 6, 9xxx Xcode 7, 11xxx 8, 13xxx 9, 14xxx 10, 14800 to 15xxx 11, 16xxx to 17xxx 12,
/// 18xxx to 19xxx 13, 20xxx to 21xxx 14, 22xxx 15, 23xxx 16.
package enum XcodeEra {
  /// The first build with safe areas and recorded positions of bars (Xcode 9).
  package static let safeAreas = ToolsVersion(build: 13_000)
  /// Ambiguous views stay at their drawn frames (from Xcode 9, F10.20).
  package static let heldAmbiguousViews = ToolsVersion(build: 13_000)
  /// The first build whose content views are as high as their cells (Xcode 11, F8.3).
  package static let fullHeightContentViews = ToolsVersion(build: 14_800)
  /// The first build with the taller top insets of the XR and the X (Xcode 14, F9.27).
  package static let tallTopInsets = ToolsVersion(build: 21_000)
  /// The first build after Xcode 6, whose roots had narrow margins.
  package static let wideRootMargins = ToolsVersion(build: 8_000)
  /// No status bar on devices with a home button (Xcode 11 to 14, F10.21).
  package static let hiddenStatusBar = builds(14_800..<21_600)
  /// Views with their own size respect the home indicator (from Xcode 14.3, F10.26).
  package static let keptHomeIndicator = ToolsVersion(build: 21_701)
  /// Earlier builds whose nibs did so as well (Xcode 10, F10.26).
  static let earlyHomeIndicator = builds(14_000..<14_800)
  /// The first build with the wider margins of table cells (Xcode 9.3).
  package static let wideCellMargins = ToolsVersion(build: 13_500)
  /// Cells have wide margins on the 5.8-inch phone as well (Xcode 14.3 and 15, F6.31).
  package static let wideMarginsOnX = builds(21_500..<23_000)
  /// The builds with narrower margins in some cells of narrow phones (Xcode 11, F6.31).
  package static let narrowCellMargins = builds(14_800..<16_500)
  /// Narrower margins in rows of tables inside other views (Xcode 9.3 to 12.0, F6.31).
  package static let innerTableMargins = builds(13_500..<17_000)
  /// The builds with higher margins of table cells (Xcode 16).
  package static let highCellMargins = builds(24_000..<25_095)
  /// The builds that drew the images of some documents at twice their size (Xcode 11, F10.51).
  static let doubledImages = builds(14_800..<16_500)
  /// The first build that lays out only a table's visible cells (Xcode 15).
  package static let unloadedCells = ToolsVersion(build: 22_000)
  /// The builds with smaller fonts of titles in text styles (Xcode 9 and 10, F10.34).
  package static let smallTitles = builds(13_000..<15_000)
  /// The builds whose canvas has medium text by default (up to Xcode 7.2, F10.45).
  static let mediumText = builds(0..<10_000)
  /// Builds whose canvas counted a phone's insets twice (F10.14).
  package static let doubledSafeArea = builds(23_727..<25_095)
  /// The last build before them.
  static let lastSingleSafeArea = ToolsVersion(build: 23_726)

  /// A row's content is held at the row's height, regardless of the content (from Xcode 11, F2.33).
  package static let heldRows = ToolsVersion(build: 14_800)

  /// The iOS version whose UIKit drew a generation's canvas.
  package static func iosMajorVersion(_ tools: ToolsVersion) -> Int {
    generations.last { $0.from <= tools.build }?.system ?? 8
  }

  /// The builds at which sizes of text and controls change, measured on recorded frames.
  ///
  /// Builds numbered 32700 are not releases: their controls predate the redesign of iOS 26.
  private static let generations: [(from: Int, system: Int)] = [
    (0, 8), (8_000, 9), (11_000, 10), (13_000, 12), (14_800, 13), (17_000, 14), (19_000, 15),
    (21_000, 16),
    (22_000, 17), (24_000, 26), (32_000, 18),
  ]

  private static func builds(_ span: Range<Int>) -> Range<ToolsVersion> {
    ToolsVersion(build: span.lowerBound)..<ToolsVersion(build: span.upperBound)
  }
}
