import AssetCatalog
import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

/// One call of `autolayout render`.
struct RenderCall {
  private var batch: FileBatch
  private let destination: PictureDestination
  private let scene: String?
  /// What was asked for; nil leaves it to the picture.
  private let scale: Double?
  private let picture: ScenePicture
  private let isGrid: Bool
  private let environment: LayoutEnvironment
  /// Light, dark or both, side by side.
  private let styles: [UIUserInterfaceStyle]
  private let assetFolder: String?
  private let listsImages: Bool
  private let listsTexts: Bool
  private let roots: [String]
  /// Whether pictures are drawn with the stand-ins alone.
  private let hasOwnFonts: Bool

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    batch = try FileBatch(arguments, of: "render")
    let folders = arguments.operands.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      .filter(InputFile.isFolder)
    roots = folders + arguments.values(of: "root")
    batch.tellWorkers("root", folders)
    destination = try PictureDestination(
      arguments, isForSeveral: batch.files.count > 1, roots: roots)
    assetFolder = arguments.value(of: "assets")
    listsImages = arguments.has("list-images")
    listsTexts = arguments.has("list-texts")
    hasOwnFonts = arguments.value(of: "fonts") != "installed"
    if let assetFolder, !InputFile.isFolder(assetFolder) {
      throw UsageError(message: "invalid value for --assets; '\(assetFolder)' is no folder")
    }
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
    styles = RenderAppearance.styles(arguments)
  }

  /// Draws the documents.
  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    try destination.checkNames(of: batch.files)
    guard destination.makeFolder(session.terminal) else { return .unwritable }
    if hasOwnFonts { PictureFonts.takeOverProcess() }
    if !session.isWorker, let remark = PictureFonts.remark {
      session.terminal.printNote("autolayout: warning: \(remark)")
    }
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
    let isCanvas = isCanvas(document)
    let list = RenderAppearance.sheet(
      styles.map { style in
        environment.userInterfaceStyle = style
        // What is said of a document is said once.
        let terminal = style == styles[0] ? terminal : nil
        let list =
          isCanvas
          ? canvas(document, in: environment, terminal) : sheet(scenes, in: environment, terminal)
        return (style: style, list: list)
      })
    // A vector picture has no pixels to multiply.
    let isPNG = PictureFormat(path: output) == .png
    let wanted = isPNG ? scale ?? list.usualScale(isCanvas) : list.vectorScale(isCanvas)
    let drawable = DrawableSheet(list, scale: wanted)
    if let remark = drawable.remark {
      terminal.printError(remark, at: FileLocation(file: document.path), severity: "warning")
    }
    report(drawable.picture, assets, terminal)
    if listsImages {
      for line in ImageList(drawable.picture).lines {
        terminal.print("\(document.path)\t\(line)")
      }
    }
    do {
      try drawable.picture.write(to: output, scale: drawable.scale)
      return .success
    } catch {
      terminal.printError("\(error)", at: FileLocation(file: output))
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
  private func canvas(
    _ document: InterfaceDocument, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> DisplayList {
    var canvas = StoryboardPicture(document, picture)
    for scene in document.scenes {
      canvas.add(layOut(scene, in: environment, terminal), in: environment)
    }
    return canvas.list
  }

  @MainActor
  private func sheet(
    _ scenes: [InterfaceScene], in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> DisplayList {
    var contact = ContactSheet()
    for scene in scenes {
      for list in picture.pictures(of: layOut(scene, in: environment, terminal)) {
        contact.add(list, title: scene.title)
      }
    }
    return contact.picture
  }

  @MainActor
  private func layOut(
    _ scene: InterfaceScene, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> InstantiatedScene {
    let live = scene.instantiate(in: environment)
    live.layOut()
    if let terminal {
      for diagnostic in live.diagnostics + live.conflicts { terminal.printError(diagnostic) }
      if listsTexts {
        for line in TextList(live).lines { terminal.print("\(scene.contents.path)\t\(line)") }
      }
    }
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
  /// Whether the scene is meant by a name: an identifier, or its title.
  fileprivate func isCalled(_ name: String) -> Bool {
    id == name || title == name || record.controllers.contains { contents[$0].id == name }
      || record.roots.contains { contents[$0].id == name }
  }
}
