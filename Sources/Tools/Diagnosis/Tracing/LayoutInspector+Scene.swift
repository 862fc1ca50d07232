public import InterfaceBuilder

extension LayoutInspector {
  package init(_ live: InstantiatedScene, _ member: InstantiatedScene.Member) {
    let elements = live.constraintElements
    let names = ConstraintNames(live, elements)
    self.init(
      member.view,
      naming: Naming(
        name: { names.name(of: $0) },
        id: { view in live.members.first { $0.view === view }?.id ?? names.name(of: view) },
        equation: { constraint in names.equation(of: constraint) },
        source: { constraint in
          elements[ObjectIdentifier(constraint)].map { ($0.id, $0.location.line) }
        }))
  }
}

extension FrameExplanation {
  /// Explains a view in a document; nil if it is unknown or not installed.
  ///
  /// - Complexity: A layout of the document per environment.
  @preconcurrency @MainActor
  public static func explain(
    _ view: String, of document: InterfaceDocument, in environment: LayoutEnvironment
  ) -> FrameExplanation? {
    document.scenes.lazy.compactMap { explain(view, of: $0, document, in: environment) }.first
  }

  /// Explains a view in a scene; nil if it is unknown or not installed.
  @MainActor
  package static func explain(
    _ view: String, of scene: InterfaceScene, _ document: InterfaceDocument,
    in environment: LayoutEnvironment
  ) -> FrameExplanation? {
    let live = scene.instantiate(in: environment)
    let member =
      live.members.first { $0.id == view }
      ?? live.members.first { OutlineName.of(live.interface.view($0.index)) == view }
    guard let member else { return nil }
    live.layOut()
    var explanation = LayoutInspector(live, member).explain(member.view)
    explanation.path = document.path
    explanation.line = member.location.line
    explanation.environment = environment.resolved(for: document.header)
    return explanation
  }
}
