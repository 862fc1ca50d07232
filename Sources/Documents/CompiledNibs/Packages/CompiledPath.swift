internal import Foundation
package import InterfaceBuilder

/// A compiled document by its path: a nib, a storyboard, or a part inside an app or `.ipa`.
package struct CompiledPath: Sendable {
  private let path: String

  /// Takes the path if it has a compiled ending; nil for other paths.
  package init?(_ path: String) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard path.hasSuffix(".nib") || path.hasSuffix(".storyboardc") else { return nil }
    self.path = path
  }

  /// Whether the path is an app or its archive, which has compiled documents.
  package static func isPackage(_ path: String) -> Bool {
    path.hasSuffix(".ipa") || path.hasSuffix(".app") || path.hasSuffix(".app/")
  }

  /// Returns the paths of the compiled documents in an app or an `.ipa`, in order.
  ///
  /// - Throws: `NibArchiveError` if an archive is damaged.
  package static func documents(in app: String) throws(NibArchiveError) -> [String] {
    let root = app.hasSuffix("/") ? String(app.dropLast()) : app
    var names: Set<String> = []
    if app.hasSuffix(".ipa") {
      let archive = try ZipArchive(contentsOf: URL(fileURLWithPath: root))
      for entry in archive.entries where !entry.name.hasSuffix("/") {
        if let name = document(of: entry.name) { names.insert(name) }
      }
    } else {
      let files = FileManager.default.enumerator(atPath: root)
      while let name = files?.nextObject() as? String {
        if let document = document(of: name) { names.insert(document) }
      }
    }
    return names.sorted().map { "\(root)/\($0)" }
  }

  /// Whether an app or an `.ipa` has a compiled asset catalog, whose images are not read.
  package static func hasAssets(in app: String) -> Bool {
    guard app.hasSuffix(".ipa") else {
      let url = URL(fileURLWithPath: app).appendingPathComponent("Assets.car")
      return FileManager.default.fileExists(atPath: url.path)
    }
    let archive = try? ZipArchive(contentsOf: URL(fileURLWithPath: app))
    return archive?.entries.contains { $0.name.hasSuffix(".app/Assets.car") } ?? false
  }

  /// The document that a file belongs to: the outermost part with a compiled ending.
  private static func document(of name: String) -> String? {
    guard name.contains(".nib") || name.contains(".storyboardc") else { return nil }
    let parts = name.split(separator: "/")
    let last = parts.firstIndex { $0.hasSuffix(".nib") || $0.hasSuffix(".storyboardc") }
    return last.map { parts[...$0].joined(separator: "/") }
  }

  /// Reads the document.
  ///
  /// - Throws: `NibArchiveError` if a file is missing, damaged or too large.
  package func files() throws(NibArchiveError) -> CompiledFiles {
    if let range = path.firstRange(of: ".ipa/"), !FileManager.default.fileExists(atPath: path) {
      let archive = String(path[..<range.lowerBound]) + ".ipa"
      return try files(in: archive, String(path[range.upperBound...]))
    }
    // Links to folders are resolved: an enumeration does not follow them.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw NibArchiveError(reason: "no such file; check the path")
    }
    guard isFolder.boolValue else {
      return CompiledFiles(["": try Self.contents(of: url, RecoveredDocument.limit)])
    }
    var found: [String: [UInt8]] = [:]
    var rest = RecoveredDocument.limit
    let names = FileManager.default.enumerator(atPath: url.path)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".nib") || name == "Info.plist" else { continue }
      let file = url.appendingPathComponent(name)
      guard let type = try? file.attributesBehindLinks()[.type] as? FileAttributeType,
        type == .typeRegular
      else { continue }
      let bytes = try Self.contents(of: file, rest)
      rest -= bytes.count
      found[name] = bytes
    }
    return try complete(found)
  }

  private func files(
    in archive: String, _ document: String
  ) throws(NibArchiveError) -> CompiledFiles {
    let zip = try ZipArchive(contentsOf: URL(fileURLWithPath: archive))
    var found: [String: [UInt8]] = [:]
    var rest = RecoveredDocument.limit
    for entry in zip.entries where !entry.name.hasSuffix("/") {
      let name: String
      if entry.name == document {
        name = ""
      } else if entry.name.utf8.starts(with: "\(document)/".utf8) {
        name = String(Substring(entry.name.utf8.dropFirst(document.utf8.count + 1)))
      } else {
        continue
      }
      guard name.isEmpty || name.hasSuffix(".nib") || name == "Info.plist" else { continue }
      let bytes = try zip.contents(of: entry, limit: rest)
      rest -= bytes.count
      found[name] = bytes
    }
    guard !found.isEmpty else { throw NibArchiveError(reason: "the archive has no such document") }
    return try complete(found)
  }

  private func complete(_ found: [String: [UInt8]]) throws(NibArchiveError) -> CompiledFiles {
    guard !path.hasSuffix(".storyboardc") || found["Info.plist"] != nil else {
      throw NibArchiveError(reason: "Info.plist is missing, which lists the scenes")
    }
    return CompiledFiles(found)
  }

  private static func contents(of url: URL, _ limit: Int) throws(NibArchiveError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: url, limit: limit))
    } catch let refusal as FileRefusal {
      throw NibArchiveError(reason: refusal.reason)
    } catch {
      throw NibArchiveError(reason: "the file cannot be read")
    }
  }
}

extension RecoveredDocument {
  /// Recovers the compiled document at a path.
  ///
  /// - Throws: `InterfaceDocumentError` for a document that cannot be read.
  package init(
    _ place: CompiledPath, path: String, mark: String = "object"
  ) throws(InterfaceDocumentError) {
    do {
      try self.init(place.files(), mark: mark)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
