extension SimulatedMetrics {
  mutating func read(_ element: Int, of tree: ElementTree) -> Bool {
    let name = tree.elements[element].name
    let key = tree.value("key", of: element) ?? ""
    switch key {
    case "simulatedStatusBarMetrics", "statusBar":
      statusBar = name == "nil" ? .none : .statusBar
      let style = tree.value("statusBarStyle", of: element)
      isStatusBarLight = style == "lightContent" || style?.hasPrefix("black") == true
    case "simulatedTopBarMetrics":
      topBar = Self.bar(element, named: name, in: tree)
      isTopBarOpaque = tree.value("translucent", of: element) == "NO"
    case "simulatedBottomBarMetrics":
      bottomBar = Self.bar(element, named: name, in: tree)
      isBottomBarOpaque = tree.value("translucent", of: element) == "NO"
    case "simulatedOrientationMetrics", "orientation":
      isLandscape = tree.value("orientation", of: element)?.hasPrefix("landscape") ?? false
    case "simulatedDestinationMetrics", "destination":
      switch name {
      case "simulatedScreenMetrics": screen = tree.value("type", of: element)
      case "nil": break
      default: destination = Self.prefix(of: name, before: "SimulatedSizeMetrics")
      }
    case "freeformSize": freeformSize = tree.size(element)
    default: return false
    }
    return true
  }

  private static func bar(_ element: Int, named name: String, in tree: ElementTree) -> Bar {
    switch name {
    case "nil": .none
    case "simulatedNavigationBarMetrics":
      .navigationBar(prompted: tree.value("prompted", of: element) != "NO")
    case "simulatedTabBarMetrics": .tabBar
    case "simulatedToolbarMetrics": .toolbar
    default: .inferred
    }
  }

  private static func prefix(of name: String, before suffix: String) -> String {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}
