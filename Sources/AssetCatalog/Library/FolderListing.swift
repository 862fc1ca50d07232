import Foundation

/// What folders hold, in the order of names, so that the order of the file system never counts.
enum FolderListing {
  /// The names of the folders in a folder, without hidden ones and links to elsewhere.
  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      let values = try? URL(fileURLWithPath: "\(folder)/\(name)").resourceValues(
        forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      return values?.isDirectory == true && values?.isSymbolicLink != true
    }
  }

  /// The names of all that is in a folder, hidden things left out.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
