import Foundation

/// The files with the code, the documents and the pictures in a project.
package struct SourceTree: Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    package var stamp: Stamp
  }

  /// A file's size and time of change: files with equal stamps have equal contents.
  package struct Stamp: Hashable, Sendable {
    package var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  package private(set) var sources: [File] = []
  package private(set) var documents: [File] = []
  /// Files that describe targets: `project.pbxproj`, `Package.swift` and `.xcconfig`.
  package private(set) var manifests: [File] = []
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The names of all folders, frameworks and pods, which may be modules.
  package private(set) var folders: Set<String> = []

  private var visited = 0
  private var sourceBytes = 0

  /// The maximum number of folders, and of sources.
  private static let folderLimit = 20_000
  private static let sourceLimit = 50_000
  /// Larger sources are not read.
  static let sizeLimit = 8 << 20
  /// The maximum size of all sources together.
  static let totalLimit = 512 << 20

  private static let closed: Set = ["node_modules", "DerivedData", "build", "Build"]
  private static let pictures: Set = [
    "png", "jpg", "jpeg", "pdf", "gif", "heic", "svg", "tiff", "tif", "bmp", "webp", "ico",
  ]

  /// Lists the files below a folder, whose path begins with `/`; links to folders are skipped.
  package init(below root: String) {
    var waiting = [root]
    while let folder = waiting.popLast() {
      visited += 1
      guard visited <= Self.folderLimit, sources.count < Self.sourceLimit else {
        break
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted(by: >) where !name.hasPrefix(".") {
        add(name, in: folder, &waiting)
      }
    }
    sources.sort { $0.path < $1.path }
    documents.sort { $0.path < $1.path }
  }

  private mutating func add(_ name: String, in folder: String, _ waiting: inout [String]) {
    let path = "\(folder)/\(name)"
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let stem = ending.isEmpty ? name : String(name.dropLast(ending.utf8.count + 1))
    if Self.pictures.contains(ending) {
      images.insert(Self.imageName(stem))
      images.insert(name.precomposedStringWithCanonicalMapping)
      return
    }
    var status = stat()
    // Safe: the call fills the local value, and does not follow links.
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      if status.st_mode & S_IFMT == S_IFDIR { addFolder(name, stem, ending, path, &waiting) }
      return
    }
    let file = File(
      path: path,
      stamp: Stamp(
        size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
        nanoseconds: Int(status.st_mtim.tv_nsec)))
    switch ending {
    case "swift", "m", "mm", "h", "pch":
      if name == "Package.swift" { manifests.append(file) }
      guard file.stamp.size <= min(Self.sizeLimit, Self.totalLimit - sourceBytes) else { return }
      sourceBytes += file.stamp.size
      sources.append(file)
    case "xib", "storyboard": documents.append(file)
    case "pbxproj", "xcconfig": manifests.append(file)
    case "podspec": folders.insert(stem)
    default: break
    }
  }

  private mutating func addFolder(
    _ name: String, _ stem: String, _ ending: String, _ path: String, _ waiting: inout [String]
  ) {
    switch ending {
    case "imageset", "symbolset", "appiconset", "launchimage":
      images.insert(Self.imageName(stem))
      images.insert(inCatalog(path, stem))
    case "colorset":
      colors.insert(stem.precomposedStringWithCanonicalMapping)
      colors.insert(inCatalog(path, stem))
    case "framework", "xcframework":
      folders.insert(stem)
      waiting.append(path)
    case "app", "xcworkspace", "xcuserdatad", "xcdatamodeld", "dsym": break
    default:
      guard !Self.closed.contains(name) else { return }
      folders.insert(name)
      waiting.append(path)
    }
  }

  /// The name inside of the catalog, with its folders: they are part of the name in name spaces.
  private func inCatalog(_ path: String, _ stem: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    let inner = parts.reversed().prefix { !$0.hasSuffix(".xcassets") }.reversed()
    return (inner.map(String.init) + [stem]).joined(separator: "/")
      .precomposedStringWithCanonicalMapping
  }

  /// The name of the picture's file but no scale and no idiom, in composed Unicode.
  package static func imageName(_ stem: String) -> String {
    var name = stem[...]
    for idiom in ["~iphone", "~ipad"] where name.hasSuffix(idiom) {
      name = name.dropLast(idiom.count)
    }
    for scale in ["@2x", "@3x", "@1x"] where name.hasSuffix(scale) {
      name = name.dropLast(scale.count)
    }
    return String(name).precomposedStringWithCanonicalMapping
  }
}
