import Foundation

/// The documents that paths stand for: files as they are, folders searched.
struct DocumentSearch {
  /// The documents, those of a folder by name.
  let files: [InputFile]

  /// Searches paths.
  ///
  /// - Parameter paths: Files, which are taken whatever they are called, and folders.
  init(_ paths: [String]) {
    files = paths.flatMap { path -> [InputFile] in
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [InputFile(name: path)] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        .sorted().map { InputFile(name: path.hasSuffix("/") ? path + $0 : "\(path)/\($0)") }
    }
  }
}
