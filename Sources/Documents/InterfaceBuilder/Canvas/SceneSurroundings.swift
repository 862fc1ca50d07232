internal import AutoLayout

/// The safe area for a controller's view and the origin of the view's size.
///
/// The canvas does not store it: bars, generation and the view's frame reveal it.
package struct SceneSurroundings: Hashable, Sendable {
  package enum Placement: Hashable, Sendable {
    case fullScreen
    /// It begins below an opaque top bar.
    case belowTopBar
    case aboveBottomBar
    case betweenBars
    /// It is a sheet that leaves a strip of the presenting scene free.
    case sheet
    case freeform
    case part
  }

  package var placement: Placement
  /// The safe area of the controller's view, in points from the view's edges.
  package var safeArea: EdgeInsetsElement
}

package struct SurroundingsRule: Sendable {
  let contents: DocumentContents
  let device: Device?
  let orientation: Device.Orientation
  let tools: ToolsVersion?
  /// The release at run time.
  var system = LayoutEnvironment.usualRelease

  var graph: NavigationGraph { contents.navigation }

  package func surroundings(
    of controller: ControllerIndex, frame: RectElement
  ) -> SceneSurroundings {
    let bars = bars(around: controller)
    guard let device else { return withoutDevice(controller, bars, frame: frame) }
    var found = surroundings(of: controller, bars, on: device, frame: frame)
    if bars.isTopBarAdjacent, let tools, tools >= XcodeEra.safeAreas { found.safeArea.top = 0 }
    return found
  }

  private func surroundings(
    of controller: ControllerIndex, _ bars: Bars, on device: Device, frame: RectElement
  ) -> SceneSurroundings {
    let screen = device.size(orientation)
    var single = device.canvasSafeArea(orientation, tools: tools)
    if asksForNoStatusBar(controller) { single.top = 0 }
    let isDoubled = isDoubled(device) && !bars.isInTab
    var area = isDoubled ? single.doubled : single
    let navigation = bars.navigationBottom(area: area.top)
    if let navigation { area.top = navigation }
    if bars.isVertical, let pose = strip {
      // On half a screen, only bars reserve the strip (F15.3).
      if pose.barSide == .left { area.left = max(area.left, pose.strip) }
      if pose.barSide == .right { area.right = max(area.right, pose.strip) }
    }
    area.bottom += bars.bottom

    let missing = screen.height - frame.height
    let isAsWide = abs(screen.width - frame.width) < 0.6
    if frame.y > 0.5, isAsWide {
      // Until Xcode 8 the canvas stored the offset of views below opaque bars.
      area.top = max(0, area.top - frame.y)
      area.bottom = max(0, area.bottom + frame.maxY - screen.height)
      return SceneSurroundings(placement: .belowTopBar, safeArea: area)
    }
    if isAsWide, abs(missing) < 0.6 {
      return SceneSurroundings(placement: .fullScreen, safeArea: area)
    }
    if contents[controller].simulated.destination == "freeform" {
      return freeform(device, area: area, frame: frame, hasBar: navigation != nil)
    }
    guard isAsWide, !graph[controller].isEmbedded else {
      let part = self.part(of: controller, device, bars, frame: frame)
      return SceneSurroundings(placement: .part, safeArea: part)
    }
    if missing < 0 { return SceneSurroundings(placement: .freeform, safeArea: area) }
    if let opaque = betweenBars(
      missing: missing, bars: bars, navigation: navigation, single: single, area: area)
    {
      return opaque
    }
    guard missing < 80 else {
      let part = self.part(of: controller, device, bars, frame: frame)
      return SceneSurroundings(placement: .part, safeArea: part)
    }
    return SceneSurroundings(
      placement: .sheet, safeArea: sheet(device, single: single, bars: bars))
  }

  /// Whether the canvas drew no status bar, as the scene asks for (until Xcode 8, F10.21).
  private func asksForNoStatusBar(_ controller: ControllerIndex) -> Bool {
    guard let tools, tools < XcodeEra.safeAreas else { return false }
    return contents[controller].simulated.statusBar == .none
  }

  /// Whether the build doubles the insets of the phone's shape, as some of Xcode 16 do (F10.14).
  func isDoubled(_ device: Device) -> Bool {
    guard device.hasHomeIndicator, device.idiom == .phone, let tools else { return false }
    return XcodeEra.doubledSafeArea.contains(tools)
  }

  private func betweenBars(
    missing: Double, bars: Bars, navigation: Double?, single: EdgeInsetsElement,
    area: EdgeInsetsElement
  ) -> SceneSurroundings? {
    var inner = area
    let bottomBar = bars.bottom
    if let navigation, navigation > 0 {
      if abs(missing - navigation) < 0.6 {
        inner.top = 0
        return SceneSurroundings(placement: .belowTopBar, safeArea: inner)
      }
      if bottomBar > 0,
        abs(missing - navigation - bottomBar) < 0.6
          || abs(missing - navigation - bottomBar - single.bottom) < 0.6
      {
        inner.top = 0
        inner.bottom = 0
        return SceneSurroundings(placement: .betweenBars, safeArea: inner)
      }
    }
    for bar in [BarMetrics.tabBar, BarMetrics.toolbar(device, tools: tools)]
    where abs(missing - bar) < 0.6 || abs(missing - bar - single.bottom) < 0.6 {
      inner.bottom = 0
      return SceneSurroundings(placement: .aboveBottomBar, safeArea: inner)
    }
    return nil
  }

  private func sheet(
    _ device: Device, single: EdgeInsetsElement, bars: Bars
  ) -> EdgeInsetsElement {
    let isLate = tools.map { $0 >= XcodeEra.tallTopInsets } ?? true
    var inner = EdgeInsetsElement.zero
    if let recorded = bars.recordedNavigationBar {
      inner.top = recorded.maxY
    } else if bars.hasNavigationBar {
      inner.top = BarMetrics.sheetNavigationBar
    } else if device.hasHomeIndicator, isLate {
      // From Xcode 14 on a sheet is inset by the status bar.
      inner.top = single.top
    }
    inner.bottom =
      device.hasHomeIndicator && !isLate ? single.bottom + bars.bottom : bars.bottom
    return inner
  }

  /// The area on a device-less canvas: a status bar of 20 points if controllers have guides.
  private func withoutDevice(
    _ controller: ControllerIndex, _ bars: Bars, frame: RectElement
  ) -> SceneSurroundings {
    var area = EdgeInsetsElement.zero
    let hasStatusBar = !contents.header.usesSafeAreas && !asksForNoStatusBar(controller)
    let status = hasStatusBar ? 20.0 : 0
    let navigation = bars.navigationBottom(area: status)
    area.top = max(0, (navigation ?? status) - max(0, frame.y))
    area.bottom = bars.bottom
    // Opaque bars shorten the view on these canvases too (F10.50).
    for screen in Self.plainScreens where abs(screen.width - frame.width) < 0.6 {
      let missing = screen.height - frame.maxY
      let covering = frame.y > 0.5 ? nil : navigation
      if missing > 0.6,
        let inner = betweenBars(
          missing: missing, bars: bars, navigation: covering, single: .zero, area: area)
      {
        return SceneSurroundings(placement: .freeform, safeArea: inner.safeArea)
      }
    }
    return SceneSurroundings(placement: .freeform, safeArea: area)
  }

  /// The sizes of the device-less canvases, all of screens with a home button.
  static let plainScreens: [(width: Double, height: Double)] = [
    (320, 480), (320, 568), (375, 667), (414, 736), (600, 600), (768, 1024),
  ]
}

extension EdgeInsetsElement {
  func atLeast(_ other: EdgeInsetsElement) -> EdgeInsetsElement {
    EdgeInsetsElement(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right), isDirectional: isDirectional)
  }

  package static let zero = EdgeInsetsElement(top: 0, left: 0, bottom: 0, right: 0)

  var doubled: EdgeInsetsElement {
    EdgeInsetsElement(top: top * 2, left: left, bottom: bottom * 2, right: right)
  }
}
