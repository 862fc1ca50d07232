/// The device's top inset on the canvas, if the app has no bars.
extension Device {
  /// The insets of the bare screen on the canvas, by Xcode generation.
  ///
  /// From Xcode 11 to 14 devices with a home button had no status bar: 50 scenes of builds 15400 to
  /// 21507.
  package func canvasSafeArea(
    _ orientation: Orientation, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    var insets = safeArea(orientation, tools: tools)
    if let tools, !hasHomeIndicator, XcodeEra.hiddenStatusBar.contains(tools) { insets.top = 0 }
    return insets
  }
}
