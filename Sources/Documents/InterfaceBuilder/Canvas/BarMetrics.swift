package import AutoLayout

/// The heights of bars, by device and Xcode generation (F6.45).
package enum BarMetrics {
  package static func navigationBar(
    _ device: Device?, tools: ToolsVersion?, system: IOSVersion = LayoutEnvironment.usualRelease
  ) -> Double {
    // From iOS 26 on at run time (F10.17).
    if tools == nil, system.major >= 26 { return 54 }
    // Pads with a home indicator have the taller bar; Xcode 16 drew 54 points with any indicator
    // (F10.17).
    if device?.hasHomeIndicator == true {
      if let tools, XcodeEra.doubledSafeArea.contains(tools) { return 54 }
      if device?.idiom == .pad { return 50 }
    }
    return 44
  }

  /// The possible overlaps of bars with a view from above, in points: with sheets and large titles.
  package static let tops = [0, 44, 50, 54, 56, 44 + largeTitle, 50 + largeTitle, 54 + largeTitle]
  /// The possible overlaps of bars with a view from below, in points.
  package static let bottoms = [0, 44, 49, 49 + tabBar]

  package static let largeTitle = 52.0
  static let prompt = 30.0
  package static let sheetNavigationBar = 56.0
  package static let tabBar = 49.0

  package static func tabBar(_ device: Device?) -> Double {
    device?.idiom == .pad ? 50 : tabBar
  }

  /// The height of toolbars: as high as a tab bar from Xcode 11 on, and above a home indicator.
  package static func toolbar(_ device: Device?, tools: ToolsVersion?) -> Double {
    guard let tools, tools < XcodeEra.fullHeightContentViews, device?.hasHomeIndicator != true
    else { return 49 }
    return 44
  }
}
