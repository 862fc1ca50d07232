import DocumentDiff
import Foundation
import InterfaceBuilder

/// The files of strings near documents, in a version from git.
struct GitTexts {
  enum Place {
    case revision(String)
    case index
  }

  /// The blobs of documents and of strings, by path below the root.
  private let files: [String: String]
  /// The paths to files of strings, by the common part with their document.
  private let groups: [String: [String]]

  init(of place: Place, from git: GitProcess) throws(UsageError) {
    let arguments =
      switch place {
      case .revision(let name): ["ls-tree", "-r", "-z", "--full-tree", name]
      case .index: ["ls-files", "-s", "-z", "--full-name", "--", ":/"]
      }
    var files: [String: String] = [:]
    for entry in try git.paths(arguments) {
      // `mode blob hash`, or `mode hash stage` of the index; then a tab and the path.
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let fields = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, fields.count == 3 else { continue }
      guard DocumentLanguages.isTexts(parts[1]) || GitComparison.isDocument(parts[1]) else {
        continue
      }
      files[parts[1]] = fields[1] == "blob" ? fields[2] : fields[1]
    }
    self.files = files
    groups = Dictionary(
      grouping: files.keys.filter(DocumentLanguages.isTexts), by: DocumentLanguages.textGroup)
  }

  func blob(_ path: String) -> String? { files[path] }

  /// Returns the documents that show the texts in a file.
  func documents(ofTexts path: String) -> [String] {
    DocumentLanguages.documents(
      ofTexts: path, among: files.keys.filter(GitComparison.isDocument))
  }

  /// The blobs of the files of strings of documents.
  func blobs(near documents: some Sequence<String>) -> [String] {
    documents.flatMap { groups[DocumentLanguages.textGroup(of: $0)] ?? [] }.compactMap { files[$0] }
  }

  /// Returns the version's files of strings for a document.
  func texts(near document: String, _ blobs: GitBlobs, root: String) -> NearbyTexts {
    var texts: [String: Data] = [:]
    for path in groups[DocumentLanguages.textGroup(of: document)] ?? [] {
      guard let data = files[path].flatMap({ try? blobs.data($0) }) else { continue }
      texts[URL(fileURLWithPath: root).appendingPathComponent(path).path] = data
    }
    return NearbyTexts(files: texts)
  }
}
