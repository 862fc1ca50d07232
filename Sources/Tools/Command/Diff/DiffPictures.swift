import AssetCatalog
import AutoLayout
import Diagnosis
import DocumentDiff
import Drawing
import Foundation
import InterfaceBuilder

@MainActor
struct DiffPictures {
  nonisolated static let options = [
    OptionSpecification(
      "assets", value: "PATH",
      summary: "Asset catalog or folder of catalogs; default: the catalogs of the project."),
    OptionSpecification(
      "pictures", value: "FORM", choices: MarkdownForm.allCases.map(\.rawValue),
      summary: "In Markdown: linked, in a folder next to the -o file, or embedded."),
    OptionSpecification(
      "scale", value: "NUMBER",
      summary: "Pixels per point of pictures, up to 16; default: 2, or 1 where there are more "
        + "than \(DiffWork.sharpLimit)."),
  ]

  enum MarkdownForm: String, CaseIterable {
    case linked, embedded
  }

  struct Cell {
    let scene: DocumentComparison.Scene
    let environment: String
    let old: SceneVersion?
    let new: SceneVersion?
    let marks: DiffMarks
  }

  private let styles: [UIUserInterfaceStyle]
  private let assets: String?
  let chosenScale: Double?
  private let matrix: CheckMatrix
  private let update: SystemUpdate?
  let markdown: MarkdownForm?

  var markdownForm: ComparedScene.Form? { markdown == nil ? nil : .picture }

  nonisolated init(_ arguments: Arguments) throws(UsageError) {
    styles = try RenderAppearance.styles(arguments)
    assets = arguments.value(of: "assets")
    if let assets, !InputFile.isFolder(assets) {
      throw UsageError(message: "invalid value for --assets; '\(assets)' is not a folder")
    }
    _ = try RenderScale(arguments)
    chosenScale = arguments.value(of: "scale").flatMap(Double.init)
    update = try arguments.systemUpdate()
    let given = try arguments.comparedMatrix()
    matrix = update?.matrix(given, isNew: true) ?? given
    markdown = arguments.value(of: "pictures").flatMap(MarkdownForm.init)
    guard
      markdown != .linked || arguments.value(of: "output") != nil
        || arguments.has(DiffWorker.option)
    else {
      throw UsageError(message: "linked pictures need an output file; add -o diff.md")
    }
  }

  /// Draws the compared scenes in order.
  func draw(_ result: DiffReader.Result, take: (Cell) throws -> Void) throws {
    PictureFonts.takeOverProcess()
    let headers = [result.old, result.new].compactMap { $0?.document.header }
    let environments = LayoutEnvironment.compared(matrix, headers)
    let library = result.file.flatMap {
      RenderAssets(explicit: assets, roots: []).library(of: InputFile(name: $0))
    }
    let documents = ComparedDocument.sharingCanvas(result.old, result.new)
    for scene in scenes(of: result) {
      let marks = DiffMarks(scene, result.old, result.new)
      for (index, environment) in environments.enumerated() {
        var environment = environment
        if let frames = scene.controllerFrames, index < frames.count {
          environment.controllerFrames = frames[index]
        }
        for style in styles {
          var place = environment
          place.assets = library
          place.userInterfaceStyle = style
          var before = place
          if let update { before.iosVersion = IOSVersion(update.old) }
          let name = styles.count == 1 ? "" : style == .dark ? ", dark" : ", light"
          let old = SceneVersion.drawn(
            marks.oldID, of: documents.old, in: before, names: marks.renamings)
          let new = SceneVersion.drawn(
            scene.id, of: documents.new, in: place, names: [:])
          guard old != nil || new != nil else { continue }
          try take(
            Cell(
              scene: scene, environment: environment.comparisonName + name, old: old, new: new,
              marks: marks))
        }
      }
    }
  }

  private func scenes(of result: DiffReader.Result) -> [DocumentComparison.Scene] {
    let reported = result.comparison.scenes.filter(\.isReported)
    guard (result.old == nil) != (result.new == nil) else { return reported }
    if result.new != nil, !result.comparison.scenes.isEmpty { return result.comparison.scenes }
    return (result.new ?? result.old)?.document.scenes.map { scene in
      DocumentComparison.Scene(id: scene.id, title: scene.title)
    } ?? []
  }

  func count(of result: DiffReader.Result) -> Int {
    let headers = [result.old, result.new].compactMap { $0?.document.header }
    guard !headers.isEmpty else { return 0 }
    let environments = LayoutEnvironment.compared(matrix, headers).count
    return scenes(of: result).count * environments * styles.count * 2
  }

  func write(_ sheet: DiffSheet, to path: String) throws {
    let list = sheet.list
    let isPNG = PictureFormat(path: path) == .png
    let area = Double(list.size.width * list.size.height)
    // Viewers fail beyond this number of pixels.
    let fitting = min(chosenScale ?? 2, (60_000_000 / max(1, area)).squareRoot())
    let drawable = DrawableSheet(list, scale: isPNG ? fitting : 1)
    try drawable.picture.write(to: path, scale: drawable.scale)
  }

  /// Returns the pictures of each comparison, before and after side by side.
  func forMarkdown(
    _ results: [DiffResult], beside path: String?
  ) throws -> [[MarkdownReport.Picture]] {
    guard let markdown else { return [] }
    var number = 0
    return try results.map { result in
      try result.pictures.map { drawn in
        number += 1
        return MarkdownReport.Picture(
          scene: drawn.scene, title: "\(drawn.title), \(drawn.environment): before and after",
          address: try address(of: drawn.picture, number, markdown, beside: path ?? ""))
      }
    }
  }

  private func address(
    of data: Data, _ number: Int, _ form: MarkdownForm, beside path: String
  ) throws -> String {
    guard form == .linked else { return "data:image/png;base64,\(data.base64EncodedString())" }
    let report = URL(fileURLWithPath: path)
    let name = report.deletingPathExtension().lastPathComponent + "-pictures"
    let folder = report.deletingLastPathComponent().appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(number).png"), options: .atomic)
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))
    return "\(name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name)/\(number).png"
  }
}

extension DiffPictures.Cell {
  @MainActor
  func drawn(as form: ComparedScene.Form, scale: Double) throws -> ComparedScene {
    var drawn = ComparedScene(scene: scene.id, title: scene.title, environment: environment)
    switch form {
    case .article: drawn.article = try DiffArticle(self, scale: scale).text
    case .picture:
      var sheet = DiffSheet()
      sheet.add(self)
      let drawable = DrawableSheet(sheet.list, scale: scale)
      drawn.picture = try drawable.picture.encoded(as: .png, scale: drawable.scale)
    }
    return drawn
  }
}
