package import Foundation

/// Why a file is not read, though it is there.
package enum FileRefusal: LocalizedError {
  /// It is larger than files of its kind may be.
  case tooLarge(limit: Int)
  /// It is a folder.
  case folder
  /// It is a pipe or a device, whose end nobody knows.
  case notRegular

  /// The reason, in words that follow the name of the file.
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
  /// Reads a file, unless it is larger than files of its kind may be: then none of it is read.
  ///
  /// - Parameters:
  ///   - url: The file, or a link to one.
  ///   - limit: How many bytes it may have.
  /// - Throws: ``FileRefusal``, or what Foundation throws.
  package init(contentsOf url: URL, limit: Int) throws {
    let attributes = try? url.attributesBehindLinks()
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw FileRefusal.folder
    case .some: throw FileRefusal.notRegular
    // Foundation has the word for what is not there.
    case nil: break
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else { throw FileRefusal.tooLarge(limit: limit) }
    try self.init(contentsOf: url)
  }
}

extension URL {
  /// What is known of the file, as its size and kind, or of what a link in its place leads to.
  ///
  /// - Throws: What Foundation throws where nothing is there.
  package func attributesBehindLinks() throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
  }
}
