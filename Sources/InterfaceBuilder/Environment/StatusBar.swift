/// The top inset of a device on the canvas, without bars of the app.
extension Device {
  /// The insets of the bare screen on the canvas of an Xcode generation.
  ///
  /// Between Xcode 11 and 14 the canvas drew devices with a home button without a status bar: the
  /// top is 0 in every one of 50 scenes saved by builds 15400 to 21507, 20 before and after.
  package func canvasSafeArea(
    _ orientation: Orientation, tools: ToolsVersion?
  ) -> EdgeInsetsElement {
    var insets = safeArea(orientation, tools: tools)
    if let tools, !hasHomeIndicator, XcodeEra.hiddenStatusBar.contains(tools) { insets.top = 0 }
    if let tools, hasHomeIndicator, idiom == .pad, XcodeEra.hiddenPadStatusBar.contains(tools) {
      insets.top = 0
    }
    if let tools, hasHomeIndicator, idiom == .pad,
      XcodeEra.doubledSafeArea.contains(tools)
    {
      insets.bottom = 25
    }
    return insets
  }
}
