package import Foundation

/// The reason that an existing file is not read.
package enum FileRefusal: LocalizedError {
  /// It is larger than files of its kind may be.
  case tooLarge(limit: Int)
  /// It is a folder.
  case folder
  /// It is a pipe or a device, which may never end.
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
  /// Reads a file, unless it is larger than a limit; then none of it is read.
  ///
  /// - Parameters:
  ///   - url: The file, or a link to one.
  ///   - limit: The largest accepted size in bytes.
  /// - Throws: ``FileRefusal``, or an error of Foundation.
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
  /// The attributes of the file, such as its size and kind, or of the destination of a link.
  ///
  /// - Throws: An error of Foundation if the file does not exist.
  package func attributesBehindLinks() throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
  }
}
