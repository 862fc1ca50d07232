import Drawing
import Foundation

/// Where pictures go: into one file, or into a folder, where they lie as their documents do in the
/// folders that were named.
struct PictureDestination {
  private let output: String
  /// The kind of the pictures in a folder; `nil` means one file.
  private let folderFormat: PictureFormat?
  /// The folders that were named as operands.
  private let roots: [String]
  /// The page that lists all pictures; nil where none was asked for.
  let page: String?
  /// The page of one document's pictures, each by itself; nil where none was asked for.
  let sheetPage: String?

  /// Takes the options of a call apart.
  ///
  /// - Parameters:
  ///   - arguments: The call.
  ///   - isForSeveral: Whether there is more than one document.
  ///   - isSheet: Whether a document has many pictures.
  ///   - roots: The folders that were named as operands.
  /// - Throws: ``UsageError`` when nothing says where to, or the name has no known ending.
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
          message: "several documents need a folder as --output; '\(output)' is one picture")
      }
      folderFormat = arguments.value(of: "format").flatMap(PictureFormat.init(rawValue:)) ?? .png
      return
    }
    guard sheetPage != nil || PictureFormat(path: output) != nil else {
      throw UsageError(message: "\(DrawingError.unknownFormat(path: output))")
    }
    folderFormat = nil
  }

  /// Makes the folder where it is not there.
  ///
  /// - Parameter terminal: Prints the error.
  /// - Returns: Whether there is something to write into.
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

  /// Refuses documents that would overwrite each other.
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

  /// The file of a document's picture.
  func path(for file: InputFile) -> String {
    guard let folderFormat else { return output }
    return
      "\(output)\(output.hasSuffix("/") ? "" : "/")\(relativePath(of: file)).\(folderFormat.rawValue)"
  }

  /// The picture's path within the folder, without its ending.
  ///
  /// A storyboard and a nib of one name in one folder keep their endings, so that both have a
  /// picture.
  private func relativePath(of file: InputFile) -> String {
    if file.isStandardInput { return "stdin" }
    let name = URL(fileURLWithPath: file.name)
    let root = roots.filter { file.name.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    guard let root else { return name.deletingPathExtension().lastPathComponent }
    let below = String(file.name.dropFirst(root.count + 1))
    let prefix = roots.count > 1 ? URL(fileURLWithPath: root).lastPathComponent + "/" : ""
    let stem = (below as NSString).deletingPathExtension
    let other = name.pathExtension == "xib" ? "storyboard" : "xib"
    let hasTwin = FileManager.default.fileExists(
      atPath: name.deletingPathExtension().appendingPathExtension(other).path)
    return prefix + (hasTwin ? below : stem)
  }

  /// Makes the folder of a picture within the folder of all.
  ///
  /// - Parameter picture: The path of the picture.
  func makeFolder(of picture: String) {
    guard folderFormat != nil else { return }
    // Where it cannot be made the picture cannot be written, which is said then.
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: picture).deletingLastPathComponent(),
      withIntermediateDirectories: true)
  }
}
