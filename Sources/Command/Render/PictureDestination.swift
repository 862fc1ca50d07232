import Drawing
import Foundation

/// Where pictures go: into one file, or under their documents' names into a folder.
struct PictureDestination {
  private let output: String
  /// The kind of the pictures in a folder; `nil` means one file.
  private let folderFormat: PictureFormat?

  /// Takes the options of a call apart.
  ///
  /// - Parameters:
  ///   - arguments: The call.
  ///   - isForSeveral: Whether there is more than one document.
  /// - Throws: ``UsageError`` when nothing says where to, or the name has no known ending.
  init(_ arguments: Arguments, isForSeveral: Bool) throws(UsageError) {
    guard let output = arguments.value(of: "output"), !output.isEmpty else {
      throw UsageError(
        message: "missing --output FILE: give a .png, .svg or .pdf, or a folder")
    }
    self.output = output
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    if isForSeveral || output.hasSuffix("/") || exists && isFolder.boolValue {
      if isForSeveral, PictureFormat(path: output) != nil {
        throw UsageError(
          message: "several documents need a folder as --output; '\(output)' is one picture")
      }
      folderFormat = arguments.value(of: "format").flatMap(PictureFormat.init(rawValue:)) ?? .png
      return
    }
    guard PictureFormat(path: output) != nil else {
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
    let document = file.isStandardInput ? "stdin" : file.name
    let name = URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
    return "\(output)\(output.hasSuffix("/") ? "" : "/")\(name).\(folderFormat.rawValue)"
  }
}
