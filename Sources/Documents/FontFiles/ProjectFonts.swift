internal import AssetCatalog
internal import Foundation
import Synchronization
public import TextMetrics

/// The fonts in a project's files, found and opened at the first request.
///
/// A font has several names; a request matches by PostScript name, then by full name, then by
/// family and style (F9.50).
public final class ProjectFonts: Sendable {
  private struct State {
    /// Files outside of this folder, also through links, are not read.
    var root = "/"
    /// The folder to search; nil after the search.
    var folder: String?
    var fonts: [CustomFont]?
    var faults: [FontFileError] = []
    var known: [String: CustomFont?] = [:]
  }

  private let state: Mutex<State>

  /// The maximum number of font files in a project.
  static let fileLimit = 1000

  init(below folder: String, within root: String) {
    state = Mutex(State(root: root, folder: folder))
  }

  /// Finds the fonts below a folder.
  public convenience init(below folder: String) {
    self.init(below: folder, within: "/")
  }

  /// Returns the font with a name; nil if the project has none.
  ///
  /// - Complexity: The first call reads the names of all font files.
  public func font(named name: String) -> CustomFont? {
    state.withLock { state in
      if let known = state.known[name] { return known }
      if state.fonts == nil { Self.open(&state) }
      let found = (state.fonts ?? []).best(named: name)
      state.known[name] = .some(found)
      return found
    }
  }

  /// All fonts, in the order of their search.
  public var fonts: [CustomFont] {
    state.withLock { state in
      if state.fonts == nil { Self.open(&state) }
      return state.fonts ?? []
    }
  }

  /// Returns and clears the problems of files.
  public func takeFaults() -> [FontFileError] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }

  private static func open(_ state: inout State) {
    guard let folder = state.folder else { return }
    state.folder = nil
    let search = AssetSearch(below: folder)
    let root = state.root
    let files = search.fontFiles.filter {
      root == "/" || URL(fileURLWithPath: $0).resolvingSymlinksInPath().path.isBelow(root)
    }
    // Fonts that the app loads come before other files with the same name.
    let listed = Set(search.propertyLists.flatMap { appFonts(in: $0) }.map(fileName))
    let first = files.filter { listed.contains(fileName($0)) }
    let others = files.filter { !listed.contains(fileName($0)) }
    var fonts: [CustomFont] = []
    for file in (first + others).prefix(fileLimit) { fonts += read(file, &state.faults) }
    state.fonts = fonts
  }

  private static func fileName(_ path: String) -> String { (path as NSString).lastPathComponent }

  private static func read(_ file: String, _ faults: inout [FontFileError]) -> [CustomFont] {
    do throws(FontFileError) {
      return try FontReader.fonts(at: file)
    } catch {
      faults.append(error)
      return []
    }
  }
}

extension ProjectFonts {
  /// Which files of fonts count for documents.
  public enum Selection: Hashable, Sendable {
    /// The files of the document's project.
    case project
    case folder(String)
    case none
  }

  fileprivate struct Shared {
    var selection = Selection.project
    var root = "/"
    var folders: [String: ProjectFonts?] = [:]
    var projects: [String: ProjectFonts] = [:]
  }

  private static let shared = Mutex(Shared())

  /// Selects the fonts of all documents that are laid out from now on, in the whole process.
  public static func select(_ selection: Selection) {
    shared.withLock { $0.selection = selection }
  }

  /// Confines the projects of all documents to a folder, whose links are resolved.
  package static func confine(to root: String) { shared.withLock { $0.root = root } }

  /// Returns the fonts for a document; nil if no project is around it.
  ///
  /// Documents in the same project share their fonts.
  public static func fonts(for document: String) -> ProjectFonts? {
    shared.withLock { shared -> ProjectFonts? in
      switch shared.selection {
      case .none: return nil
      case .folder(let folder): return shared.project(folder)
      case .project:
        let folder = URL(fileURLWithPath: document).deletingLastPathComponent().path
        if let known = shared.folders[folder] { return known }
        let found = AssetSearch.project(around: document, within: shared.root).map {
          shared.project($0)
        }
        shared.folders[folder] = .some(found)
        return found
      }
    }
  }
}

extension ProjectFonts.Shared {
  fileprivate mutating func project(_ folder: String) -> ProjectFonts {
    if let known = projects[folder] { return known }
    let made = ProjectFonts(below: folder, within: root)
    projects[folder] = made
    return made
  }
}

extension ProjectFonts {
  private static let listSizeLimit = 1 << 20

  /// Returns the files that an app loads as fonts: `UIAppFonts` in the property list.
  package static func appFonts(in propertyList: String) -> [String] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: propertyList)
    guard (attributes?[.size] as? NSNumber)?.intValue ?? .max <= listSizeLimit,
      let data = FileManager.default.contents(atPath: propertyList),
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil),
      let fonts = (list as? [String: Any])?["UIAppFonts"] as? [Any]
    else { return [] }
    return fonts.compactMap { $0 as? String }
  }
}
