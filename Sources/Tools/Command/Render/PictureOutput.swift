import AssetCatalog
import Drawing
import Foundation
import InterfaceBuilder

/// The destination of pictures: a file, or a folder with the structure of the inputs.
struct PictureOutput {
  private let output: String
  private let folderFormat: PictureFormat?
  private let roots: [String]
  let page: String?
  let sheetPage: String?

  /// Parses the options.
  init(
    _ arguments: Arguments, isForSeveral: Bool, isSheet: Bool = false, roots: [String] = []
  ) throws(UsageError) {
    guard let named = arguments.value(of: "output"), !named.isEmpty else {
      throw UsageError(
        message: "missing --output FILE: give a .png, .svg or .pdf, or a folder")
    }
    self.roots = roots
    let isHTML = named.lowercased().hasSuffix(".html")
    let isPage = isHTML && (!isSheet || isForSeveral || !roots.isEmpty)
    sheetPage = isHTML && !isPage ? named : nil
    page = isPage ? named : nil
    let around = URL(fileURLWithPath: named).deletingLastPathComponent().relativePath
    let output = isPage ? (named.contains("/") ? around : ".") : named
    self.output = output
    if isPage || isForSeveral || !roots.isEmpty && PictureFormat(path: output) == nil
      || output.hasSuffix("/") || InputFile.isFolder(output)
    {
      if isForSeveral, PictureFormat(path: output) != nil {
        throw UsageError(
          message: "several pictures need a folder as --output; '\(output)' is a single picture")
      }
      folderFormat = arguments.value(of: "format").flatMap(PictureFormat.init(rawValue:)) ?? .png
      return
    }
    guard sheetPage != nil || PictureFormat(path: output) != nil else {
      throw UsageError(
        message: "\(DrawingError.unknownFormat(path: output)), or in / for a folder")
    }
    folderFormat = nil
  }

  func makeFolder(_ terminal: Terminal) -> Bool {
    guard folderFormat != nil else { return true }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: output), withIntermediateDirectories: true)
      return true
    } catch {
      terminal.printError(
        "cannot create the folder: \(error.localizedDescription)", at: FileLocation(file: output)
      )
      return false
    }
  }

  func checkNames(of files: [InputFile]) throws(UsageError) {
    var seen: [String: String] = [:]
    for file in files {
      if let other = seen.updateValue(file.name, forKey: path(for: file)), folderFormat != nil {
        throw UsageError(
          message:
            "\(other) and \(file.name) would overwrite each other; draw them into different folders"
        )
      }
    }
  }

  func path(for file: InputFile) -> String {
    guard let folderFormat else { return output }
    return
      "\(output)\(output.hasSuffix("/") ? "" : "/")\(relativePath(of: file)).\(folderFormat.rawValue)"
  }

  /// Returns a picture path for each scene, in a folder with the document's name.
  func paths(for scenes: [InterfaceScene], in picture: String) -> [String] {
    let format = (picture as NSString).pathExtension
    let stem = (picture as NSString).deletingPathExtension
    let folder = stem.hasSuffix(".storyboard") ? stem : stem + ".storyboard"
    let titles = scenes.map(\.title.asFileName)
    // Some file systems ignore the case of letters.
    let named = Dictionary(grouping: titles) { $0.lowercased() }
    return zip(scenes, titles).map { scene, title in
      let isUnique = named[title.lowercased()]?.count == 1
      return "\(folder)/\(isUnique ? title : "\(title) \(scene.id.asFileName)").\(format)"
    }
  }

  /// Returns the picture's path in the folder; equal names keep their extensions.
  private func relativePath(of file: InputFile) -> String {
    if file.isStandardInput { return "stdin" }
    let name = URL(fileURLWithPath: file.name)
    let root = roots.filter { file.isBelow($0) }.max { $0.count < $1.count }
    guard let root else { return name.deletingPathExtension().lastPathComponent }
    // Names below the working folder do not contain it.
    let below = root == "." ? file.name : file.name.path(below: root) ?? file.name
    let prefix = roots.count > 1 ? URL(fileURLWithPath: root).lastPathComponent + "/" : ""
    let stem = (below as NSString).deletingPathExtension
    let other = name.pathExtension == "xib" ? "storyboard" : "xib"
    let hasTwin = FileManager.default.fileExists(
      atPath: name.deletingPathExtension().appendingPathExtension(other).path)
    return prefix + (hasTwin ? below : stem)
  }

  func makeFolder(of picture: String) {
    guard folderFormat != nil else { return }
    // A failure is reported when the picture cannot be written.
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: picture).deletingLastPathComponent(),
      withIntermediateDirectories: true)
  }
}

extension String {
  /// The text, of limited length; characters that end a file name or hide a file are removed.
  fileprivate var asFileName: String {
    let name = String(prefix(80).map { $0 == "/" || $0 == "\\" || $0.isNewline ? "-" : $0 })
      .obeyedByNoTerminal
    return name.isEmpty || name.hasPrefix(".") ? "_\(name)" : name
  }
}
