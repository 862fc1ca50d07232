internal import AutoLayout
internal import Foundation

@MainActor
struct ControllerMaker {
  private let document: ProgramDocument
  private let storyboard: UIStoryboard
  private var contents: DocumentContents { document.contents }

  init(_ document: ProgramDocument, _ storyboard: UIStoryboard) {
    self.document = document
    self.storyboard = storyboard
  }

  /// Makes a controller; nil for a reference to a missing storyboard.
  func make(
    _ index: ControllerIndex, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let strings = document.language.flatMap { try? contents.strings($0) }
    let element = strings.map(contents[index].localized) ?? contents[index]
    if element.elementName == "viewControllerPlaceholder" { return makeReferenced(element) }
    let controller = creator?(InterfaceCoder()) ?? makeObject(element)
    let interface = ControllerInterface()
    interface.storyboard = storyboard
    controller.interface = interface
    guard let place = scene(of: index) else { return controller }
    let objects = SceneObjects()
    objects.note(controller, element.id)
    let program = ProgramScene(place, of: document, objects: objects)
    configure(controller, element, index, program)
    let segues = SegueMaker(self, document)
    segues.addSegues(to: controller, index)
    addContained(to: controller, index)
    let loading = LoadingView(extra: program)
    if let view = element.view {
      interface.loadView = { [document] controller in
        let program = ProgramScene(place, of: document, objects: objects)
        program.makeRecognizers(place.record.recognizers)
        controller.interface?.triggers += program.recognizers
        program.build([view]) { controller.view = $1 }
        controller.view.frame = UIScreen.main.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loading.program = program
      }
    }
    interface.awaken = { [weak controller] in
      guard let controller, let program = loading.program ?? loading.extra else { return }
      program.connect()
      segues.addTriggers(of: controller, index, objects)
      loading.extra?.awaken()
      loading.program?.awaken()
      // From here on the controller owns the built objects.
      (loading.extra, loading.program) = (nil, nil)
    }
    controller.awakeFromNib()
    return controller
  }

  private func scene(of index: ControllerIndex) -> InterfaceScene? {
    contents.scenes.firstIndex { $0.controllers.contains(index) }.map {
      InterfaceScene(contents: contents, offset: $0)
    }
  }

  private func makeReferenced(_ element: ControllerElement) -> UIViewController? {
    guard let name = element.storyboardName else { return nil }
    let other = UIStoryboard(name: name, bundle: nil)
    guard let identifier = element.referencedIdentifier else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }

  private func makeObject(_ element: ControllerElement) -> UIViewController {
    let type = document.classes.find(
      element.customClass, element.customModule, as: UIViewController.self)
    let coder = InterfaceCoder()
    if let made = type?.init(coder: coder) { return made }
    let stock: UIViewController? =
      switch element.elementName {
      case "navigationController": UINavigationController(coder: coder)
      case "tabBarController": UITabBarController(coder: coder)
      case "splitViewController": UISplitViewController(coder: coder)
      case "tableViewController": UITableViewController(coder: coder)
      case "collectionViewController": UICollectionViewController(coder: coder)
      case "pageViewController": UIPageViewController(coder: coder)
      default: nil
      }
    return stock ?? UIViewController(nibName: nil, bundle: nil)
  }

  // MARK: Bar items

  private func configure(
    _ controller: UIViewController, _ element: ControllerElement, _ index: ControllerIndex,
    _ program: ProgramScene
  ) {
    // Views inside bar items and next to the controller's own exist from the start.
    let extra = program.builder.scene.record.roots.filter { root in
      let role = contents[root].role
      return role == .barItem || role == .topLevel
    }
    program.build(extra)
    let bars = BarMaker(program.builder)
    controller.title = element.title
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = element.extendedLayoutIncludesOpaqueBars
    if let edges = element.extendedEdges { controller.edgesForExtendedLayout = edges.rectEdge }
    if let style = UIModalPresentationStyle(document: element.modalPresentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let item = element.navigationItem {
      let made = bars.navigationItem(of: element)
      controller.navigationItem.copyValues(of: made)
      program.objects.note(controller.navigationItem, item.id)
      note(item.leftItems, made.leftBarButtonItems, program)
      note(item.rightItems, made.rightBarButtonItems, program)
    }
    if let item = element.tabBarItem {
      controller.tabBarItem = bars.tab(of: element)
      program.objects.note(controller.tabBarItem, item.id)
    }
    if !element.toolbarItems.isEmpty {
      let items = element.toolbarItems.map { bars.button($0) }
      controller.toolbarItems = items
      note(element.toolbarItems, items, program)
    }
    if let navigation = controller as? UINavigationController {
      configure(navigation, element, bars)
    }
    if let tabs = controller as? UITabBarController, let bar = element.tabBar {
      if case .tabBar(let details) = contents[bar].details {
        bars.apply(details.style, to: tabs.tabBar)
      }
      bars.applyColors(contents[bar], to: tabs.tabBar)
    }
  }

  private func note(
    _ elements: [BarButtonItemElement], _ items: [UIBarButtonItem]?, _ program: ProgramScene
  ) {
    for (element, item) in zip(elements, items ?? []) { program.objects.note(item, element.id) }
  }

  private func configure(
    _ controller: UINavigationController, _ element: ControllerElement, _ bars: BarMaker
  ) {
    controller.isNavigationBarHidden = element.isNavigationBarHidden
    controller.isToolbarHidden = element.isToolbarHidden
    guard let index = element.navigationBar, case .navigationBar(let bar) = contents[index].details
    else { return }
    bars.apply(bar.style, to: controller.navigationBar)
    controller.navigationBar.prefersLargeTitles = bar.prefersLargeTitles
    bars.applyColors(contents[index], to: controller.navigationBar)
  }

  // MARK: Containers

  private func addContained(to controller: UIViewController, _ index: ControllerIndex) {
    switch controller {
    case let navigation as UINavigationController:
      let roots = contents.relationships("rootViewController", from: index)
      navigation.viewControllers = roots.prefix(1).compactMap { make($0) }
    case let tabs as UITabBarController:
      tabs.viewControllers = contents.relationships("viewControllers", from: index)
        .compactMap { make($0) }
    case let split as UISplitViewController:
      let names = ["masterViewController", "detailViewController"]
      split.viewControllers = names.flatMap { contents.relationships($0, from: index).prefix(1) }
        .compactMap { make($0) }
    default: break
    }
  }
}

extension UINavigationItem {
  fileprivate func copyValues(of item: UINavigationItem) {
    if item.title?.isEmpty == false { title = item.title }
    prompt = item.prompt
    titleView = item.titleView
    leftBarButtonItems = item.leftBarButtonItems
    rightBarButtonItems = item.rightBarButtonItems
    backBarButtonItem = item.backBarButtonItem
    hidesBackButton = item.hidesBackButton
    largeTitleDisplayMode = item.largeTitleDisplayMode
  }
}

extension Set<String> {
  fileprivate var rectEdge: UIRectEdge {
    var edges: UIRectEdge = []
    if contains("top") { edges.insert(.top) }
    if contains("left") { edges.insert(.left) }
    if contains("bottom") { edges.insert(.bottom) }
    if contains("right") { edges.insert(.right) }
    return edges
  }
}

@MainActor
private final class LoadingView {
  var extra: ProgramScene?
  var program: ProgramScene?

  init(extra: ProgramScene) {
    self.extra = extra
  }
}
