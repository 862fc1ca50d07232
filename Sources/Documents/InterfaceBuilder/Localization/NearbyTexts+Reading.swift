internal import Foundation

extension NearbyTexts {
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
