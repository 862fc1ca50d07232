import Foundation

/// The declarations in all sources of the project, and the targets that compile them.
package final class ProjectCode {
  package struct SourceFile: Sendable {
    package let path: String
    let stamp: SourceTree.Stamp
    package let declarations: SourceDeclarations
  }

  /// A declaration of the type: a file, and a place in its list of types.
  package struct TypeReference: Hashable, Sendable {
    package var file: Int
    package var type: Int
  }

  private struct Manifest {
    var stamp: SourceTree.Stamp
    var targets: [BuildTarget] = []
    var versions: [Double] = []
  }

  /// Facts that are not in a project's files, for example if a tool generates the project.
  package struct Assumptions: Codable, Hashable, Sendable {
    package var swiftVersion: Double?
    package var modules: [String] = []
    package var absentModules: [String] = []

    package init() {}
  }

  package let root: String
  package private(set) var tree: SourceTree
  package private(set) var files: [SourceFile] = []
  package private(set) var targets: [BuildTarget] = []
  /// The highest version of Swift in the targets; 0 if a project gives none.
  package private(set) var swiftVersion = 5.0
  /// The modules that the project builds.
  package private(set) var modules: Set<String> = []
  /// The imported modules that are neither Apple's nor part of the tree.
  package private(set) var absentModules: Set<String> = []
  /// The number of files that the latest refresh read.
  package private(set) var readCount = 0

  private let assumptions: Assumptions
  private var index: [String: [TypeReference]] = [:]
  private var aliases: [String: String] = [:]
  private var literals: [UInt64: Int] = [:]
  private var chains: [String: ClassChain] = [:]
  private var manifests: [String: Manifest] = [:]
  /// The files that no target compiles.
  private var unbuilt: Set<Int> = []
  private var knownComments: [Int: [CodeComment]] = [:]
  private var filesByName: [String: [Int]]?
  private var members: [String: [TypeReference]]?
  private var subclassIndex: [String: Set<String>]?
  private var selectorIndex: Set<String>?
  private var changeIndex: [String: [(file: Int, change: ObjectChange)]]?
  private var knownMentions: [Mention: Bool] = [:]

  /// Reads the sources below a folder, in parallel.
  ///
  /// - Complexity: O(*n*) in the size of the sources.
  package init(root: String, assuming assumptions: Assumptions = Assumptions()) {
    self.root = root
    self.assumptions = assumptions
    tree = SourceTree(below: root)
    read()
  }

  /// Reads the files that changed; returns whether there are any.
  package func refresh() -> Bool {
    let new = SourceTree(below: root)
    let isEqual =
      new.sources == tree.sources && new.documents == tree.documents
      && new.manifests == tree.manifests && new.images == tree.images && new.colors == tree.colors
    guard !isEqual else { return false }
    tree = new
    read()
    return true
  }

  // MARK: - Reading

  private func read() {
    let known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let listed = tree.sources
    var read = [SourceFile?](repeating: nil, count: listed.count)
    var missing: [Int] = []
    for (number, file) in listed.enumerated() {
      if let old = known[file.path], old.stamp == file.stamp {
        read[number] = old
      } else {
        missing.append(number)
      }
    }
    readCount = missing.count
    for (number, file) in SourceReader.read(missing.map { listed[$0] }).enumerated() {
      read[missing[number]] = file
    }
    files = read.compactMap(\.self)
    makeIndex()
    readTargets()
    findAbsentModules()
  }

  private func makeIndex() {
    index = [:]
    aliases = [:]
    literals = [:]
    chains = [:]
    knownComments = [:]
    filesByName = nil
    members = nil
    subclassIndex = nil
    selectorIndex = nil
    changeIndex = nil
    knownMentions = [:]
    for (number, file) in files.enumerated() {
      for (place, type) in file.declarations.types.enumerated() {
        let reference = TypeReference(file: number, type: place)
        index[type.name, default: []].append(reference)
        if let name = type.objectiveCName, name != type.name {
          index[name, default: []].append(reference)
        }
      }
      aliases.merge(file.declarations.aliases) { first, _ in first }
      for literal in file.declarations.literals { literals[literal, default: 0] += 1 }
    }
  }

  private func readTargets() {
    targets = []
    var versions: [Double] = []
    var known: [String: Manifest] = [:]
    for file in tree.manifests {
      var manifest = manifests[file.path]
      if manifest?.stamp != file.stamp { manifest = read(file) }
      guard let manifest else { continue }
      known[file.path] = manifest
      targets += manifest.targets
      versions += manifest.versions
    }
    manifests = known
    versions += targets.compactMap(\.swiftVersion)
    let hasProject = known.keys.contains { $0.hasSuffix(".pbxproj") }
    swiftVersion = assumptions.swiftVersion ?? versions.max() ?? (hasProject ? 0 : 5)
    modules = Set(targets.map(\.module)).union(assumptions.modules)
    findUnbuiltFiles()
  }

  private func read(_ file: SourceTree.File) -> Manifest? {
    guard !file.path.hasSuffix(".pbxproj") || !isDependency(file.path),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    let bytes = [UInt8](data)
    var manifest = Manifest(stamp: file.stamp)
    let folder = SourcePath.folder(of: file.path)
    if file.path.hasSuffix("/Package.swift") {
      manifest.targets = PackageManifest.targets(bytes, folder: folder)
    } else if file.path.hasSuffix(".pbxproj") {
      let project = XcodeProject(bytes, folder: SourcePath.folder(of: folder))
      manifest.targets = project.targets
      manifest.versions = project.swiftVersions
    } else {
      manifest.versions = SourceReader.swiftVersions(ofConfiguration: bytes)
    }
    return manifest
  }

  /// Finds the sources that no target compiles, if targets list most sources.
  private func findUnbuiltFiles() {
    unbuilt = []
    var stems: Set<String> = []
    var count = 0
    for (number, file) in files.enumerated()
    where !file.path.hasSuffix(".h") && !isDependency(file.path) {
      count += 1
      guard !targets.contains(where: { $0.contains(file.path) }) else { continue }
      unbuilt.insert(number)
      stems.insert(String(file.path.prefix { $0 != "." }))
    }
    guard unbuilt.count * 2 < count else {
      unbuilt = []
      return
    }
    // A header belongs to the implementation next to it.
    for (number, file) in files.enumerated()
    where file.path.hasSuffix(".h") && stems.contains(String(file.path.prefix { $0 != "." })) {
      unbuilt.insert(number)
    }
  }

  /// Whether a file belongs to a package that the project uses.
  package func isDependency(_ path: String) -> Bool {
    let isInside = path.utf8.starts(with: root.utf8)
    let inner = isInside ? Substring(path.utf8.dropFirst(root.utf8.count)) : path[...]
    return inner.contains("/Pods/") || inner.contains("/Carthage/")
      || inner.contains("/SourcePackages/")
  }

  private func findAbsentModules() {
    var imported: Set<String> = []
    for file in files where !isDependency(file.path) {
      imported.formUnion(file.declarations.imports)
    }
    let folders = Set(tree.folders.map(BuildTarget.moduleName))
    let apple = SystemClasses.table.modules
    absentModules = imported.filter {
      !apple.contains($0) && !modules.contains($0) && !folders.contains($0)
        && !$0.hasSuffix("Tests")
    }.union(assumptions.absentModules)
  }

  // MARK: - Types

  package func type(_ reference: TypeReference) -> TypeDeclaration {
    files[reference.file].declarations.types[reference.type]
  }

  /// Returns the declarations with a name; old copies that no target compiles count only if all
  /// are old copies.
  package func declarations(of name: String) -> [TypeReference] {
    let all = index[name] ?? []
    guard !unbuilt.isEmpty, all.contains(where: { unbuilt.contains($0.file) }) else { return all }
    let built = all.filter { !unbuilt.contains($0.file) }
    return built.contains { type($0).isClass } ? built : all
  }

  /// Whether a class has a declaration, not only extensions.
  package func isClass(_ name: String) -> Bool {
    aliases[name] != nil || declarations(of: name).contains { type($0).isClass }
  }

  /// The class, the classes above it, and where they leave the sources.
  package func chain(of name: String) -> ClassChain {
    if let known = chains[name] { return known }
    var chain = ClassChain()
    var visited: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted else { continue }
      if let alias = aliases[name] { waiting.append(alias) }
      let all = declarations(of: name).filter { type($0).kind != .protocol }
      chain.types += all
      chain.names.append(name)
      if let above = SystemClasses.table.superclasses[name] {
        waiting.append(above)
        continue
      }
      let classes = all.filter { type($0).isClass }
      if classes.isEmpty {
        if aliases[name] == nil, name != "NSObject" { chain.unknown.insert(name) }
        continue
      }
      waiting += superclasses(classes)
    }
    chain.exposesMembers = chain.types.contains {
      type($0).kind == .type && type($0).exposesMembers
    }
    chains[name] = chain
    return chain
  }

  private func superclasses(_ classes: [TypeReference]) -> [String] {
    classes.compactMap { type($0).inherited.first }.filter { !isProtocol($0) }
  }

  private func isProtocol(_ name: String) -> Bool {
    let all = declarations(of: name)
    return all.contains { type($0).kind == .protocol } && !all.contains { type($0).isClass }
  }

  // MARK: - Indices

  /// The types with a member, by its name with a small first letter.
  package func owners(ofMember name: String) -> [TypeReference] {
    let index = members ?? memberIndex()
    members = index
    return index[MemberName.key(name)] ?? []
  }

  private func memberIndex() -> [String: [TypeReference]] {
    var index: [String: [TypeReference]] = [:]
    for (number, file) in files.enumerated() {
      for (place, type) in file.declarations.types.enumerated() {
        let reference = TypeReference(file: number, type: place)
        for member in type.members {
          let key = MemberName.key(member.name)
          if index[key]?.last != reference { index[key, default: []].append(reference) }
        }
      }
    }
    return index
  }

  /// The classes below a class, at any depth.
  package func subclasses(of name: String) -> Set<String> {
    let index = subclassIndex ?? subclassesByName()
    subclassIndex = index
    var found: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      for below in index[name] ?? [] where found.insert(below).inserted {
        waiting.append(below)
      }
    }
    return found
  }

  private func subclassesByName() -> [String: Set<String>] {
    var index: [String: Set<String>] = [:]
    for file in files {
      for type in file.declarations.types where type.isClass {
        if let above = type.inherited.first { index[above, default: []].insert(type.name) }
      }
    }
    return index
  }

  /// Whether a method of the project has a selector, also under the rules of old languages.
  package func hasMethod(_ selector: String) -> Bool {
    let index = selectorIndex ?? allSelectors()
    selectorIndex = index
    return index.contains(selector)
  }

  private func allSelectors() -> Set<String> {
    var selectors: Set<String> = []
    for file in files {
      for type in file.declarations.types {
        for member in type.members where member.flags.contains(.isMethod) {
          selectors.insert(member.selector)
          if swiftVersion < 3, let old = member.oldSelector { selectors.insert(old) }
        }
      }
    }
    return selectors
  }

  /// The files whose stem is a text.
  package func files(named name: String) -> [Int] {
    let index =
      filesByName
      ?? Dictionary(grouping: files.indices) { SourcePath.stem(of: files[$0].path) }
    filesByName = index
    return index[name] ?? []
  }

  /// The changes of the objects in properties with a name.
  func changes(receiver: String) -> [(file: Int, change: ObjectChange)] {
    let index = changeIndex ?? changesByReceiver()
    changeIndex = index
    return index[receiver] ?? []
  }

  private func changesByReceiver() -> [String: [(file: Int, change: ObjectChange)]] {
    var index: [String: [(file: Int, change: ObjectChange)]] = [:]
    for (number, file) in files.enumerated() {
      for change in file.declarations.changes {
        index[change.receiver, default: []].append((number, change))
      }
    }
    return index
  }

  private struct Mention: Hashable {
    var name: String
    var file: Int
  }

  /// Whether a file's text has a name.
  func mentions(_ name: String, in file: Int) -> Bool {
    let mention = Mention(name: name, file: file)
    if let known = knownMentions[mention] { return known }
    let data = FileManager.default.contents(atPath: files[file].path)
    let isFound = data?.range(of: Data(name.utf8)) != nil
    knownMentions[mention] = isFound
    return isFound
  }

  /// The comments of the file, as code.
  func comments(in file: Int) -> [CodeComment] {
    if let known = knownComments[file] { return known }
    let found = Self.comments(ofFile: files[file].path)
    knownComments[file] = found
    return found
  }

  /// The number of literals with a text, in all sources.
  package func literalCount(_ text: String) -> Int {
    literals[LiteralHash.of("\"\(text)\"".utf8)] ?? 0
  }

  /// Whether a target compiles any source.
  package func hasSources(_ target: BuildTarget) -> Bool {
    files.contains { !$0.path.hasSuffix(".h") && target.contains($0.path) }
  }

  /// The targets that a file belongs to.
  package func targets(of path: String) -> [BuildTarget] { targets.filter { $0.contains(path) } }
}

/// A class with the classes above it.
package struct ClassChain: Sendable {
  /// The declarations, the class's first.
  package var types: [ProjectCode.TypeReference] = []
  package var names: [String] = []
  /// The classes at which the chain leaves the sources, apart from Apple's.
  package var unknown: Set<String> = []
  package var exposesMembers = false
}

extension TypeDeclaration {
  package var isClass: Bool { kind == .type || kind == .implementation }
}

package enum MemberName {
  /// The name with a small first letter: key-value coding ignores the case of that letter.
  package static func key(_ name: String) -> String {
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
    else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ProjectCode {
  /// The names of all classes.
  package var classNames: [String] {
    files.flatMap { $0.declarations.types.filter(\.isClass).map(\.name) }
  }
}
