import Drawing
import Foundation
import InterfaceBuilder

/// `autolayout render`: a picture of a scene.
enum RenderCommand {
  static let specification = CommandSpecification(
    name: "render", summary: "Lay out documents and draw them.", operands: "FILE…",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard input.
      With one document, -o is the picture; with several, -o is a folder, and each picture has the name
      of its document.

      Without --scene, all scenes are drawn side by side, except navigation controllers and other
      containers. Views without a background have a thin outline; images are crossed boxes with their
      names.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "The picture, a .png, .svg or .pdf; or a folder."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: PictureFormat.allCases.map(\.rawValue),
        summary: "Format of the pictures in a folder; default: png."),
      OptionSpecification(
        "scene", letter: "s", value: "ID",
        summary: "Scene: its title, or the id of the scene, its controller or its view."),
      OptionSpecification(
        "scale", value: "NUMBER", summary: "Pixels per point, up to 16; default: 2."),
      OptionSpecification("plain", summary: "Do not outline views."),
      OptionSpecification("guides", summary: "Draw the safe area and the margins."),
    ] + EnvironmentOptions.all,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, at 2 pixels per point"),
      ("autolayout render Main.storyboard -s Login -o login.svg", "draws one scene as SVG"),
      ("autolayout render Cell.xib -d ipad11_0rounded -o cell.pdf", "draws it as on an iPad"),
      ("autolayout render App -o pictures/", "draws every document in App"),
    ],
    run: { arguments, session throws(UsageError) in
      let call = try RenderCall(arguments)
      return try call.run(session)
    })
}

/// One call of `autolayout render`.
struct RenderCall {
  private let batch: FileBatch
  private let destination: PictureDestination
  private let scene: String?
  private let scale: Double
  private let style: ViewStyle
  private let environment: LayoutEnvironment

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    batch = try FileBatch(arguments, of: "render")
    destination = try PictureDestination(arguments, isForSeveral: batch.files.count > 1)
    let scale = Double(arguments.value(of: "scale") ?? "2") ?? .nan
    guard scale > 0, scale <= 16 else {
      throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
    }
    self.scale = scale
    scene = arguments.value(of: "scene")
    style = ViewStyle(hasOutlines: !arguments.has("plain"), hasGuides: arguments.has("guides"))
    environment = try arguments.environment()
  }

  /// Draws the documents.
  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    try destination.checkNames(of: batch.files)
    guard destination.makeFolder(session.terminal) else { return .unwritable }
    return batch.run(session) { file, terminal in
      switch file.read(terminal) {
      case .failure(let code): return code
      case .success(let document): return draw(document, to: destination.path(for: file), terminal)
      }
    }
  }

  /// The scene that was asked for, or all that show more than the bars around others.
  private func chosenScenes(of document: InterfaceDocument) -> [InterfaceScene] {
    if let scene { return document.scenes.filter { $0.isCalled(scene) } }
    let full = document.scenes.filter { !$0.isContainer }
    return full.isEmpty ? document.scenes : full
  }

  @MainActor
  private func draw(
    _ document: InterfaceDocument, to output: String, _ terminal: Terminal
  ) -> ExitCode {
    let scenes = chosenScenes(of: document)
    guard !scenes.isEmpty else {
      let titles = document.scenes.map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
      let message = scene.map { "unknown scene '\($0)'; the scenes are: \(titles)" }
      terminal.printError(
        message ?? "the document has no scenes", at: FileLocation(file: document.path))
      return .badInput
    }
    var contact = ContactSheet(style)
    for scene in scenes {
      let live = scene.instantiate(in: environment)
      live.layOut()
      for diagnostic in live.diagnostics + live.conflicts { terminal.printError(diagnostic) }
      for root in live.roots { contact.add(root, title: scene.title) }
    }
    do {
      // A vector picture has no pixels to multiply.
      let isPNG = PictureFormat(path: output) == .png
      try contact.picture.write(to: output, scale: isPNG ? scale : 1)
      return .success
    } catch {
      terminal.printError("\(error)", at: FileLocation(file: output))
      return .unwritable
    }
  }
}

extension InterfaceScene {
  /// Whether the scene is a controller that only surrounds others.
  fileprivate var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller?.elementName)
  }

  /// Whether the scene is meant by a name: an identifier, or its title.
  fileprivate func isCalled(_ name: String) -> Bool {
    id == name || title == name || record.controllers.contains { contents[$0].id == name }
      || record.roots.contains { contents[$0].id == name }
  }
}
