internal import AutoLayout
internal import Foundation

extension InstantiatedScene {
  /// The canvas's screen for a controller that has no view: an empty view with the container's bar.
  ///
  /// It is nil for scenes with a view, and for references to other storyboards.
  public var containerScreen: SceneScreen? {
    guard let index = scene.record.controllers.first, scene.reference == nil,
      controllerView == nil, environment.device?.idiom != .tv
    else { return nil }
    let device = environment.device
    let screen = device?.size(environment.orientation)
    let size = screen.map { CGSize(width: $0.width, height: $0.height) } ?? plainSize
    let insets =
      device?.canvasSafeArea(environment.orientation, tools: environment.tools).insets
      ?? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.setTraitOverrides(environment.traits)
    view.backgroundColor = UIColor(
      light: UIColor(white: 0.92, alpha: 1), dark: UIColor(white: 0.12, alpha: 1))
    let bar =
      navigationBar(of: index, size, insets.top) ?? tabBar(of: index, size, insets.bottom)
    return SceneScreen(
      size: size, view: view, frame: view.frame, isSheet: false, bars: bar.map { [$0] } ?? [],
      statusBarHeight: insets.top > 0 ? insets.top : nil,
      isStatusBarLight: (bar?.view as? UINavigationBar)?.barStyle == .black
        || environment.userInterfaceStyle == .dark,
      hasHomeIndicator: device?.hasHomeIndicator == true, device: device)
  }

  private var plainSize: CGSize {
    let views = interface.contents.views.lazy.filter { $0.role == .controllerKey("view") }
    let frame = views.compactMap(\.frame).first { $0.width >= 320 && $0.height >= 320 }
    return frame.map { CGSize(width: $0.width, height: $0.maxY) }
      ?? CGSize(width: 600, height: 600)
  }

  private func navigationBar(
    of index: ControllerIndex, _ size: CGSize, _ top: CGFloat
  ) -> SceneScreen.Bar? {
    let controller = interface.contents[index]
    guard controller.elementName == "navigationController", !controller.isNavigationBarHidden
    else { return nil }
    let bar = UINavigationBar()
    bar.setTraitOverrides(environment.traits)
    var height = BarMetrics.navigationBar(
      environment.device, tools: environment.tools, system: environment.system)
    if let view = controller.navigationBar.map({ interface.contents[$0] }) {
      bars.applyColors(view, to: bar)
      if case .navigationBar(let element) = view.details {
        bars.apply(element.style, to: bar)
        if element.prefersLargeTitles { height += BarMetrics.largeTitle }
      }
    }
    // On the canvas an empty bar shows the material.
    bar.scrollEdgeAppearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
    bar.overhang = top
    let frame = CGRect(x: 0, y: top, width: size.width, height: CGFloat(height))
    bar.frame = CGRect(origin: .zero, size: frame.size)
    return SceneScreen.Bar(view: bar, frame: frame)
  }

  private func tabBar(
    of index: ControllerIndex, _ size: CGSize, _ bottom: CGFloat
  ) -> SceneScreen.Bar? {
    let contents = interface.contents
    guard contents[index].elementName == "tabBarController" else { return nil }
    let bar = UITabBar()
    bar.setTraitOverrides(environment.traits)
    if let view = contents[index].tabBar.map({ contents[$0] }) {
      bars.applyColors(view, to: bar)
      if case .tabBar(let element) = view.details { bars.apply(element.style, to: bar) }
    }
    bar.items = contents.relationships("viewControllers", from: index).map {
      bars.tab(of: contents.speaker(for: $0))
    }
    bar.scrollEdgeAppearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
    let height = CGFloat(BarMetrics.tabBar(environment.device)) + bottom
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    bar.frame = CGRect(origin: .zero, size: frame.size)
    return SceneScreen.Bar(view: bar, frame: frame)
  }
}
