public struct InterfaceScene: Sendable {
  package let contents: DocumentContents
  package let offset: Int

  package var record: DocumentContents.Scene { contents.scenes[offset] }

  public var id: String { record.id }

  public var location: SourceLocation { record.location }

  package var controller: ControllerElement? { record.controllers.first.map { contents[$0] } }

  public var title: String {
    if let controller {
      return controller.title ?? controller.customClass ?? controller.elementName
    }
    guard let root = record.roots.first.map({ contents[$0] }) else { return id }
    return OutlineName.of(root)
  }
}
