package import Foundation

/// A version's files of texts, such as files in git, instead of the files on disk.
package struct NearbyTexts: Codable, Hashable, Sendable {
  /// The files by absolute path; nil for the files on disk.
  package var files: [String: Data]?
  /// Texts that replace texts of the files, by language and key.
  package private(set) var edits: [String: [String: Edit]] = [:]

  package struct Edit: Codable, Hashable, Sendable {
    /// The text; nil for a removed key, which shows the document's text.
    package var text: String?
  }

  /// The files on disk.
  package static let onDisk = NearbyTexts()

  package init(files: [String: Data]? = nil) { self.files = files }

  package mutating func replace(_ key: String, in language: String, by text: String?) {
    edits[language, default: [:]][key] = Edit(text: text)
  }

  func apply(_ language: String, to table: inout [String: String]) {
    for (key, edit) in edits[language] ?? [:] { table[key] = edit.text }
  }

  func exists(_ path: String) -> Bool {
    files.map { $0[path] != nil } ?? FileManager.default.fileExists(atPath: path)
  }

  /// The names of the `.lproj` folders in a folder.
  func languageFolders(in folder: URL) -> Set<String> {
    let suffix = ".lproj"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var names = Set(entries.filter { $0.hasSuffix(suffix) })
    // The version may have languages that the working tree lacks.
    for path in files?.keys ?? [:].keys {
      let place = URL(fileURLWithPath: path).deletingLastPathComponent()
      guard place.deletingLastPathComponent().path == folder.path else { continue }
      names.insert(place.lastPathComponent)
    }
    return names
  }

  func data(at path: String) throws(DocumentStrings.Fault) -> Data {
    guard let files else { return try DocumentStrings.data(at: path) }
    guard let data = files[path] else { throw .refused(path: path, reason: "no such file") }
    guard data.count <= StringsFile.sizeLimit else {
      throw .refused(path: path, reason: "the file is too large")
    }
    return data
  }
}

extension DocumentLanguages {
  /// The extensions of files of texts.
  package static let textExtensions: Set<String> = ["strings", "xcstrings"]

  /// Whether a path names texts for documents: `de.lproj/Main.strings`.
  package static func isTexts(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    return textExtensions.contains(url.pathExtension)
      && url.deletingLastPathComponent().pathExtension == "lproj"
  }

  /// Returns the common part of the paths to a document and its files of texts: the folder around
  /// the `.lproj` folders, and the name with no extension.
  package static func textGroup(of path: String) -> String {
    let url = URL(fileURLWithPath: path)
    var home = url.deletingLastPathComponent()
    if home.pathExtension == "lproj" { home = home.deletingLastPathComponent() }
    return home.appendingPathComponent(url.deletingPathExtension().lastPathComponent).path
  }

  /// The contents of all files of texts, by absolute path.
  package var textFiles: [String: Data] {
    var files: [String: Data] = [:]
    for source in sources.values {
      switch source {
      case .strings(let path), .catalog(let path, _):
        if files[path] == nil { files[path] = try? texts.data(at: path) }
      case .document: break
      }
    }
    return files
  }

  /// Whether both have the same files of texts, at any place.
  package func hasSameTexts(as other: DocumentLanguages) -> Bool {
    func named(_ languages: DocumentLanguages) -> [String: Data] {
      Dictionary(
        languages.textFiles.map { path, data in
          let url = URL(fileURLWithPath: path)
          return (url.pathComponents.suffix(2).joined(separator: "/"), data)
        }, uniquingKeysWith: { first, _ in first })
    }
    return named(self) == named(other)
  }

  /// Returns the documents whose texts a file on disk has, in the order of their paths.
  package static func documents(ofTexts path: String) -> [String] {
    guard isTexts(path) else { return [] }
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let folders = NearbyTexts.onDisk.languageFolders(in: home).map {
      home.appendingPathComponent($0)
    }
    let files = ([home] + folders).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.map { folder.appendingPathComponent($0).path }
    }
    return documents(
      ofTexts: path, among: files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
  }

  /// Returns the documents among several whose texts a file has, in the order of their paths.
  package static func documents(ofTexts path: String, among documents: [String]) -> [String] {
    guard isTexts(path) else { return [] }
    let group = textGroup(of: path)
    let found = documents.filter { textGroup(of: $0) == group }
    // Base, or a plain folder, has the document; copies in languages have no files of texts.
    let best = found.map(rank).min()
    return found.filter { rank($0) == best }.sorted()
  }

  private static func rank(_ document: String) -> Int {
    let folder = URL(fileURLWithPath: document).deletingLastPathComponent().lastPathComponent
      .lowercased()
    guard folder.hasSuffix(".lproj") else { return 1 }
    return folder == "base.lproj" ? 0 : folder.hasPrefix("en") ? 2 : 3
  }

  /// Returns the first fault in the data for a file.
  package static func fault(ofTexts data: Data, _ path: String) -> StringsFile.Fault? {
    guard path.hasSuffix(".xcstrings") else { return StringsFile(data).faults.first }
    do throws(StringsFile.Fault) {
      _ = try StringCatalog(data)
      return nil
    } catch {
      return error
    }
  }
}
