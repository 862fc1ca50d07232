extension SurroundingsRule {
  /// The safe area of a nib's view in points; only simulated bars count (F10.24).
  package func safeArea(
    ofNibView frame: RectElement, simulated: SimulatedMetrics?
  ) -> EdgeInsetsElement {
    guard let device else { return .zero }
    let screen = device.size(orientation)
    let single = device.canvasSafeArea(orientation, tools: tools)
    var area = isDoubled(device) ? single.doubled : single
    var hasBar = false
    if case .navigationBar = simulated?.topBar {
      hasBar = true
      area.top += BarMetrics.navigationBar(nil, tools: tools)
      if simulated?.isTopBarOpaque == true { area.top = 0 }
    }
    let isScreenSized =
      abs(screen.width - frame.width) < 0.6 && abs(screen.height - frame.height) < 0.6
    if !isScreenSized {
      area = freeform(device, area: area, frame: frame, hasBar: hasBar).safeArea
      // Insets larger than the view end at the view's bottom.
      if area.top + area.bottom > frame.height {
        area.top = min(area.top, frame.height)
        area.bottom = 0
      }
    }
    guard simulated?.isBottomBarOpaque != true else { return area }
    switch simulated?.bottomBar {
    case .tabBar: area.bottom += BarMetrics.tabBar
    case .toolbar: area.bottom += BarMetrics.toolbar(device, tools: tools)
    default: break
    }
    return area
  }

  func freeform(
    _ device: Device, area: EdgeInsetsElement, frame: RectElement, hasBar: Bool
  ) -> SceneSurroundings {
    var area = area
    if !hasBar, hasPlainTop(device) { area.top = plainTop(device, frame: frame) ?? area.top }
    let screen = device.size(orientation)
    if keepsHomeIndicator(device, frame: frame, top: area.top) {
      area.bottom = device.safeArea(orientation, tools: tools).bottom
    } else if !hasBar, screen.height > frame.height {
      area.bottom = max(0, area.bottom - (screen.height - frame.height))
    }
    return SceneSurroundings(placement: .freeform, safeArea: area)
  }

  /// The safe area of a view that another scene contains, or shows at the view's size.
  func part(
    of controller: ControllerIndex, _ device: Device, _ bars: Bars, frame: RectElement
  ) -> EdgeInsetsElement {
    guard !bars.hasNavigationBar else { return .zero }
    if hasPlainTop(device) {
      return EdgeInsetsElement(
        top: plainTop(device, frame: frame) ?? 0, left: 0, bottom: 0, right: 0)
    }
    guard device.hasHomeIndicator, device.idiom == .phone, !graph[controller].isEmbedded else {
      return .zero
    }
    return freeform(
      device, area: device.canvasSafeArea(orientation, tools: tools), frame: frame, hasBar: false
    ).safeArea
  }

  /// Whether tops of views of other sizes have special rules: home button, Xcode 9 to 14.
  private func hasPlainTop(_ device: Device) -> Bool {
    guard let tools, !device.hasHomeIndicator else { return false }
    return tools >= XcodeEra.safeAreas && tools < XcodeEra.hiddenStatusBar.upperBound
  }

  /// The top: Xcode 9 and 10 drew a status bar over views as high as the smallest screen (F10.25).
  private func plainTop(_ device: Device, frame: RectElement) -> Double? {
    guard let tools, tools < XcodeEra.hiddenStatusBar.lowerBound else { return 0 }
    return frame.height >= 480 && orientation == .portrait
      ? device.safeArea(orientation, tools: tools).top : 0
  }

  /// Whether a view with a custom size respects the home indicator (F10.26).
  ///
  /// Wider views always do; others in Xcode 10 and from 14.3 on, if higher than both insets.
  private func keepsHomeIndicator(_ device: Device, frame: RectElement, top: Double) -> Bool {
    guard device.hasHomeIndicator, device.idiom == .phone, orientation == .portrait, let tools,
      tools >= XcodeEra.safeAreas
    else { return false }
    let isWide = frame.width > device.size(orientation).width + 0.6
    let isKept = tools >= XcodeEra.keptHomeIndicator || XcodeEra.earlyHomeIndicator.contains(tools)
    return (isWide || isKept)
      && frame.height >= top + device.safeArea(orientation, tools: tools).bottom
  }
}
