/// Views inside bar items are decoded during the traversal of the tree; here they are only
/// referenced.
extension ElementTree {
  func navigationItem(_ element: Int) -> NavigationItemElement {
    var item = NavigationItemElement(
      id: value("id", of: element), title: text("title", of: element),
      prompt: text("prompt", of: element))
    item.hidesBackButton = value("hidesBackButton", of: element) == "YES"
    item.largeTitleDisplayMode = value("largeTitleDisplayMode", of: element)
    for child in children(of: element) {
      switch (elements[child].name, value("key", of: child)) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftItems = [barButtonItem(child)]
      case ("barButtonItem", "rightBarButtonItem"): item.rightItems = [barButtonItem(child)]
      case ("barButtonItem", "backBarButtonItem"): item.backItem = barButtonItem(child)
      case ("leftBarButtonItems", _): item.leftItems = barButtonItems(child)
      case ("rightBarButtonItems", _): item.rightItems = barButtonItems(child)
      case (_, "titleView"): item.titleView = value("id", of: child)
      default: break
      }
    }
    return item
  }

  func barButtonItems(_ list: Int) -> [BarButtonItemElement] {
    children(of: list).filter { elements[$0].name == "barButtonItem" }.map { barButtonItem($0) }
  }

  private func barButtonItem(_ element: Int) -> BarButtonItemElement {
    let custom = children(of: element).first { value("key", of: $0) == "customView" }
    return BarButtonItemElement(
      id: value("id", of: element), title: text("title", of: element),
      image: image("image", of: element), systemItem: value("systemItem", of: element),
      isDone: value("style", of: element) == "done",
      isEnabled: value("enabled", of: element) != "NO", width: number("width", of: element),
      tintColor: color(of: element, key: "tintColor"),
      customView: custom.flatMap { value("id", of: $0) })
  }

  func tabBarItem(_ element: Int) -> TabBarItemElement {
    TabBarItemElement(
      id: value("id", of: element), title: text("title", of: element),
      image: image("image", of: element), selectedImage: image("selectedImage", of: element),
      systemItem: value("systemItem", of: element), badge: text("badgeValue", of: element))
  }

  func navigationItems(of bar: Int) -> [NavigationItemElement] {
    items("navigationItem", of: bar).map { navigationItem($0) }
  }

  func barButtonItems(of bar: Int) -> [BarButtonItemElement] {
    child("items", of: bar).map { barButtonItems($0) } ?? []
  }

  func tabBarItems(of bar: Int) -> [TabBarItemElement] {
    items("tabBarItem", of: bar).map { tabBarItem($0) }
  }

  func barStyle(of bar: Int) -> BarStyleElement {
    var style = BarStyleElement()
    style.isBlack = value("barStyle", of: bar)?.hasPrefix("black") ?? false
    style.isTranslucent = value("translucent", of: bar) != "NO"
    style.barTint = color(of: bar, key: "barTintColor")
    style.titleColor = textColor(of: bar, key: "titleTextAttributes")
    style.largeTitleColor = textColor(of: bar, key: "largeTitleTextAttributes")
    for child in children(of: bar) where elements[child].name.hasSuffix("BarAppearance") {
      let appearance = BarStyleElement.Appearance(
        backgroundColor: color(of: child, key: "backgroundColor"),
        titleColor: textColor(of: child, key: "titleTextAttributes"),
        largeTitleColor: textColor(of: child, key: "largeTitleTextAttributes"))
      switch value("key", of: child) {
      case "standardAppearance": style.standard = appearance
      case "scrollEdgeAppearance": style.scrollEdge = appearance
      default: break
      }
    }
    return style
  }

  private func textColor(of element: Int, key: String) -> ColorElement? {
    child("textAttributes", key: key, of: element).flatMap { color(of: $0, key: "textColor") }
  }

  private func items(_ name: String, of bar: Int) -> [Int] {
    guard let list = child("items", of: bar) else { return [] }
    return children(of: list).filter { elements[$0].name == name }
  }

  /// A text in an attribute, or in a child element if it has several lines.
  private func text(_ name: String, of element: Int) -> String? {
    value(name, of: element) ?? text(of: element, key: name)
  }

  private func image(_ name: String, of element: Int) -> ImageReferenceElement? {
    guard let image = value(name, of: element) else { return nil }
    return ImageReferenceElement(
      name: image, isSystem: value("catalog", of: element) == "system", symbolScale: nil)
  }
}
