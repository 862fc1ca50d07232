import InterfaceBuilder

struct SceneRemarks {
  let listsTexts: Bool
  let listsBars: Bool

  /// Returns a closure that prints the problems of a scene; nil without a terminal.
  @MainActor
  func makeReporter(_ terminal: Terminal?) -> ((InstantiatedScene) -> Void)? {
    guard let terminal else { return nil }
    return { live in
      for diagnostic in live.diagnostics + live.conflicts { terminal.printError(diagnostic) }
      let path = live.scene.contents.path
      if listsBars { terminal.print("\(path.onOneLine)\t\(BarList(live).line)") }
      if listsTexts {
        for line in TextList(live).lines { terminal.print("\(path.onOneLine)\t\(line)") }
      }
    }
  }
}
