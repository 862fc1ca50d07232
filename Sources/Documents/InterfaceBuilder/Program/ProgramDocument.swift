package import AssetCatalog
package import AutoLayout
package import Foundation

@MainActor
package final class ProgramDocument {
  let document: InterfaceDocument
  let classes: ProgramClasses
  private let assets: AssetLibrary?
  /// The language of the strings; nil for the document's own texts.
  let language: String?

  package init(
    _ document: InterfaceDocument, classes: ProgramClasses, assets: AssetLibrary?,
    language: String? = nil
  ) {
    self.document = document
    self.language = language
    self.classes = classes
    self.assets = assets
  }

  var contents: DocumentContents { document.contents }

  var environment: LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.assets = assets
    environment.locale = language
    environment.programTraits = ProgramTraits(UIScreen.main.traitCollection)
    environment.userInterfaceStyle = UIScreen.main.traitCollection.userInterfaceStyle
    return environment
  }
}

extension ProgramDocument: NibSource {
  package func instantiate(owner: Any?) -> [Any] {
    let scenes = document.scenes
    guard let first = scenes.first else { return [] }
    // The objects in a nib may all refer to each other, so they share a scene.
    let objects = SceneObjects()
    for (id, substitute) in contents.standIns where substitute == .owner {
      objects.note(owner as AnyObject?, id)
    }
    let program = ProgramScene(first, of: self, objects: objects)
    let roots = scenes.flatMap(\.record.roots)
    program.makeRecognizers(contents.recognizers + contents.scenes.flatMap(\.recognizers))
    program.build(roots)
    program.connect()
    program.awaken()
    return roots.compactMap { program.builder.views[$0] } + program.recognizers
  }
}

extension ProgramDocument: StoryboardSource {
  package func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = contents.header.initialViewController, let index = contents.controllersByID[id]
    else { return nil }
    return ControllerMaker(self, storyboard).make(index, creator)
  }

  package func controller(
    _ identifier: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard
      let offset = contents.controllers.firstIndex(where: { $0.storyboardIdentifier == identifier })
    else { return nil }
    return ControllerMaker(self, storyboard).make(ControllerIndex(offset), creator)
  }
}
