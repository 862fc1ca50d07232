import InterfaceBuilder

struct SceneRemarks {
  let listsTexts: Bool
  let listsBars: Bool

  /// Returns a closure that prints a scene's problems; nil if `terminal` is nil.
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
