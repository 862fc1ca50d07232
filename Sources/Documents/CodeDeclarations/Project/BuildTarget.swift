/// A target of the Xcode project or a package: sources and documents that belong together.
package struct BuildTarget: Hashable, Sendable {
  package var name: String
  /// The module, which nibs name.
  package var module: String
  /// The version of Swift; nil if the project does not give it.
  package var swiftVersion: Double?
  /// The paths of files in small letters, from the root of the file system.
  package private(set) var files: Set<String> = []
  /// Folders whose files all belong to the target.
  package private(set) var folders: [Folder] = []

  package struct Folder: Hashable, Sendable {
    /// The path in small letters.
    package var path: String
    /// The paths of files inside that do not belong to the target.
    package var excluded: Set<String> = []
  }

  /// Whether a file belongs to the target; the file systems of Macs ignore case.
  package func contains(_ path: String) -> Bool {
    let path = path.lowercased()
    if files.contains(path) { return true }
    return folders.contains { folder in
      path.utf8.starts(with: "\(folder.path)/".utf8) && !folder.excluded.contains(path)
    }
  }

  mutating func add(file: String) { files.insert(file.lowercased()) }

  mutating func add(folder: String, except excluded: Set<String> = []) {
    folders.append(
      Folder(path: folder.lowercased(), excluded: Set(excluded.map { $0.lowercased() })))
  }

  /// Returns the name of the module for a name of the target or product.
  static func moduleName(_ name: String) -> String {
    var module = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            ? scalar : "_"
        }))
    if module.unicodeScalars.first?.properties.numericType != nil {
      module = "_" + module.dropFirst()
    }
    return module
  }
}

extension BuildTarget {
  /// The number of targets in the bytes of the project or a package manifest, for tests of readers.
  package static func count(inProject bytes: [UInt8]) -> Int {
    max(
      XcodeProject(bytes, folder: "/").targets.count,
      PackageManifest.targets(bytes, folder: "/").count)
  }
}
