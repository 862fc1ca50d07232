/// The targets of the Xcode project, with the files that each compiles.
struct XcodeProject {
  private(set) var targets: [BuildTarget] = []
  /// The versions of Swift in all configurations of the project.
  private(set) var swiftVersions: [Double] = []
  private let objects: [String: PropertyListNode]
  private var paths: [String: String] = [:]
  /// The synchronized folder of each set of exceptions.
  private var exceptionFolders: [String: String] = [:]

  /// Reads a `project.pbxproj`; `folder` contains the `.xcodeproj`.
  ///
  /// Malformed files have no targets.
  init(_ bytes: [UInt8], folder: String) {
    let root = PropertyListNode(bytes)
    guard case .table(let objects) = root?["objects"] else {
      objects = [:]
      return
    }
    self.objects = objects
    guard let project = root?["rootObject"]?.string.flatMap({ objects[$0] }) else { return }
    let inner = project["projectDirPath"]?.string ?? ""
    let base = inner.isEmpty ? folder : SourcePath.join(folder, inner)
    if let group = project["mainGroup"]?.string { findPaths(group, base, base) }
    let shared = settings(project["buildConfigurationList"]?.string)
    swiftVersions = versions(shared)
    for id in project["targets"]?.strings ?? [] {
      guard let target = objects[id], target["isa"]?.string?.hasSuffix("Target") == true
      else { continue }
      addTarget(target)
    }
  }

  // MARK: - Paths

  private mutating func findPaths(_ group: String, _ base: String, _ root: String) {
    var waiting = [(group, base)]
    while let (id, around) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = place(of: object, in: around, root)
      paths[id] = path
      for exception in object["exceptions"]?.strings ?? [] { exceptionFolders[exception] = path }
      for child in object["children"]?.strings ?? [] { waiting.append((child, path)) }
    }
  }

  private func place(of object: PropertyListNode, in around: String, _ root: String) -> String {
    guard let path = object["path"]?.string else { return around }
    switch object["sourceTree"]?.string {
    case "<absolute>": return path
    case "SOURCE_ROOT": return SourcePath.join(root, path)
    default: return SourcePath.join(around, path)
    }
  }

  /// The files of the reference; a group of translations has a file for each language.
  private func files(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.strings ?? []).compactMap { paths[$0] }
    }
    return paths[id].map { [$0] } ?? []
  }

  // MARK: - Targets

  private func settings(_ list: String?) -> [PropertyListNode] {
    guard let configurations = list.flatMap({ objects[$0] })?["buildConfigurations"]?.strings
    else { return [] }
    return configurations.compactMap { objects[$0]?["buildSettings"] }
  }

  private func versions(_ settings: [PropertyListNode]) -> [Double] {
    settings.compactMap { $0["SWIFT_VERSION"]?.string.flatMap(SwiftVersion.number) }
  }

  private mutating func addTarget(_ node: PropertyListNode) {
    guard let name = node["name"]?.string else { return }
    let settings = settings(node["buildConfigurationList"]?.string)
    let product = settings.lazy.compactMap { Self.plain($0["PRODUCT_NAME"]?.string) }.first
    let module = settings.lazy.compactMap { Self.plain($0["PRODUCT_MODULE_NAME"]?.string) }.first
    var target = BuildTarget(
      name: name, module: module ?? BuildTarget.moduleName(product ?? name),
      swiftVersion: versions(settings).max() ?? swiftVersions.max())
    swiftVersions += versions(settings)
    for phase in node["buildPhases"]?.strings ?? [] {
      for file in objects[phase]?["files"]?.strings ?? [] {
        if let reference = objects[file]?["fileRef"]?.string {
          for path in files(reference) { target.add(file: path) }
        }
      }
    }
    for group in node["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let path = paths[group] else { continue }
      var excluded: Set<String> = []
      for exception in objects[group]?["exceptions"]?.strings ?? [] {
        guard let set = objects[exception] else { continue }
        let isOwn = set["target"]?.string.flatMap { objects[$0]?["name"]?.string } == name
        let members = (set["membershipExceptions"]?.strings ?? []).map {
          SourcePath.join(path, $0)
        }
        if isOwn { excluded.formUnion(members) }
      }
      target.add(folder: path, except: excluded)
    }
    // Files of another target's folder that this target names each.
    for (id, path) in exceptionFolders
    where !target.folders.contains(where: { $0.path == path.lowercased() }) {
      guard let set = objects[id],
        set["target"]?.string.flatMap({ objects[$0]?["name"]?.string }) == name
      else { continue }
      for member in set["membershipExceptions"]?.strings ?? [] {
        target.add(file: SourcePath.join(path, member))
      }
    }
    targets.append(target)
  }

  /// A value that refers to no other setting.
  private static func plain(_ value: String?) -> String? {
    guard let value, !value.contains("$"), !value.isEmpty else { return nil }
    return value
  }
}

/// The version of the language, such as 4.2.
enum SwiftVersion {
  static func number(_ text: String) -> Double? {
    let parts = text.split(separator: ".").prefix(2)
    return Double(parts.joined(separator: "."))
  }
}

/// Paths with `/` between their parts.
enum SourcePath {
  /// Joins paths, and resolves `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var parts = folder.split(separator: "/", omittingEmptySubsequences: true)
    for part in path.split(separator: "/") {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The name of the file but no ending.
  static func stem(of path: String) -> String {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
