import AssetCatalog
import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import ScenePictures

struct RenderCall {
  private var batch: FileBatch
  private let destination: PictureOutput
  private let scene: String?
  private let drawsEachScene: Bool
  private let scale: RenderScale
  private let picture: ScenePicture
  private let isGrid: Bool
  private let environment: LayoutEnvironment
  private let styles: [UIUserInterfaceStyle]
  /// The sheet's devices and settings; nil for a single picture.
  private let matrix: SheetMatrix?
  /// The windows of the size sheet.
  private let windows: [String]?
  private let assetFolder: String?
  private let roots: [String]
  private let hasOwnFonts: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    batch = try FileBatch(arguments, of: "render")
    let folders = arguments.operands.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      .filter(DocumentSearch.isFolder)
    roots = folders + arguments.values(of: "root")
    batch.addWorkerOption("root", folders)
    let isSheet = arguments.has("sheet") || arguments.has(LanguageOption.name)
    if !isSheet { try SheetOptions.refuseLists(arguments) }
    windows = try SheetOptions.windows(arguments)
    drawsEachScene = arguments.has("each-scene")
    destination = try PictureOutput(
      arguments, isForSeveral: drawsEachScene || batch.files.count > 1, isSheet: isSheet,
      roots: roots)
    assetFolder = arguments.value(of: "assets")
    hasOwnFonts = arguments.value(of: "fonts") != "installed"
    if let assetFolder, !InputFile.isFolder(assetFolder) {
      throw UsageError(message: "invalid value for --assets; '\(assetFolder)' is not a folder")
    }
    scale = try RenderScale(arguments)
    scene = arguments.value(of: "scene")
    isGrid = arguments.has("grid")
    picture = ScenePicture(
      style: ViewStyle(hasOutlines: arguments.has("outlines")), isBare: arguments.has("bare"),
      hasDeviceFrame: arguments.has("device-frame"), overlays: try SceneOverlays(arguments))
    matrix = isSheet ? try SheetMatrix(arguments) : nil
    environment =
      isSheet ? arguments.environmentWithoutSettings() : try arguments.environment()
    styles = try RenderAppearance.styles(arguments)
    batch.limits.environments =
      windows == nil ? matrix?.workload ?? styles.count : SizeSheet.workload
  }

  /// The maximum number of scenes in a picture, beyond which each has only a few pixels.
  static let sceneLimit = 1_000

  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    try destination.checkNames(of: batch.files)
    WorkWatch.ofProcess.allow(environments: batch.limits.environments)
    guard destination.makeFolder(session.terminal) else { return .unwritable }
    if hasOwnFonts { PictureFonts.takeOverProcess() }
    if !session.isWorker, let remark = PictureFonts.remark {
      session.terminal.printNote("autolayout: warning: \(remark)")
    }
    let assets = RenderAssets(explicit: assetFolder, roots: roots)
    var page = session.isWorker ? nil : destination.page.map { PicturePage(path: $0) }
    var count = 0
    var code = batch.run(session) { file, output in
      count += output.written.count
      page?.add(file.path, output, isByScene: drawsEachScene)
    } work: { file, terminal in
      switch file.read(terminal) {
      case .failure(let code): return code
      case .success(let document):
        return draw(
          document.copy(in: environment.locale) ?? document, to: destination.path(for: file),
          with: assets.library(of: file), terminal)
      }
    }
    if let scene, !roots.isEmpty, !session.isWorker, count == 0, code == .success {
      let known = batch.files.lazy.compactMap { try? $0.document() }.flatMap(\.sceneNames)
      let hint = known.suggestion(for: scene)
      session.terminal.printError("no document has a scene '\(scene)'; \(hint)check the name")
      code = .usage
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
    for diagnostic in document.fontDiagnostics { terminal.printError(diagnostic) }
    let scenes: [InterfaceScene]
    do {
      scenes = try chosenScenes(of: document)
    } catch {
      // A folder has other documents.
      if scene != nil, !roots.isEmpty { return .success }
      terminal.printError(error.message, at: FileLocation(file: document.path))
      return error.code
    }
    guard drawsEachScene, document.header.kind == .storyboard else {
      return draw(scenes, of: document, to: output, environment, terminal)
    }
    let outputs = destination.paths(for: scenes, in: output)
    return zip(scenes, outputs).reduce(into: .success) { worst, part in
      worst.worsen(to: draw([part.0], of: document, to: part.1, environment, terminal))
    }
  }

  @MainActor
  private func draw(
    _ scenes: [InterfaceScene], of document: InterfaceDocument, to output: String,
    _ environment: LayoutEnvironment, _ terminal: Terminal
  ) -> ExitCode {
    var environment = environment
    let assets = environment.assets
    guard scenes.count <= Self.sceneLimit else {
      terminal.printError(
        "the document has \(scenes.count) scenes; a picture shows 1,000 at most: choose one with "
          + "--scene", at: FileLocation(file: document.path))
      return .badInput
    }
    let drawing = SceneDrawing(picture: picture)
    destination.makeFolder(of: output)
    do {
      if let matrix {
        let sheet = SheetDrawing(
          matrix: matrix.withLanguages(of: document), scenes: drawing)
        if let page = destination.sheetPage {
          return try writePage(sheet, scenes, of: document, in: environment, to: page, terminal)
        }
        var cells: [SheetDrawing.Cell] = []
        try sheet.draw(scenes, in: environment, terminal) { cells.append($0) }
        let table = sheet.table(cells, title: Self.title(of: document, scenes))
        return try write(
          { table.list($0) }, kind: .sheet, of: document, to: output, assets, terminal)
      }
      if let windows {
        var contact = ContactSheet()
        for scene in scenes {
          let sheet = SizeSheet(scene, of: document, drawing, in: environment)
          contact.add(sheet.picture(windows), title: scenes.count > 1 ? scene.title : "")
        }
        return try write(
          { _ in contact.picture }, kind: .sheet, of: document, to: output, assets, terminal)
      }
      let isCanvas = isCanvas(document)
      let pictures = styles.map { style -> (OverlayPencil?) -> DisplayList in
        environment.userInterfaceStyle = style
        // Messages about a document are printed only once.
        let terminal = style == styles[0] ? terminal : nil
        if isCanvas {
          let canvas = drawing.canvas(document, in: environment, terminal?.makeReporter())
          return { canvas.list($0) }
        }
        let parts = drawing.sheet(scenes, in: environment, terminal?.makeReporter())
        return { pen in
          var contact = ContactSheet()
          for part in parts { contact.add(part.picture.drawn(pen), title: part.title) }
          return contact.picture
        }
      }
      let kind: RenderScale.Kind =
        isCanvas ? .canvas : scenes.count > 1 ? .grid : .scene(self.device(of: document))
      return try write(
        { pen in
          RenderAppearance.sheet(zip(styles, pictures).map { (style: $0, list: $1(pen)) })
        }, kind: kind, of: document, to: output, assets, terminal)
    } catch {
      terminal.printError("\(error)", at: FileLocation(file: output))
      return .unwritable
    }
  }

  // MARK: - Content

  private func isCanvas(_ document: InterfaceDocument) -> Bool {
    scene == nil && !isGrid && !drawsEachScene && document.header.kind == .storyboard
      && document.scenes.count > 1
  }

  private func device(of document: InterfaceDocument) -> Device? {
    environment.device ?? document.header.device.flatMap { Device.named($0.id) }
  }

  /// Returns the requested scene, or all scenes with more than the bars around others.
  private func chosenScenes(
    of document: InterfaceDocument
  ) throws(UnknownScene) -> [InterfaceScene] {
    if let scene { return try document.scenes(called: scene) }
    guard !document.scenes.isEmpty else { throw UnknownScene(name: "", titles: [], known: []) }
    let full = document.scenes.filter { !$0.isContainer && $0.reference == nil }
    return full.isEmpty ? document.scenes : full
  }

  private static func title(of document: InterfaceDocument, _ scenes: [InterfaceScene]) -> String {
    let name = URL(fileURLWithPath: document.path).lastPathComponent
    return scenes.count == 1 ? "\(name) · \(scenes[0].title)" : name
  }

  // MARK: - Files

  @MainActor
  private func write(
    _ compose: (OverlayPencil?) -> DisplayList, kind: RenderScale.Kind,
    of document: InterfaceDocument, to output: String, _ assets: AssetLibrary?,
    _ terminal: Terminal
  ) throws(DrawingError) -> ExitCode {
    // The scale may depend on the size of the picture, and overlays on the scale.
    let plain = compose(nil)
    let isPNG = PictureFormat(path: output) == .png
    let hasOverlays = !picture.overlays.isEmpty
    let wanted = scale.value(for: plain.size, kind, isPNG: isPNG, hasOverlays: hasOverlays)
    let drawable = DrawableSheet(plain, scale: wanted)
    var list = drawable.picture
    if hasOverlays, list.size == plain.size {
      let pen = OverlayPencil(scale: RenderScale.pen(drawable.scale, isPNG: isPNG))
      list = compose(pen)
      report(pen, of: document, terminal)
    }
    if let remark = drawable.remark {
      terminal.printError(remark, at: FileLocation(file: document.path), severity: "warning")
    }
    report(list, assets, terminal)
    try list.write(to: output, scale: drawable.scale)
    terminal.noteWritten(output)
    return .success
  }

  @MainActor
  private func writePage(
    _ sheet: SheetDrawing, _ scenes: [InterfaceScene], of document: InterfaceDocument,
    in environment: LayoutEnvironment, to output: String, _ terminal: Terminal
  ) throws(DrawingError) -> ExitCode {
    var page = SheetPage(title: sheet.title(Self.title(of: document, scenes)))
    var omitted = 0
    try sheet.draw(scenes, in: environment, terminal) { cell throws(DrawingError) in
      let size = cell.picture.size
      let wanted = scale.value(for: size, .page, isPNG: true, hasOverlays: false)
      let drawable = DrawableSheet(cell.picture.drawn(nil), scale: wanted)
      let pen = OverlayPencil(scale: drawable.scale)
      let isWhole = drawable.picture.size == size
      let list = isWhole ? cell.picture.drawn(pen) : drawable.picture
      omitted += pen.omitted
      report(list, environment.assets, terminal)
      try page.add(list, scale: drawable.scale, values: sheet.values(of: cell))
    }
    let pen = OverlayPencil(scale: 1)
    pen.omitted = omitted
    report(pen, of: document, terminal)
    do {
      try Data(page.html.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw .cannotWrite(path: output, reason: FileFault.reason(of: error, at: output))
    }
    terminal.noteWritten(output)
    return .success
  }

  private func report(
    _ pen: OverlayPencil, of document: InterfaceDocument, _ terminal: Terminal
  ) {
    guard pen.omitted > 0 else { return }
    terminal.printError(
      pen.omitted == 1
        ? "1 label has no room; draw at a larger --scale, or show less"
        : "\(pen.omitted) labels have no room; draw at a larger --scale, or show less",
      at: FileLocation(file: document.path), severity: "warning")
  }

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
