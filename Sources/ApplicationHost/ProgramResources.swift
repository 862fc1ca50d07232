internal import AssetCatalog
internal import Foundation

/// The files that belong to a program: in the folder that the package manager makes of its target's
/// resources, or beside the program itself.
struct ProgramResources {
  /// The folders that are searched, the nearest to the program first.
  let folders: [URL]
  /// The folders of the program's own among them; the others are those of libraries.
  private let own: [URL]
  /// The folder of the program itself, which holds more than resources; nil for a bundle.
  private let program: URL?

  /// Finds the folders of a program.
  ///
  /// - Parameters:
  ///   - module: The program's module, whose own resources come first.
  ///   - program: The folder that the program is in.
  init(module: String?, beside program: URL = Bundle.main.bundleURL) {
    let own = module.map { "_\($0).resources" }
    let bundles = Self.contents(of: program).filter { $0.pathExtension == "resources" }
    let mine = bundles.filter { url in own.map { url.lastPathComponent.hasSuffix($0) } ?? false }
    let others = bundles.filter { !mine.contains($0) }
    self.program = program
    self.own = mine + [program]
    folders = self.own + others
  }

  /// The folders of a bundle that a program names.
  init(bundle: Bundle) {
    own = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    folders = own
    program = nil
  }

  /// A file by its name, in the folders or in those inside, the flattest first.
  ///
  /// - Parameters:
  ///   - name: The name without ending.
  ///   - endings: The endings that it may have.
  ///   - isOwn: Whether libraries are left out.
  /// - Returns: nil where there is none.
  func file(named name: String, endings: [String], isOwn: Bool = false) -> URL? {
    for folder in isOwn ? own : folders {
      // Beside the program lies what it was built from: only its resources are searched in depth.
      var row = [folder]
      for _ in 0..<(folder == program ? 1 : 8) where !row.isEmpty {
        for inner in row {
          for ending in endings {
            let url = inner.appendingPathComponent("\(name).\(ending)")
            if FileManager.default.fileExists(atPath: url.path) { return url }
          }
        }
        row = row.flatMap(Self.subfolders)
      }
    }
    return nil
  }

  /// The program's images and colours; what lies beside the program itself is no part of it.
  var assets: AssetLibrary? {
    own.first { $0.pathExtension == "resources" }.map { AssetLibrary(below: $0.path) }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    contents(of: folder).filter { url in
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
      return url.pathExtension != "xcassets" && values?.isDirectory == true
    }
  }
}
