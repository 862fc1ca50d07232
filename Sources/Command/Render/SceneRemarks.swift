import InterfaceBuilder

/// What `render` says of each scene that it lays out.
struct SceneRemarks {
  /// Whether it is printed how the text of each label is drawn.
  let listsTexts: Bool
  /// Whether it is printed which bars are drawn.
  let listsBars: Bool

  /// What tells a terminal what is wrong with a scene, and what was asked for.
  ///
  /// - Parameter terminal: Is told; nil where it was told before.
  /// - Returns: What is to be called with each scene; nil where nobody is told.
  @MainActor
  func teller(_ terminal: Terminal?) -> ((InstantiatedScene) -> Void)? {
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
