package import Foundation

package enum FileRefusal: LocalizedError {
  case tooLarge(limit: Int)
  case folder
  case notRegular

  /// The reason as text to follow the name of the file.
  package var reason: String {
    switch self {
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB, the limit"
    case .folder: "it is a folder; give a file in it"
    case .notRegular: "it is not a regular file"
    }
  }

  package var errorDescription: String? { reason }
}

extension Data {
  /// Reads a file, unless it is larger than a limit in bytes; then none of it is read.
  package init(contentsOf url: URL, limit: Int) throws {
    let attributes = try? url.attributesBehindLinks()
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw FileRefusal.folder
    case .some: throw FileRefusal.notRegular
    // Foundation reports missing files.
    case nil: break
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else { throw FileRefusal.tooLarge(limit: limit) }
    try self.init(contentsOf: url)
  }
}

extension URL {
  /// The attributes of the file, or of the link's destination.
  package func attributesBehindLinks() throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
  }
}
