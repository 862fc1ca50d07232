import DocumentDiff
import Foundation
import InterfaceBuilder

/// Two versions of a document as another process can read them: by their file, or with their
/// content where they have none.
struct StoredVersions: Codable, Hashable, Sendable {
  /// One version.
  struct Version: Codable, Hashable, Sendable {
    var path: String
    var name: String
    var file: String?
    /// Its bytes; nil for those of the file.
    var content: Data?
    /// Why its bytes cannot be had.
    var fault: String?

    init(_ version: DocumentVersion) {
      path = version.path
      name = version.name
      file = version.file
      guard !version.isFile else { return }
      do {
        content = try version.read()
      } catch {
        fault = FileFault.reason(of: error, at: version.name)
      }
    }

    /// The version, to be read.
    var version: DocumentVersion {
      let (content, fault, file) = (content, fault, file)
      var version = DocumentVersion(path: path, name: name) {
        if let fault { throw StoredFault(reason: fault) }
        return try content
          ?? Data(contentsOf: URL(fileURLWithPath: file ?? ""), limit: InterfaceDocument.sizeLimit)
      }
      version.file = file
      return version
    }

    /// How many bytes it has; 0 where that is not known.
    var size: Int { content?.count ?? file.map { InputFile(name: $0).size } ?? 0 }
  }

  var old: Version?
  var new: Version?
  var isFound: Bool

  init(_ versions: DocumentVersions) {
    isFound = versions.isFound
    old = versions.old.map { Version($0) }
    new = versions.new.map { Version($0) }
  }

  /// The versions, to be read.
  var versions: DocumentVersions {
    var versions = DocumentVersions(old: old?.version, new: new?.version)
    versions.isFound = isFound
    return versions
  }

  /// The names of both in messages about the two together.
  var names: String { DocumentComparison.names(old?.name, new?.name) }

  /// How many bytes the larger one has: a pair may take what that one may, although it is laid out
  /// several times.
  var size: Int { max(old?.size ?? 0, new?.size ?? 0) }
}

/// Why bytes could not be had when a version was stored.
private struct StoredFault: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}
