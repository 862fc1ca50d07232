import Foundation

package struct AssetSearch: Sendable {
  private(set) var catalogs: [String] = []
  /// The images outside of catalogs, the nearest first; names have no scale and no extension.
  private(set) var looseImages: [String: [String]] = [:]

  package private(set) var fontFiles: [String] = []
  /// The property lists of apps, which name the fonts that they load.
  package private(set) var propertyLists: [String] = []

  private static let foreign: Set = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build",
  ]
  private static let closed: Set = ["xcodeproj", "xcworkspace", "framework", "xcframework", "app"]
  private static let fontEndings: Set = ["ttf", "otf", "ttc", "otc"]
  /// The maximum number of folders, which bounds the search if the root is a home folder.
  private static let folderLimit = 20_000
  /// The maximum number of parent folders if nothing marks the project.
  private static let climbLimit = 8

  private var visited = 0

  package init(below root: String) {
    walk(root)
  }

  init(catalog: String) {
    catalogs = [catalog.hasSuffix("/") ? String(catalog.dropLast()) : catalog]
  }

  /// Searches the nearest enclosing folder with an Xcode project, a package or a repository;
  /// if none exists, only the enclosing folders themselves.
  ///
  /// Folders above `root` are not searched.
  init(document: String, within root: String = "/") {
    let (project, around) = Self.surroundings(of: document, within: root)
    if let project {
      walk(project)
      return
    }
    for folder in around {
      for name in FolderListing.folders(in: folder) where name.splitAtEnding.ending == "xcassets" {
        catalogs.append("\(folder)/\(name)")
      }
    }
    if let nearest = around.first { addLooseFiles(of: nearest) }
  }

  /// Returns the nearest enclosing folder with an Xcode project, a package or a repository.
  ///
  /// Folders above `root` are not searched.
  package static func project(around document: String, within root: String = "/") -> String? {
    surroundings(of: document, within: root).project
  }

  /// The project around a document, and the folders between them.
  private static func surroundings(
    of document: String, within root: String
  ) -> (project: String?, folders: [String]) {
    var folder = URL(fileURLWithPath: document).deletingLastPathComponent().standardizedFileURL
    var around: [String] = []
    for _ in 0..<climbLimit where folder.path != "/" && folder.path.isBelow(root) {
      if isProject(folder.path) { return (folder.path, around) }
      around.append(folder.path)
      folder.deleteLastPathComponent()
    }
    return (nil, around)
  }

  mutating func sort(near document: String) {
    let way = URL(fileURLWithPath: document).standardizedFileURL.pathComponents
    func distance(_ path: String) -> (Int, Int, String) {
      let own = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
      let shared = zip(way, own).prefix { $0 == $1 }.count
      return (-shared, own.count, path)
    }
    catalogs.sort { distance($0) < distance($1) }
    for name in looseImages.keys { looseImages[name]?.sort { distance($0) < distance($1) } }
  }

  private static func isProject(_ folder: String) -> Bool {
    let marks = [".git", "Package.swift", "project.yml"]
    if marks.contains(where: { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }) {
      return true
    }
    return FolderListing.names(in: folder).contains {
      ["xcodeproj", "xcworkspace"].contains($0.splitAtEnding.ending)
    }
  }

  private mutating func walk(_ root: String) {
    var queue = [root]
    while let folder = queue.popLast(), visited < Self.folderLimit {
      visited += 1
      addLooseFiles(of: folder)
      for name in FolderListing.folders(in: folder).reversed() where !Self.foreign.contains(name) {
        let ending = name.splitAtEnding.ending
        if ending == "xcassets" {
          catalogs.append("\(folder)/\(name)")
        } else if !Self.closed.contains(ending ?? "") {
          queue.append("\(folder)/\(name)")
        }
      }
    }
  }

  private mutating func addLooseFiles(of folder: String) {
    for name in FolderListing.names(in: folder) {
      let (stem, ending) = name.splitAtEnding
      guard let ending else { continue }
      if LooseImage.endings.contains(ending) {
        looseImages[LooseImage.name(of: stem), default: []].append("\(folder)/\(name)")
      } else if Self.fontEndings.contains(ending) {
        fontFiles.append("\(folder)/\(name)")
      } else if ending == "plist" {
        propertyLists.append("\(folder)/\(name)")
      }
    }
  }
}

extension String {
  /// Whether the path is a folder or below it.
  package func isBelow(_ folder: String) -> Bool { self == folder || path(below: folder) != nil }

  /// The path below a folder, or nil.
  ///
  /// Compares bytes: a combining character that begins a name joins the slash.
  package func path(below folder: String) -> String? {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
