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

      A scene is drawn as its device shows it, with status bar and bars. Without --scene, a storyboard
      of several scenes is drawn as on Xcode's canvas, with its segues. Images are crossed boxes with
      their names.
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
        "scale", value: "NUMBER",
        summary: "Pixels per point, up to 16; default: 2, 1 or less for a whole canvas."),
      OptionSpecification("bare", summary: "Draw views alone, without bars and status bar."),
      OptionSpecification("device-frame", summary: "Draw the device around the screen."),
      OptionSpecification(
        "grid", summary: "Draw scenes side by side, not as on the canvas; without containers."),
      OptionSpecification("outlines", summary: "Outline views that have no background."),
      OptionSpecification(
        "plain", summary: "Do not outline views, as is usual.", isInternal: true),
      OptionSpecification("guides", summary: "Draw the safe area and the margins."),
    ] + EnvironmentOptions.all,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, as on the canvas"),
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
  /// What was asked for; nil leaves it to the picture.
  private let scale: Double?
  private let picture: ScenePicture
  private let isGrid: Bool
  private let environment: LayoutEnvironment

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    batch = try FileBatch(arguments, of: "render")
    destination = try PictureDestination(arguments, isForSeveral: batch.files.count > 1)
    scale = try arguments.value(of: "scale").map { text throws(UsageError) in
      guard let scale = Double(text), scale > 0, scale <= 16 else {
        throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
      }
      return scale
    }
    scene = arguments.value(of: "scene")
    isGrid = arguments.has("grid")
    picture = ScenePicture(
      style: ViewStyle(hasOutlines: arguments.has("outlines"), hasGuides: arguments.has("guides")),
      isBare: arguments.has("bare"), hasDeviceFrame: arguments.has("device-frame"))
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
    let isCanvas = isCanvas(document)
    let list = isCanvas ? canvas(document, terminal) : sheet(scenes, terminal)
    let isPNG = PictureFormat(path: output) == .png
    do {
      try list.write(
        to: output, scale: isPNG ? scale ?? list.usualScale(isCanvas) : list.vectorScale(isCanvas))
      return .success
    } catch {
      var hint = ""
      if case .impossibleSize = error, isPNG {
        hint = "; choose a smaller --scale, one --scene, or a file name in .svg"
      }
      terminal.printError("\(error)\(hint)", at: FileLocation(file: output))
      return .unwritable
    }
  }

  // MARK: - What is drawn

  /// Whether a document is drawn as a whole canvas: a storyboard of several scenes is.
  private func isCanvas(_ document: InterfaceDocument) -> Bool {
    scene == nil && !isGrid && document.header.kind == .storyboard && document.scenes.count > 1
  }

  /// The scene that was asked for, or all that show more than the bars around others.
  private func chosenScenes(of document: InterfaceDocument) -> [InterfaceScene] {
    if let scene {
      return document.scenes.filter { $0.isCalled(scene) }.map { document.shown(by: $0) }
    }
    let full = document.scenes.filter { !$0.isContainer && $0.reference == nil }
    return full.isEmpty ? document.scenes : full
  }

  @MainActor
  private func canvas(_ document: InterfaceDocument, _ terminal: Terminal) -> DisplayList {
    var canvas = StoryboardPicture(document, picture)
    for scene in document.scenes { canvas.add(layOut(scene, terminal), in: environment) }
    return canvas.list
  }

  @MainActor
  private func sheet(_ scenes: [InterfaceScene], _ terminal: Terminal) -> DisplayList {
    var contact = ContactSheet()
    for scene in scenes {
      for list in picture.pictures(of: layOut(scene, terminal)) {
        contact.add(list, title: scene.title)
      }
    }
    return contact.picture
  }

  @MainActor
  private func layOut(_ scene: InterfaceScene, _ terminal: Terminal) -> InstantiatedScene {
    let live = scene.instantiate(in: environment)
    live.layOut()
    for diagnostic in live.diagnostics + live.conflicts { terminal.printError(diagnostic) }
    if !picture.isBare { live.scrollToRest() }
    return live
  }
}

extension DisplayList {
  /// Pixels per point where nobody asks for a number: a canvas is drawn as large as an image of a
  /// usual size can show it.
  fileprivate func usualScale(_ isCanvas: Bool) -> Double {
    guard isCanvas else { return 2 }
    // Beyond these many viewers give up.
    let (longest, pixels) = (16_000.0, 60_000_000.0)
    let side = longest / max(1, size.width, size.height)
    let area = (pixels / max(1, size.width * size.height)).squareRoot()
    return min(1, side, area)
  }

  /// Units per point of a vector picture, which has no pixels to multiply: 1, unless a canvas is
  /// larger than a sheet can be.
  fileprivate func vectorScale(_ isCanvas: Bool) -> Double {
    isCanvas ? min(1, 32_000 / max(1, size.width, size.height)) : 1
  }
}

extension InterfaceScene {
  /// Whether the scene is meant by a name: an identifier, or its title.
  fileprivate func isCalled(_ name: String) -> Bool {
    id == name || title == name || record.controllers.contains { contents[$0].id == name }
      || record.roots.contains { contents[$0].id == name }
  }
}
