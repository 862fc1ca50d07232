/// What surrounds a controller's view on the screen: its safe area and how its size came about.
///
/// The canvas does not store the safe area. It is rebuilt from the device, the Xcode generation, the
/// bars of the controllers around, and the view's own size, which shows opaque bars and sheets.
package struct SceneSurroundings: Hashable, Sendable {
  /// How a controller's view relates to the screen.
  package enum Placement: Hashable, Sendable {
    /// It fills the screen.
    case fullScreen
    /// It begins below an opaque top bar.
    case belowTopBar
    /// It ends above an opaque bottom bar.
    case aboveBottomBar
    /// It stands between opaque bars.
    case betweenBars
    /// It is a sheet that leaves a strip of the presenting scene free.
    case sheet
    /// Its size is the author's.
    case freeform
    /// It is a part of another scene.
    case part
  }

  package var placement: Placement
  /// The safe area of the controller's view, in points from its edges.
  package var safeArea: EdgeInsetsElement
}

/// Computes surroundings from a document and an environment.
package struct SurroundingsRule: Sendable {
  let contents: DocumentContents
  let graph: NavigationGraph
  /// The device the document was drawn for; nil for an old canvas without one.
  let device: Device?
  let orientation: Device.Orientation
  /// The generation whose canvas is reproduced; nil for the newest devices as apps see them.
  let tools: ToolsVersion?

  /// The surroundings of a controller whose view has the given size on the given device.
  package func surroundings(
    of controller: ControllerIndex, width: Double, height: Double
  ) -> SceneSurroundings {
    let bars = bars(around: controller)
    guard let device else { return withoutDevice(bars, width: width) }
    let screen = device.size(orientation)
    var area = device.canvasSafeArea(orientation, tools: tools)
    let single = area
    // Builds of Xcode 16 add the insets of a phone's shape twice, but not in a tab controller.
    let isDoubled =
      device.hasHomeIndicator && device.idiom == .phone && !bars.isInTab
      && tools.map { XcodeEra.doubledSafeArea.contains($0) } ?? false
    if isDoubled {
      area.top *= 2
      area.bottom *= 2
    }
    let navigation = bars.navigationBottom(single: single.top, area: area.top, isDoubled: isDoubled)
    if let navigation { area.top = navigation }
    let bottomBar = bars.bottom
    area.bottom += bottomBar

    let missing = screen.height - height
    let isAsWide = abs(screen.width - width) < 0.6
    if isAsWide, abs(missing) < 0.6 {
      return SceneSurroundings(placement: .fullScreen, safeArea: area)
    }
    if contents[controller].simulated.destination == "freeform" {
      return SceneSurroundings(placement: .freeform, safeArea: area)
    }
    guard isAsWide, !graph[controller].isEmbedded else {
      return SceneSurroundings(placement: .part, safeArea: .zero)
    }
    if missing < 0 { return SceneSurroundings(placement: .freeform, safeArea: area) }
    if let opaque = betweenBars(missing, navigation, bottomBar, single, area) { return opaque }
    if missing < 80 {
      return SceneSurroundings(
        placement: .sheet,
        safeArea: sheet(
          device, area: area, single: single, missing: missing, bars: bars, isDoubled: isDoubled))
    }
    return SceneSurroundings(placement: .part, safeArea: .zero)
  }

  /// A view shorter than the screen by just the height of bars lies between opaque ones.
  private func betweenBars(
    _ missing: Double, _ navigation: Double?, _ bottomBar: Double, _ single: EdgeInsetsElement,
    _ area: EdgeInsetsElement
  ) -> SceneSurroundings? {
    var inner = area
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
    for bar in [BarMetrics.tabBar, BarMetrics.toolbar]
    where abs(missing - bar) < 0.6 || abs(missing - bar - single.bottom) < 0.6 {
      inner.bottom = 0
      return SceneSurroundings(placement: .aboveBottomBar, safeArea: inner)
    }
    return nil
  }

  private func sheet(
    _ device: Device, area: EdgeInsetsElement, single: EdgeInsetsElement, missing: Double,
    bars: Bars, isDoubled: Bool
  ) -> EdgeInsetsElement {
    let isLate = tools.map { $0 >= XcodeEra.tallTopInsets } ?? true
    var inner = EdgeInsetsElement.zero
    if let recorded = bars.recordedNavigationBar {
      inner.top = recorded.maxY
    } else if bars.hasNavigationBar {
      inner.top = BarMetrics.sheetNavigationBar
    } else if device.hasHomeIndicator, isLate {
      // From Xcode 14 on the canvas insets a sheet by the status bar it does not touch.
      inner.top = single.top
    }
    if device.hasHomeIndicator {
      inner.bottom = isLate ? bars.bottom : single.bottom + bars.bottom
    } else {
      inner.bottom = max(0, bars.bottom - missing)
    }
    return inner
  }

  /// Old canvases without a device show a status bar only under a navigation bar.
  private func withoutDevice(_ bars: Bars, width: Double) -> SceneSurroundings {
    var area = EdgeInsetsElement.zero
    if let bar = bars.recordedNavigationBar { area.top = bar.maxY }
    area.bottom = bars.bottom
    return SceneSurroundings(placement: .freeform, safeArea: area)
  }
}

extension EdgeInsetsElement {
  package static let zero = EdgeInsetsElement(top: 0, left: 0, bottom: 0, right: 0)
}
