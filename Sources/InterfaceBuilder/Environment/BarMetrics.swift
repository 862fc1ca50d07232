/// The heights of bars, by device and Xcode generation (F6.45).
package enum BarMetrics {
  /// The height of a navigation bar with a title of one line, in points.
  package static func navigationBar(_ device: Device?, tools: ToolsVersion?) -> Double {
    // A pad with a home indicator has the taller bar; Xcode 16 drew 54 points on every device with
    // an indicator (F10.17).
    if device?.hasHomeIndicator == true {
      if let tools, XcodeEra.doubledSafeArea.contains(tools) { return 54 }
      if device?.idiom == .pad { return 50 }
    }
    return 44
  }

  /// The possible overlaps of an app's bars with a view from above, in points: none, navigation
  /// bars of all generations, bars of sheets, and bars with large titles.
  package static let tops = [0, 44, 50, 54, 56, 44 + largeTitle, 50 + largeTitle, 54 + largeTitle]
  /// The possible overlaps of an app's bars with a view from below, in points: none, toolbars and
  /// tab bars.
  package static let bottoms = [0, 44, 49, 49 + tabBar]

  package static let largeTitle = 52.0
  /// The additional height of a line above the title.
  static let prompt = 30.0
  package static let sheetNavigationBar = 56.0
  package static let tabBar = 49.0

  /// The height of a tab bar, which is higher on pads.
  package static func tabBar(_ device: Device?) -> Double {
    device?.idiom == .pad ? 50 : tabBar
  }

  /// The height of a toolbar; from Xcode 11 on, and above a home indicator at any time, the canvas
  /// drew it as high as a tab bar.
  package static func toolbar(_ device: Device?, tools: ToolsVersion?) -> Double {
    guard let tools, tools < XcodeEra.fullHeightContentViews, device?.hasHomeIndicator != true
    else { return 49 }
    return 44
  }
}
