internal import AutoLayout

extension SurroundingsRule {
  struct Bars {
    var hasNavigationBar = false
    /// The recorded frame of the navigation controller's bar.
    var recordedNavigationBar: RectElement?
    var navigationBarHeight = 44.0
    var isInTab = false
    var bottom = 0.0
    /// Whether the navigation bar is next to the view, not over it (F10.48).
    var isTopBarAdjacent = false
    /// Whether the bars are in the strip at a side of the screen (F15.3).
    var isVertical = false

    func navigationBottom(area: Double) -> Double? {
      hasNavigationBar ? recordedNavigationBar?.maxY ?? area + navigationBarHeight : nil
    }
  }

  func bars(around index: ControllerIndex) -> Bars {
    let controller = contents[index]
    let context = graph[index]
    var bars = Bars()
    bars.navigationBarHeight = BarMetrics.navigationBar(device, tools: tools, system: system)
    readTop(index, context, into: &bars)
    bars.isTopBarAdjacent = bars.hasNavigationBar && keepsOffTopBar(controller, context)

    var bottomBar = controller.simulated.bottomBar
    if bottomBar == .inferred { bottomBar = context.inheritedBottomBar }
    if bottomBar == .inferred, let navigation = context.navigation {
      bottomBar = contents[navigation].simulated.bottomBar
    }
    let hidesTabBar = controller.hidesBottomBarWhenPushed && context.depth > 0
    bars.isInTab = context.tab != nil && !hidesTabBar
    switch bottomBar {
    case .none: bars.isInTab = false
    case .tabBar:
      bars.isInTab = true
      bars.bottom = BarMetrics.tabBar(device)
    case .toolbar:
      bars.bottom =
        BarMetrics.toolbar(device, tools: tools)
        + (bars.isInTab ? BarMetrics.tabBar(device) : 0)
    default:
      if bars.isInTab {
        bars.bottom = BarMetrics.tabBar(device)
      } else if let navigation = context.navigation, !contents[navigation].isToolbarHidden {
        bars.bottom = BarMetrics.toolbar(device, tools: tools)
      }
    }
    if strip != nil, bars.hasNavigationBar || bars.isInTab { stand(&bars, index) }
    if tools == nil, bars.hasNavigationBar, let device,
      let bottom = device.pose(orientation).navigationBottom
    {
      // The bar is in the top inset, next to the camera (F15.3).
      let height = bars.navigationBarHeight
      let pose = device.pose(orientation)
      bars.recordedNavigationBar = RectElement(
        x: 0, y: bottom - height, width: pose.covered?.x ?? device.size(orientation).width,
        height: height)
    }
    return bars
  }

  /// The pose of screens with vertical bars, at run time.
  var strip: Device.Pose? {
    guard tools == nil, let pose = device?.pose(orientation), pose.barSide != nil else {
      return nil
    }
    return pose
  }

  /// Puts the bars into the strip: they leave a row for the title at most (F15.3).
  private func stand(_ bars: inout Bars, _ index: ControllerIndex) {
    bars.isVertical = true
    bars.recordedNavigationBar = nil
    let item = contents[index].navigationItem
    let hasTitle = item?.title?.isEmpty == false || item?.titleView != nil
    bars.navigationBarHeight = Double(
      hasTitle ? VerticalBarMetrics.titleRow : VerticalBarMetrics.plainTop)
    if bars.isInTab { bars.bottom = max(0, bars.bottom - BarMetrics.tabBar(device)) }
  }

  /// Whether a view ends at the navigation bar: by attributes, or because the bar is opaque.
  private func keepsOffTopBar(
    _ controller: ControllerElement, _ context: NavigationGraph.Context
  ) -> Bool {
    if let edges = controller.extendedEdges, !edges.contains("top") { return true }
    guard controller.simulated.topBar == .inferred, !controller.extendedLayoutIncludesOpaqueBars,
      let bar = context.navigation.flatMap({ contents[$0].navigationBar }),
      case .navigationBar(let element) = contents[bar].details
    else { return false }
    return !element.isTranslucent
  }

  private func readTop(
    _ index: ControllerIndex, _ context: NavigationGraph.Context, into bars: inout Bars
  ) {
    let controller = contents[index]
    var simulated = controller.simulated.topBar
    if simulated == .inferred, context.inheritedTopBar == .none { simulated = .none }
    guard simulated != .none else { return }
    guard let owner = context.navigation.map({ contents[$0] }), !owner.isNavigationBarHidden
    else {
      if case .navigationBar = simulated { bars.hasNavigationBar = true }
      return
    }
    bars.hasNavigationBar = true
    guard let frame = owner.navigationBar.flatMap({ contents[$0].frame }), frame.height > 0,
      isOnCanvas
    else {
      if owner.navigationBar.map({ largeTitles(contents[$0]) }) == true,
        !hasSmallTitle(index)
      {
        bars.navigationBarHeight += BarMetrics.largeTitle
      }
      if controller.navigationItem?.prompt != nil {
        bars.navigationBarHeight += BarMetrics.prompt
      }
      return
    }
    var recorded = frame
    // Several scenes share the recorded bar: any scene may request the small title.
    if frame.height > 90, hasSmallTitle(index) {
      recorded.height -= BarMetrics.largeTitle
    }
    if recorded.y == 0, tools.map({ $0 < XcodeEra.wideCellMargins }) ?? false {
      // Before Xcode 9 the bar's frame was relative to the area below the status bar.
      bars.navigationBarHeight = recorded.height
      return
    }
    bars.recordedNavigationBar = recorded
  }

  /// Whether the title is small: by request, or inherited (F10.41).
  private func hasSmallTitle(_ index: ControllerIndex) -> Bool {
    var seen: Set<ControllerIndex> = []
    var next: ControllerIndex? = index
    while let current = next, seen.insert(current).inserted {
      let mode = contents[current].navigationItem?.largeTitleDisplayMode ?? "automatic"
      if mode != "automatic" { return mode == "never" }
      next = graph[current].previous
    }
    return false
  }

  private var isOnCanvas: Bool {
    let canvas = contents.header.device
    return canvas?.id == device?.id
      && canvas?.isLandscape ?? false == (orientation == .landscape)
  }

  private func largeTitles(_ view: ViewElement) -> Bool {
    guard case .navigationBar(let bar) = view.details else { return false }
    return bar.prefersLargeTitles
  }
}
