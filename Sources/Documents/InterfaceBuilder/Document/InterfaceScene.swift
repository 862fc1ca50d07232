/// A scene of a storyboard, or a top-level object of a nib.
///
/// The value refers to the shared document, so copies are cheap.
public struct InterfaceScene: Sendable {
  package let contents: DocumentContents
  package let offset: Int

  package var record: DocumentContents.Scene { contents.scenes[offset] }

  /// The scene's identifier (`sceneID`), or the top-level object's in a nib.
  public var id: String { record.id }

  /// The position of the scene's element in the document.
  public var location: SourceLocation { record.location }

  package var controller: ControllerElement? { record.controllers.first.map { contents[$0] } }
}
