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
}
