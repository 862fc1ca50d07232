import CompiledNibs
import Foundation

struct DocumentSearch {
  private(set) var files: [InputFile] = []
  private let paths: [String]
  private let takesCompiled: Bool
  private var unreadable: [(path: String, reason: String)] = []
  private var appsWithAssets: [String] = []

  /// Searches paths; hidden files and links to folders are skipped.
  ///
  /// A folder with no other documents has compiled documents, such as products of builds.
  init(_ paths: [String], takesCompiled: Bool = true) {
    self.paths = paths
    self.takesCompiled = takesCompiled
    for path in paths {
      if CompiledPath(path) != nil {
        files.append(InputFile(name: path))
      } else if CompiledPath.isPackage(path) {
        addPackage(path)
      } else if InputFile.isFolder(path) {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        search(folder.isEmpty ? "/" : folder, isNamed: folder != ".")
      } else {
        files.append(InputFile(name: path))
      }
    }
  }

  /// Reports unreadable folders, or a lack of documents.
  func report(_ terminal: Terminal) -> ExitCode {
    if files.isEmpty, unreadable.isEmpty {
      terminal.printError("no .storyboard or .xib found in \(paths.joined(separator: ", "))")
      return .unreadable
    }
    for app in appsWithAssets {
      terminal.printError(
        "Assets.car is not read: an image gets the size of most image views that show it",
        at: FileLocation(file: app), severity: "warning")
    }
    for folder in unreadable {
      terminal.printError(
        "cannot search the folder: \(folder.reason)", at: FileLocation(file: folder.path),
        severity: "warning")
    }
    return unreadable.isEmpty ? .success : .unreadable
  }

  /// Adds the app's compiled documents.
  private mutating func addPackage(_ path: String) {
    guard FileManager.default.fileExists(atPath: path) else {
      files.append(InputFile(name: path))
      return
    }
    do {
      files += try CompiledPath.documents(in: path).map { InputFile(name: $0) }
      if CompiledPath.hasAssets(in: path) { appsWithAssets.append(path) }
    } catch {
      unreadable.append((path, error.reason))
    }
  }

  /// Whether the path has documents, instead of being a document.
  static func isFolder(_ path: String) -> Bool {
    guard CompiledPath(path) == nil else { return false }
    return CompiledPath.isPackage(path) || InputFile.isFolder(path)
  }

  /// Adds the folder's documents; unless `isNamed`, paths are relative to the working folder.
  private mutating func search(_ folder: String, isNamed: Bool) {
    var (found, compiled): ([String], [String]) = ([], [])
    var waiting = [""]
    while let inner = waiting.popLast() {
      let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: path)
        where !name.hasPrefix(".") {
          let entry = inner.isEmpty ? name : "\(inner)/\(name)"
          if takesCompiled, CompiledPath(entry) != nil {
            compiled.append(entry)
          } else if Self.isRealFolder("\(folder)/\(entry)") {
            waiting.append(entry)
          } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
            found.append(entry)
          }
        }
      } catch {
        unreadable.append((path, FileFault.reason(of: error, at: path)))
      }
    }
    if found.isEmpty { found = compiled }
    files += found.sorted().map { InputFile(name: isNamed ? "\(folder)/\($0)" : $0) }
  }

  private static func isRealFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType == .typeDirectory
  }
}
