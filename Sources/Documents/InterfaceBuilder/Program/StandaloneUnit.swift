package import AutoLayout
internal import AutoLayoutValues
internal import Foundation

/// A tree in a document as an application makes it, with no classes of the application.
@MainActor
package final class StandaloneUnit {
  package let controller: UIViewController?
  package let root: UIView
  private let program: ProgramScene

  /// Builds a view's tree; `controller` also makes the view's controller.
  ///
  /// Fails if the view is not installed on the screen.
  package init?(_ document: InterfaceDocument, root index: ViewIndex, inController: Bool) {
    let contents = document.contents
    let classes = ProgramClasses(module: nil) { _ in }
    let source = ProgramDocument(document, classes: classes, assets: nil)
    let scene = InterfaceScene(contents: contents, offset: contents.sceneOfView[index.offset])
    let program = ProgramScene(scene, of: source, objects: SceneObjects())
    self.program = program
    if inController {
      let controller = Self.makeController(contents, of: index)
      let interface = ControllerInterface()
      interface.loadView = { controller in
        program.build([index]) { controller.view = $1 }
        controller.view.frame = UIScreen.main.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      controller.interface = interface
      controller.loadViewIfNeeded()
      self.controller = controller
    } else {
      program.build([index])
      controller = nil
    }
    guard let view = program.builder.views[index] else { return nil }
    root = view
  }

  package func view(_ index: ViewIndex) -> UIView? { program.builder.views[index] }

  private static func makeController(
    _ contents: DocumentContents, of view: ViewIndex
  ) -> UIViewController {
    let name = contents[view].controller.map { contents[$0].elementName }
    switch name {
    case "tableViewController":
      return UITableViewController(coder: InterfaceCoder()) ?? UITableViewController()
    default: return UIViewController(nibName: nil, bundle: nil)
    }
  }

  /// Provides the document's images and colors to `UIImage(named:)` and `UIColor(named:)`.
  package static func adoptResources(of document: InterfaceDocument) {
    let resources = document.contents.resources
    let scale = UIScreen.main.scale
    ImageSource.setProvider { name in
      resources.images[name].map {
        UIImage(size: CGSize(width: $0.width, height: $0.height), scale: scale, name: name)
      }
    }
    ColorSource.setProvider { name in
      switch resources.namedColors[name] {
      case .rgb(let red, let green, let blue, let alpha, _):
        UIColor(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      case .white(let white, let alpha): UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
      default: nil
      }
    }
  }
}
