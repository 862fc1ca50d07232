extension DocumentHeader {
  init(root tree: ElementTree) {
    func flag(_ name: String) -> Bool { tree.value(name, of: 0) == "YES" }
    let type = tree.value("type", of: 0) ?? ""
    kind = type.contains("Storyboard") ? .storyboard : .xib
    toolsVersion =
      tree.value("toolsVersion", of: 0).flatMap { ToolsVersion(text: $0) } ?? ToolsVersion(build: 0)
    targetRuntime = tree.value("targetRuntime", of: 0) ?? ""
    usesAutoLayout = flag("useAutolayout")
    usesTraitCollections = flag("useTraitCollections")
    usesSafeAreas = flag("useSafeAreas")
    isLaunchScreen = flag("launchScreen")
    initialViewController = tree.value("initialViewController", of: 0)
    device = tree.child("device", of: 0).map { device in
      CanvasDevice(
        id: tree.value("id", of: device) ?? "",
        isLandscape: tree.value("orientation", of: device) == "landscape",
        isDark: tree.value("appearance", of: device) == "dark")
    }
  }
}
