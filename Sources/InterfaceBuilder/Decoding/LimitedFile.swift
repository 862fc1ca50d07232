package import Foundation

/// A file is larger than files of its kind may be.
package struct FileTooLarge: LocalizedError {
  /// How many bytes it may have.
  package let limit: Int

  /// Says so, in words that follow the name of the file.
  ///
  /// - Parameter limit: How many bytes it may have.
  package init(limit: Int) { self.limit = limit }

  package var errorDescription: String? { "it is larger than \(limit >> 20) MB, the limit" }
}

extension Data {
  /// Reads a file, unless it is larger than files of its kind may be: then none of it is read.
  ///
  /// - Parameters:
  ///   - url: The file, or a link to one.
  ///   - limit: How many bytes it may have.
  /// - Throws: ``FileTooLarge``, or what Foundation throws.
  package init(contentsOf url: URL, limit: Int) throws {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else { throw FileTooLarge(limit: limit) }
    try self.init(contentsOf: url)
  }
}
