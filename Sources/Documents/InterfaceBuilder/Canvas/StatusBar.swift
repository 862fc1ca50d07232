/// The top inset of a device on the canvas, without bars of the app.
extension Device {
  /// The insets of the bare screen on the canvas of an Xcode generation.
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
