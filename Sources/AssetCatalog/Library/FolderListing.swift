import Foundation

/// What folders hold, in the order of names, so that the order of the file system never counts.
enum FolderListing {
  /// The names of the folders in a folder, without hidden ones and links to elsewhere.
  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      // A folder of documents may hold thousands of files: the system is asked directly.
      var status = stat()
      // Safe: the call fills the local value, and links are not followed.
      return unsafe lstat("\(folder)/\(name)", &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  /// The names of all that is in a folder, hidden things left out.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
