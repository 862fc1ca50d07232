import DocumentDiff
import Foundation
import InterfaceBuilder

struct StoredVersions: Codable, Hashable, Sendable {
  struct Version: Codable, Hashable, Sendable {
    var path: String
    var name: String
    var file: String?
    var content: Data?
    var fault: String?
    var texts: NearbyTexts

    init(_ version: DocumentVersion) {
      path = version.path
      name = version.name
      file = version.file
      texts = version.texts
      guard !version.isFile else { return }
      do {
        content = try version.read()
      } catch {
        fault = FileFault.reason(of: error, at: version.name)
      }
    }

    var version: DocumentVersion {
      let (content, fault, file) = (content, fault, file)
      var version = DocumentVersion(path: path, name: name) {
        if let fault { throw StoredFault(reason: fault) }
        return try content
          ?? DocumentVersion.content(of: file ?? "")
      }
      version.file = file
      version.texts = texts
      return version
    }

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

  var versions: DocumentVersions {
    var versions = DocumentVersions(old: old?.version, new: new?.version)
    versions.isFound = isFound
    return versions
  }

  /// The combined name of both versions in messages.
  var names: String { DocumentComparison.names(old?.name, new?.name) }

  /// The size of the larger version in bytes, whose limits apply to the pair.
  var size: Int { max(old?.size ?? 0, new?.size ?? 0) }
}

private struct StoredFault: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}
