internal import AssetCatalog
internal import FontFiles
internal import Foundation

/// A program's resource files, in the package manager's folder or next to the program.
struct ProgramResources {
  let folders: [URL]
  /// The program's own folders; the others belong to libraries.
  private let own: [URL]
  /// The folder of the program, which holds more than resources; nil for a bundle.
  private let program: URL?

  /// Finds a program's folders; `program` is the folder that contains it.
  init(module: String?, beside program: URL = Bundle.main.bundleURL) {
    let own = module.map { "_\($0).resources" }
    let bundles = Self.contents(of: program).filter { $0.pathExtension == "resources" }
    let mine = bundles.filter { url in own.map { url.lastPathComponent.hasSuffix($0) } ?? false }
    let others = bundles.filter { !mine.contains($0) }
    self.program = program
    self.own = mine + [program]
    folders = self.own + others
  }

  init(bundle: Bundle) {
    own = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    folders = own
    program = nil
  }

  /// Finds a file by name in breadth-first order; `isOwn` excludes libraries.
  func file(named name: String, endings: [String], isOwn: Bool = false) -> URL? {
    for folder in isOwn ? own : folders {
      // The program's folder also holds build products: it is not searched recursively.
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

  /// The font files that the program's Info.plist lists.
  var appFonts: [String] {
    guard let url = file(named: "Info", endings: ["plist"], isOwn: true) else { return [] }
    return ProjectFonts.appFonts(in: url.path)
  }

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
