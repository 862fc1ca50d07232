import AssetCatalog
package import CodeDeclarations
import Dispatch
import Foundation
import InterfaceBuilder
import Synchronization

/// A project's code and documents, kept for repeated checks: only changed files are read again.
package final class CodeProject {
  package let code: ProjectCode
  private let assumptions: ProjectCode.Assumptions
  private var known: [String: (stamp: SourceTree.Stamp, connections: DocumentConnections)] = [:]
  /// The documents below the root, in the order of their paths.
  private(set) var documents: [DocumentConnections] = []
  private(set) var identifiers = DocumentIdentifiers()
  private(set) var classNames = SimilarNames([])
  private(set) var imageNames = SimilarNames([])
  private(set) var colorNames = SimilarNames([])

  /// Reads the sources and documents below a folder.
  package init(root: String, assuming assumptions: ProjectCode.Assumptions = .init()) {
    self.assumptions = assumptions
    code = ProjectCode(root: root, assuming: assumptions)
    readDocuments()
  }

  // MARK: - Kept projects

  @MainActor private static var projects: [String: CodeProject] = [:]
  @MainActor private static var reading: [String: Task<Void, Never>] = [:]

  /// Returns the root of the project around a document; nil if none is there.
  ///
  /// `limit` is a folder above which nothing is read.
  package static func root(
    of document: String, _ settings: CodeSettings, within limit: String? = nil
  ) -> String? {
    guard settings.isOn != false else { return nil }
    let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent().path
    guard let root = root(around: folder, settings) else { return nil }
    guard let limit, !root.isBelow(limit) else { return root }
    return limit
  }

  /// Returns the project at a root, with all changes up to now; it is kept for the next call.
  @MainActor
  package static func current(at root: String, _ settings: CodeSettings) -> CodeProject {
    if let known = projects[root], known.assumptions == settings.assumptions {
      known.refresh()
      return known
    }
    let project = CodeProject(root: root, assuming: settings.assumptions)
    projects[root] = project
    return project
  }

  /// Returns the project at a root as the latest call left it; nil before the first call.
  @MainActor
  package static func known(at root: String, _ settings: CodeSettings) -> CodeProject? {
    projects[root].flatMap { $0.assumptions == settings.assumptions ? $0 : nil }
  }

  /// Reads a project before its first use, and leaves the main actor free for other work.
  @MainActor
  package static func prepare(at root: String, _ settings: CodeSettings) async {
    guard projects[root]?.assumptions != settings.assumptions else { return }
    let assumptions = settings.assumptions
    let task =
      reading[root]
      ?? Task { @MainActor in
        projects[root] = await read(root, assumptions)
        reading[root] = nil
      }
    reading[root] = task
    await task.value
  }

  nonisolated private static func read(
    _ root: String, _ assumptions: ProjectCode.Assumptions
  ) async -> sending CodeProject {
    CodeProject(root: root, assuming: assumptions)
  }

  /// Reads the files that changed.
  package func refresh() {
    if code.refresh() { readDocuments() }
  }

  /// Returns the claims of the document on disk.
  func document(at path: String) -> DocumentConnections? {
    if let known = known[path] { return known.connections }
    guard let data = FileManager.default.contents(atPath: path),
      data.count <= DocumentConnections.sizeLimit
    else { return nil }
    return DocumentConnections([UInt8](data), path: path)
  }

  /// Whether the project has both sources and documents.
  package var isComplete: Bool { !code.files.isEmpty && !code.tree.documents.isEmpty }

  private final class Results: Sendable {
    let documents = Mutex<[Int: DocumentConnections]>([:])
  }

  private func readDocuments() {
    let listed = code.tree.documents
    let missing = listed.filter { known[$0.path]?.stamp != $0.stamp }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: missing.count) { index in
      let file = missing[index]
      guard file.stamp.size <= DocumentConnections.sizeLimit,
        let data = FileManager.default.contents(atPath: file.path)
      else { return }
      let connections = DocumentConnections([UInt8](data), path: file.path)
      results.documents.withLock { $0[index] = connections }
    }
    let read = results.documents.withLock { $0 }
    for (index, file) in missing.enumerated() {
      known[file.path] = read[index].map { (file.stamp, $0) }
    }
    documents = listed.compactMap { known[$0.path]?.connections }
    identifiers = DocumentIdentifiers(documents)
    classNames = SimilarNames(code.classNames)
    imageNames = SimilarNames(code.tree.images)
    colorNames = SimilarNames(code.tree.colors)
  }

  // MARK: - Names

  /// Returns the outlets or actions in a class and its superclasses, in alphabetical order.
  package func connectableNames(of type: String, areMethods: Bool) -> [String] {
    let members = code.chain(of: type).types.flatMap { code.type($0).members }
    let names = members.filter {
      $0.isConnectable && $0.flags.contains(.isMethod) == areMethods
    }.map(\.selector)
    return Set(names).sorted()
  }

  /// Whether a class exists, in the project or in Apple's modules.
  package func hasClass(_ name: String) -> Bool {
    SystemClasses.table.isClass(name) || code.isClass(name.lastPart)
  }

  /// Whether a class has the method for an action, as far as sources show.
  package func hasAction(_ selector: String, of type: String) -> Bool {
    switch code.method(selector, of: type.lastPart) {
    case .missing, .otherSelector: false
    default: true
    }
  }

  /// Returns the project's classes that an element with a name may have, in alphabetical order.
  package func classNames(for element: String) -> [String] {
    guard let base = SystemClasses.table.elements[element] else { return [] }
    return code.subclasses(of: base).filter { code.isClass($0) }.sorted()
  }

  /// Returns the folder whose sources a check of documents in a folder compares with; nil for none.
  ///
  /// The folder of the settings counts first, then the repository or project around the documents.
  package static func root(around folder: String, _ settings: CodeSettings) -> String? {
    if let given = settings.folder {
      return URL(fileURLWithPath: given).standardizedFileURL.path
    }
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    var project: String?
    for _ in 0..<climbLimit where place.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      if project == nil, isProject(names, place.path, around: folder) { project = place.path }
      if names.contains(".git") {
        return project == nil && settings.isOn != true ? nil : place.path
      }
      place.deleteLastPathComponent()
    }
    return project ?? (settings.isOn == true ? folder : nil)
  }

  private static let climbLimit = 12
  private static let markers: Set = ["project.yml", "Project.swift", "Podfile", "Cartfile"]

  private static func isProject(_ names: [String], _ place: String, around folder: String) -> Bool {
    names.contains { name in
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || markers.contains(name) {
        return true
      }
      guard name == "Package.swift",
        let data = FileManager.default.contents(atPath: "\(place)/\(name)")
      else { return false }
      return PackageManifest.contains(folder, data, at: place)
    }
  }
}

/// The identifiers in all documents of the project.
struct DocumentIdentifiers {
  private(set) var scenes: Set<String> = []
  private(set) var segues: Set<String> = []
  private(set) var cells: Set<String> = []
  private(set) var storyboards: Set<String> = []
  private(set) var nibs: Set<String> = []
  /// The custom classes of all elements.
  private(set) var classes: Set<String> = []

  init() {}

  init(_ documents: [DocumentConnections]) {
    for document in documents {
      if document.path.hasSuffix(".storyboard") {
        storyboards.insert(document.name)
        storyboards.insert(document.stem)
      } else {
        nibs.insert(document.name)
        nibs.insert(document.stem)
      }
      for claim in document.claims {
        switch claim.kind {
        case .sceneIdentifier: scenes.insert(claim.name)
        case .segueIdentifier: segues.insert(claim.name)
        case .reuseIdentifier: cells.insert(claim.name)
        case .customClass: classes.insert(claim.name)
        default: break
        }
      }
    }
  }
}
