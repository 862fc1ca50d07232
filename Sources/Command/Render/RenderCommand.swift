import AssetCatalog
import Drawing
import Foundation
import InterfaceBuilder

/// `autolayout render`: a picture of a scene.
enum RenderCommand {
  static let specification = CommandSpecification(
    name: "render", summary: "Lay out documents and draw them.", operands: "FILE…",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard input.
      With one document, -o is the picture; with several, -o is a folder, where the pictures lie as the
      documents do in the folder FILE. With a name that ends in .html, -o is a page of all pictures,
      which are written beside it.

      Without --scene, all scenes are drawn side by side, except navigation controllers and other
      containers. Views without a background have a thin outline. Images and colors come from the
      .xcassets folders of the project; what is not found is a crossed box with its name.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "The picture, a .png, .svg or .pdf; or a folder, or a page, a .html."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: PictureFormat.allCases.map(\.rawValue),
        summary: "Format of the pictures in a folder; default: png."),
      OptionSpecification(
        "scene", letter: "s", value: "ID",
        summary: "Scene: its title, or the id of the scene, its controller or its view."),
      OptionSpecification(
        "scale", value: "NUMBER", summary: "Pixels per point, up to 16; default: 2."),
      OptionSpecification(
        "assets", value: "PATH",
        summary: "Folder of asset catalogues, or one; default: those of the document's project."),
      OptionSpecification(
        "root", value: "FOLDER", summary: "A folder that was an operand.", isInternal: true),
      OptionSpecification(
        "list-images", summary: "Print what is drawn for each image, to count it.",
        isInternal: true),
      OptionSpecification("plain", summary: "Do not outline views."),
      OptionSpecification("guides", summary: "Draw the safe area and the margins."),
    ] + EnvironmentOptions.all,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, at 2 pixels per point"),
      ("autolayout render Main.storyboard -s Login -o login.svg", "draws one scene as SVG"),
      ("autolayout render Cell.xib -d ipad11_0rounded -o cell.pdf", "draws it as on an iPad"),
      ("autolayout render App -o pictures/", "draws every document in App"),
      ("autolayout render App -o pictures/index.html", "and makes a page of all pictures"),
    ],
    run: { arguments, session throws(UsageError) in
      let call = try RenderCall(arguments)
      return try call.run(session)
    })
}

/// One call of `autolayout render`.
struct RenderCall {
  private var batch: FileBatch
  private let destination: PictureDestination
  private let scene: String?
  private let scale: Double
  private let style: ViewStyle
  private let environment: LayoutEnvironment
  private let assetFolder: String?
  private let listsImages: Bool
  private let roots: [String]

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    batch = try FileBatch(arguments, of: "render")
    let folders = arguments.operands.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    roots = folders.filter(Self.isFolder) + arguments.values(of: "root")
    batch.tellWorkers("root", folders.filter(Self.isFolder))
    destination = try PictureDestination(
      arguments, isForSeveral: batch.files.count > 1, roots: roots)
    assetFolder = arguments.value(of: "assets")
    listsImages = arguments.has("list-images")
    if let assetFolder, !Self.isFolder(assetFolder) {
      throw UsageError(message: "invalid value for --assets; '\(assetFolder)' is no folder")
    }
    let scale = Double(arguments.value(of: "scale") ?? "2") ?? .nan
    guard scale > 0, scale <= 16 else {
      throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
    }
    self.scale = scale
    scene = arguments.value(of: "scene")
    style = ViewStyle(hasOutlines: !arguments.has("plain"), hasGuides: arguments.has("guides"))
    environment = try arguments.environment()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Draws the documents.
  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    try destination.checkNames(of: batch.files)
    guard destination.makeFolder(session.terminal) else { return .unwritable }
    let assets = RenderAssets(explicit: assetFolder, roots: roots)
    var page = session.isWorker ? nil : destination.page.map { PicturePage(path: $0) }
    let code = batch.run(session) { file, code, remarks in
      page?.add(
        file.path, picture: destination.path(for: file), code: code,
        remarks: String(decoding: remarks, as: UTF8.self))
    } work: { file, terminal in
      switch file.read(terminal) {
      case .failure(let code): return code
      case .success(let document):
        let path = destination.path(for: file)
        destination.makeFolder(of: path)
        return draw(document, to: path, with: assets.library(of: file), terminal)
      }
    }
    do {
      try page?.write()
    } catch {
      session.terminal.printError(
        error.localizedDescription, at: FileLocation(file: destination.page ?? ""))
      return .unwritable
    }
    return code
  }

  /// The scene that was asked for, or all that show more than the bars around others.
  private func chosenScenes(of document: InterfaceDocument) -> [InterfaceScene] {
    if let scene { return document.scenes.filter { $0.isCalled(scene) } }
    let full = document.scenes.filter { !$0.isContainer }
    return full.isEmpty ? document.scenes : full
  }

  @MainActor
  private func draw(
    _ document: InterfaceDocument, to output: String, with assets: AssetLibrary?,
    _ terminal: Terminal
  ) -> ExitCode {
    var environment = environment
    environment.assets = assets
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
    // A vector picture has no pixels to multiply.
    let isPNG = PictureFormat(path: output) == .png
    let sheet = DrawableSheet(contact.picture, scale: isPNG ? scale : 1)
    let picture = sheet.picture
    if let remark = sheet.remark {
      terminal.printError(remark, at: FileLocation(file: document.path), severity: "warning")
    }
    report(picture, assets, terminal)
    if listsImages {
      for line in ImageList(picture).lines { terminal.print("\(document.path)\t\(line)") }
    }
    do {
      try picture.write(to: output, scale: sheet.scale)
      return .success
    } catch {
      terminal.printError("\(error)", at: FileLocation(file: output))
      return .unwritable
    }
  }
}

extension RenderCall {
  /// Says what is wrong with the catalogues and the pictures in them, as far as they were used.
  private func report(_ picture: DisplayList, _ assets: AssetLibrary?, _ terminal: Terminal) {
    for fault in assets?.takeFaults() ?? [] {
      terminal.printError(
        fault.message, at: FileLocation(file: fault.path, line: fault.line), severity: "warning")
    }
    for fault in picture.pictureFaults() {
      terminal.printError(
        fault.reason, at: FileLocation(file: fault.source), severity: "warning")
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
