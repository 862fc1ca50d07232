internal import AutoLayout
internal import Foundation

@MainActor
struct ScreenMaker {
  private let scene: InstantiatedScene
  private let controller: ControllerIndex
  private let placement: SceneSurroundings.Placement
  private let view: UIView
  private let rule: SurroundingsRule
  private let bars: SurroundingsRule.Bars

  private var contents: DocumentContents { scene.interface.contents }
  private var context: NavigationGraph.Context { contents.navigation[controller] }
  private var element: ControllerElement { contents[controller] }

  init(
    _ scene: InstantiatedScene, _ controller: ControllerIndex, _ surroundings: SceneSurroundings,
    _ view: UIView
  ) {
    self.scene = scene
    self.controller = controller
    placement = surroundings.placement
    self.view = view
    let environment = scene.environment
    rule = SurroundingsRule(
      contents: scene.interface.contents, device: environment.device,
      orientation: environment.orientation, tools: environment.tools,
      system: environment.system)
    bars = rule.bars(around: controller)
  }

  var screen: SceneScreen {
    let navigation = navigationBar
    let made = [navigation, tabBar, toolbar].compactMap { $0 }
    let isBlack = (navigation?.view as? UINavigationBar)?.barStyle == .black
    var screen = SceneScreen(
      size: size, view: view, frame: frame, isSheet: placement == .sheet, bars: made,
      statusBarHeight: hasStatusBar ? screenInsets.top : nil,
      isStatusBarLight: element.simulated.isStatusBarLight || isBlack || placement == .sheet
        || scene.environment.userInterfaceStyle == .dark,
      hasHomeIndicator: device?.hasHomeIndicator == true && frame.maxY > size.height - 1,
      device: device)
    screen.statusStrip = statusStrip
    return screen
  }

  private var statusStrip: CGRect? {
    guard !scene.environment.isCanvas,
      let shape = device?.shape(scene.environment.orientation),
      screenInsets.top == 0 || shape.navigationBottom != nil
    else { return nil }
    return shape.statusStrip
  }

  private var device: Device? { scene.environment.device }

  private var screenInsets: UIEdgeInsets {
    let environment = scene.environment
    guard let device else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    return device.canvasSafeArea(environment.orientation, tools: environment.tools).insets
  }

  private var size: CGSize {
    guard let device, placement != .freeform else {
      return CGSize(width: view.frame.width, height: max(view.frame.maxY, view.frame.height))
    }
    let screen = device.size(scene.environment.orientation)
    return CGSize(width: screen.width, height: screen.height)
  }

  private var frame: CGRect {
    var frame = CGRect(origin: .zero, size: view.bounds.size)
    switch placement {
    case .sheet: frame.origin.y = max(0, size.height - frame.height)
    case .belowTopBar, .betweenBars:
      frame.origin.y = view.frame.minY > 0.5 ? view.frame.minY : navigationFrame?.maxY ?? 0
    case .freeform: frame.origin.y = max(0, view.frame.minY)
    case .fullScreen, .aboveBottomBar, .part: break
    }
    return frame
  }

  private var hasStatusBar: Bool {
    guard screenInsets.top > 0 || statusStrip != nil, element.simulated.statusBar != .none,
      !context.inheritsHiddenStatusBar
    else { return false }
    // A bar that begins at the top leaves no room for it.
    if placement != .sheet, statusStrip == nil, let bar = navigationFrame, bar.minY < 1 {
      return false
    }
    return size.width >= 300
  }

  // MARK: - Bars

  private var navigationFrame: CGRect? {
    guard bars.hasNavigationBar else { return nil }
    if bars.isVertical, placement != .sheet {
      return CGRect(x: 0, y: 0, width: size.width, height: CGFloat(bars.navigationBarHeight))
    }
    let top = placement == .sheet ? frameOfSheet.minY : screenInsets.top
    let height = bars.recordedNavigationBar?.height ?? bars.navigationBarHeight
    var y = CGFloat(top)
    if placement != .sheet, let recorded = bars.recordedNavigationBar { y = CGFloat(recorded.y) }
    // On a canvas the bar is as wide as the screen in any case.
    let width = statusStrip == nil ? nil : bars.recordedNavigationBar?.width
    return CGRect(
      x: 0, y: y, width: width.map { CGFloat($0) } ?? size.width, height: CGFloat(height))
  }

  private var frameOfSheet: CGRect {
    CGRect(x: 0, y: max(0, size.height - view.bounds.height), width: size.width, height: 0)
  }

  private var navigationBar: SceneScreen.Bar? {
    guard var frame = navigationFrame else { return nil }
    let bar = UINavigationBar()
    give(bar, context.navigation.flatMap { contents[$0].navigationBar })
    if case .navigationBar(let element)? = bar.element(in: contents, context.navigation) {
      scene.bars.apply(element.style, to: bar)
      bar.prefersLargeTitles = element.prefersLargeTitles && frame.height > 80
    }
    let own = scene.bars.navigationItem(of: element)
    // Only the previous item is visible.
    let before = context.previous.map { scene.bars.navigationItem(of: contents[$0]) }
    bar.items = (before.map { [$0] } ?? []) + [own]
    if own.prompt != nil, frame.height < 70 { frame.size.height += CGFloat(BarMetrics.prompt) }
    bar.overhang = placement == .sheet ? 0 : frame.minY
    bar.frame = CGRect(origin: .zero, size: frame.size)
    bar.strip = bars.isVertical ? strip : nil
    return SceneScreen.Bar(view: bar, frame: frame)
  }

  /// The strip of vertical bars below the system's signs, above the home indicator.
  private var strip: CGRect? {
    guard let device, bars.isVertical else { return nil }
    let shape = device.shape(scene.environment.orientation)
    let insets = screenInsets
    let width = max(shape.barStrip, shape.barSide == .left ? insets.left : insets.right)
    let top = shape.statusStrip?.maxY ?? VerticalBarMetrics.plainTop
    return CGRect(
      x: shape.barSide == .left ? 0 : size.width - width, y: top, width: width,
      height: max(0, size.height - top - insets.bottom))
  }

  private var tabBar: SceneScreen.Bar? {
    guard bars.isInTab else { return nil }
    let height = CGFloat(BarMetrics.tabBar(device)) + screenInsets.bottom
    var frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let bar = UITabBar()
    give(bar, context.tab.flatMap { contents[$0].tabBar })
    if let tab = context.tab {
      if let index = contents[tab].tabBar, case .tabBar(let element) = contents[index].details {
        scene.bars.apply(element.style, to: bar)
      }
      let shown = contents.relationships("viewControllers", from: tab)
      bar.items = shown.map { scene.bars.tab(of: contents.speaker(for: $0)) }
      let place = shown.firstIndex { $0 == controller || $0 == context.navigation }
      bar.selectedItem = place.flatMap { bar.items?[$0] }
    }
    if let strip {
      let length = CGFloat(max(1, bar.items?.count ?? 0)) * VerticalBarMetrics.tabLength
      frame = CGRect(
        x: strip.minX, y: strip.maxY - min(length, strip.height / 2), width: strip.width,
        height: min(length, strip.height / 2))
      bar.isInStrip = true
    }
    bar.frame = CGRect(origin: .zero, size: frame.size)
    return SceneScreen.Bar(view: bar, frame: frame)
  }

  private var toolbar: SceneScreen.Bar? {
    let tab = bars.isInTab && !bars.isVertical ? CGFloat(BarMetrics.tabBar(device)) : 0
    let height = CGFloat(bars.bottom) - tab
    guard height > 1 else { return nil }
    let bottom = screenInsets.bottom
    let frame = CGRect(
      x: 0, y: size.height - bottom - tab - height, width: size.width, height: height)
    let bar = UIToolbar()
    give(bar, context.navigation.flatMap { contents[$0].toolbar })
    if let index = context.navigation.flatMap({ contents[$0].toolbar }),
      case .toolbar(let element) = contents[index].details
    {
      scene.bars.apply(element.style, to: bar)
    }
    bar.items = element.toolbarItems.map { scene.bars.button($0) }
    bar.overhang = tab > 0 ? 0 : bottom
    bar.frame = CGRect(origin: .zero, size: frame.size)
    return SceneScreen.Bar(view: bar, frame: frame)
  }

  private func give(_ bar: UIView, _ index: ViewIndex?) {
    let environment = scene.environment
    bar.setTraitOverrides(placement == .sheet ? environment.sheetTraits : environment.traits)
    if placement != .sheet {
      bar.setRootSafeAreaInsets(
        UIEdgeInsets(top: 0, left: screenInsets.left, bottom: 0, right: screenInsets.right))
    }
    if let index { scene.bars.applyColors(contents[index], to: bar) }
  }
}

extension UINavigationBar {
  fileprivate func element(
    in contents: DocumentContents, _ navigation: ControllerIndex?
  ) -> ViewElement.Details? {
    navigation.flatMap { contents[$0].navigationBar }.map { contents[$0].details }
  }
}

extension DocumentContents {
  package func relationships(_ name: String, from source: ControllerIndex) -> [ControllerIndex] {
    segues.filter {
      $0.kind == "relationship" && $0.relationship == name && $0.source == source
    }.compactMap { controllersByID[$0.destination] }
  }

  /// The controller that has the tab item: itself, or the first in the navigation controller.
  func speaker(for index: ControllerIndex) -> ControllerElement {
    let controller = self[index]
    guard controller.tabBarItem == nil,
      let first = relationships("rootViewController", from: index).first,
      self[first].tabBarItem != nil
    else { return controller }
    return self[first]
  }
}
