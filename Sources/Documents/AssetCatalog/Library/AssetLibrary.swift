public import AutoLayoutValues
import Foundation
import Synchronization

/// The images and colors in a project's asset catalogs.
///
/// Both are cached, so share the library within a project.
public final class AssetLibrary: Sendable {
  private final class Storage: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var catalogs: [String: AssetCatalog] = [:]
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var contents: [String: ImageContent] = [:]
    var faults: [AssetFault] = []
    var reported: Set<AssetFault> = []
  }

  private let storage: Storage

  public static let fileSizeLimit = 64 << 20

  private let search: AssetSearch

  private init(_ search: AssetSearch, _ storage: Storage = Storage()) {
    self.search = search
    self.storage = storage
  }

  /// Makes a library for a document's project, else for the folders around it.
  public convenience init(of document: String) {
    var search = AssetSearch(document: document)
    search.sort(near: document)
    self.init(search)
  }

  /// Makes a library for a document's project; folders above `root` are ignored.
  package convenience init(of document: String, within root: String) {
    var search = AssetSearch(document: document, within: root)
    search.sort(near: document)
    self.init(search)
  }

  public convenience init(below folder: String) {
    let isCatalog = folder.hasSuffix(".xcassets") || folder.hasSuffix(".xcassets/")
    self.init(isCatalog ? AssetSearch(catalog: folder) : AssetSearch(below: folder))
  }

  public func near(_ document: String) -> AssetLibrary {
    var search = search
    search.sort(near: document)
    return AssetLibrary(search, storage)
  }

  public var catalogs: [String] { search.catalogs }

  /// Returns and clears the problems of sets requested since the last call.
  public func takeFaults() -> [AssetFault] {
    storage.state.withLock { state in
      let new = state.faults.filter { state.reported.insert($0).inserted }
      state.faults = []
      return new
    }
  }

  /// Makes the library the source of `UIImage(named:)` and `UIColor(named:)`.
  public func register(for traits: AssetTraits = AssetTraits()) {
    ImageSource.setProvider { self.image(named: $0, for: traits) }
    ColorSource.setProvider { self.dynamicColor(named: $0, for: traits) }
  }

  public func color(named name: String, for traits: AssetTraits) -> UIColor? {
    colorSet(named: name)?.color(for: traits)
  }

  public func dynamicColor(named name: String, for traits: AssetTraits) -> UIColor? {
    colorSet(named: name)?.dynamicColor(for: traits)
  }

  private func colorSet(named name: String) -> ColorSet? {
    guard let folder = folder(of: .color, named: name) else { return nil }
    return storage.state.withLock { state in
      let set = state.colorSets[folder] ?? ColorSet(folder: folder)
      if state.colorSets.updateValue(set, forKey: folder) == nil { state.faults += set.faults }
      return set
    }
  }

  func imageSet(named name: String) -> (set: ImageSet, isSymbol: Bool)? {
    for kind in [AssetCatalog.Kind.image, .symbol] {
      guard let folder = folder(of: kind, named: name) else { continue }
      let set = storage.state.withLock { state in
        let set = state.imageSets[folder] ?? ImageSet(folder: folder)
        if state.imageSets.updateValue(set, forKey: folder) == nil { state.faults += set.faults }
        return set
      }
      return (set, kind == .symbol)
    }
    let stem =
      LooseImage.endings.contains(name.splitAtEnding.ending ?? "")
      ? name.splitAtEnding.stem : name
    return search.looseImages[LooseImage.name(of: stem)].map {
      (ImageSet(entries: LooseImage.entries($0)), false)
    }
  }

  func content(of path: String, listedAt place: AssetFault) -> ImageContent? {
    storage.state.withLock { state in
      if let known = state.contents[path] { return known }
      func fail(_ message: String) -> ImageContent? {
        state.faults.append(AssetFault(path: place.path, line: place.line, message: message))
        return nil
      }
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size]) as? Int ?? 0
      guard size <= Self.fileSizeLimit else { return fail("'\(path)' is larger than 64 MB") }
      guard let data = FileManager.default.contents(atPath: path) else {
        return fail("'\(path)' cannot be read")
      }
      guard let content = ImageContent(data, path: path) else {
        return fail("'\(path)' is not a PNG, JPEG, GIF, WebP, HEIC, SVG or PDF")
      }
      state.contents[path] = content
      return content
    }
  }

  private func folder(of kind: AssetCatalog.Kind, named name: String) -> String? {
    storage.state.withLock { state in
      for path in search.catalogs {
        let catalog = state.catalogs[path] ?? AssetCatalog(path: path)
        if state.catalogs.updateValue(catalog, forKey: path) == nil {
          state.faults += catalog.faults
        }
        if let folder = catalog.folders[kind]?[name] { return folder }
      }
      return nil
    }
  }
}

/// Libraries are equal if they are the same object, with a common cache.
extension AssetLibrary: Hashable {
  public static func == (a: AssetLibrary, b: AssetLibrary) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
