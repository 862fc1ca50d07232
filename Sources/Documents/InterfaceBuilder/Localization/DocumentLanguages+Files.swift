package import Foundation

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
