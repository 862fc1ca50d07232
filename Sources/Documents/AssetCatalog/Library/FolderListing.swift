import Foundation

enum FolderListing {
  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      // Uses `lstat` for speed: a document folder may have thousands of files.
      var status = stat()
      // Safe: the call fills the local value, and does not follow links.
      return unsafe lstat("\(folder)/\(name)", &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
