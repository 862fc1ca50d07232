internal import AutoLayout
internal import Foundation

@MainActor
struct BarMaker {
  let builder: SceneBuilder

  init(_ builder: SceneBuilder) { self.builder = builder }

  func fill(_ view: UIView, _ element: ViewElement) {
    switch (element.details, view) {
    case (.navigationBar(let bar), let view as UINavigationBar):
      apply(bar.style, to: view)
      if !bar.items.isEmpty { view.items = bar.items.map { navigationItem($0, title: nil) } }
    case (.toolbar(let bar), let view as UIToolbar):
      apply(bar.style, to: view)
      view.items = bar.items.map { button($0) }
    case (.tabBar(let bar), let view as UITabBar):
      apply(bar.style, to: view)
      view.items = bar.items.map { tab($0, title: nil) }
    default: break
    }
  }

  func navigationItem(of controller: ControllerElement) -> UINavigationItem {
    navigationItem(controller.navigationItem ?? NavigationItemElement(), title: controller.title)
  }

  private func navigationItem(
    _ element: NavigationItemElement, title: String?
  ) -> UINavigationItem {
    let item = UINavigationItem(title: string(element.id, "title") ?? element.title ?? title ?? "")
    item.prompt = string(element.id, "prompt") ?? element.prompt
    item.titleView = element.titleView.flatMap { view($0) }
    item.leftBarButtonItems = buttons(element.leftItems)
    item.rightBarButtonItems = buttons(element.rightItems)
    item.backBarButtonItem = element.backItem.map { button($0) }
    item.hidesBackButton = element.hidesBackButton
    item.largeTitleDisplayMode =
      switch element.largeTitleDisplayMode {
      case "always": .always
      case "never": .never
      default: .automatic
      }
    return item
  }

  private func buttons(_ elements: [BarButtonItemElement]) -> [UIBarButtonItem]? {
    elements.isEmpty ? nil : elements.map { button($0) }
  }

  func button(_ element: BarButtonItemElement) -> UIBarButtonItem {
    let known = element.systemItem.flatMap { UIBarButtonItem.SystemItem(document: $0) }
    let item =
      known.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
      ?? UIBarButtonItem()
    item.title = string(element.id, "title") ?? element.title
    item.image = builder.factory.images.image(element.image)
    if item.image == nil, item.title == nil, known == nil, let image = element.image {
      item.title = image.name
    }
    item.style = element.isDone ? .done : .plain
    item.isEnabled = element.isEnabled
    item.tintColor = builder.color(element.tintColor)
    item.customView = element.customView.flatMap { view($0) }
    if let width = element.width { item.width = CGFloat(max(0, width)) }
    return item
  }

  func tab(of controller: ControllerElement) -> UITabBarItem {
    tab(controller.tabBarItem ?? TabBarItemElement(), title: controller.title)
  }

  private func tab(_ element: TabBarItemElement, title: String?) -> UITabBarItem {
    let known = element.systemItem.flatMap { SystemTab.named[$0] }
    let images = builder.factory.images
    let item = UITabBarItem(
      title: string(element.id, "title") ?? element.title ?? known?.title ?? title ?? "Item",
      image: images.image(element.image) ?? known.flatMap { UIImage(systemName: $0.symbol) },
      selectedImage: images.image(element.selectedImage))
    item.badgeValue = element.badge
    return item
  }

  private func view(_ id: String) -> UIView? { builder.members.first { $0.id == id }?.view }

  private func string(_ id: String?, _ property: String) -> String? {
    id.flatMap { builder.strings?[$0, property] }
  }
}

extension BarMaker {
  func apply(_ style: BarStyleElement, to bar: UINavigationBar) {
    bar.barStyle = style.isBlack ? .black : .default
    bar.isTranslucent = style.isTranslucent
    bar.barTintColor = builder.color(style.barTint)
    bar.titleTextAttributes = attributes(style.titleColor)
    bar.largeTitleTextAttributes = attributes(style.largeTitleColor)
    if let standard = style.standard { apply(standard, to: bar.standardAppearance) }
    bar.scrollEdgeAppearance = style.scrollEdge.map { element in
      let appearance = UINavigationBarAppearance()
      apply(element, to: appearance)
      return appearance
    }
  }

  private func apply(
    _ element: BarStyleElement.Appearance, to appearance: UINavigationBarAppearance
  ) {
    appearance.backgroundColor = builder.color(element.backgroundColor)
    appearance.titleTextAttributes = attributes(element.titleColor) ?? [:]
    appearance.largeTitleTextAttributes = attributes(element.largeTitleColor) ?? [:]
  }

  private func attributes(_ color: ColorElement?) -> [NSAttributedString.Key: Any]? {
    builder.color(color).map { [.foregroundColor: $0] }
  }

  func apply(_ style: BarStyleElement, to bar: UIToolbar) {
    bar.barStyle = style.isBlack ? .black : .default
    bar.isTranslucent = style.isTranslucent
    bar.barTintColor = builder.color(style.barTint)
    bar.standardAppearance.backgroundColor = builder.color(style.standard?.backgroundColor)
    bar.scrollEdgeAppearance = style.scrollEdge.map { element in
      let appearance = UIToolbarAppearance()
      appearance.backgroundColor = builder.color(element.backgroundColor)
      return appearance
    }
  }

  func apply(_ style: BarStyleElement, to bar: UITabBar) {
    bar.barStyle = style.isBlack ? .black : .default
    bar.isTranslucent = style.isTranslucent
    bar.barTintColor = builder.color(style.barTint)
    bar.standardAppearance.backgroundColor = builder.color(style.standard?.backgroundColor)
    bar.scrollEdgeAppearance = style.scrollEdge.map { element in
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = builder.color(element.backgroundColor)
      return appearance
    }
  }

  func applyColors(_ element: ViewElement, to bar: UIView) {
    if let color = builder.color(element.tintColor) { bar.tintColor = color }
    bar.backgroundColor = builder.color(element.backgroundColor)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(document name: String) {
    let items: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let item = items[name] else { return nil }
    self = item
  }
}

private struct SystemTab {
  var title: String
  var symbol: String

  static let named: [String: SystemTab] = [
    "more": SystemTab(title: "More", symbol: "ellipsis"),
    "favorites": SystemTab(title: "Favorites", symbol: "star.fill"),
    "featured": SystemTab(title: "Featured", symbol: "star.fill"),
    "topRated": SystemTab(title: "Top Rated", symbol: "star.fill"),
    "recents": SystemTab(title: "Recents", symbol: "clock.fill"),
    "contacts": SystemTab(title: "Contacts", symbol: "person.crop.circle.fill"),
    "history": SystemTab(title: "History", symbol: "clock.fill"),
    "bookmarks": SystemTab(title: "Bookmarks", symbol: "book.fill"),
    "search": SystemTab(title: "Search", symbol: "magnifyingglass"),
    "downloads": SystemTab(title: "Downloads", symbol: "square.and.arrow.down.fill"),
    "mostRecent": SystemTab(title: "Most Recent", symbol: "clock.fill"),
    "mostViewed": SystemTab(title: "Most Viewed", symbol: "list.number"),
  ]
}
