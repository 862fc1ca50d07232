import AssetCatalog
import Foundation
import InterfaceBuilder
import Notation
import ToolProtocol

/// The folder below which the tools of `autolayout mcp` read and write files.
struct ServedFolder: Sendable {
  /// The absolute path, with links resolved.
  let root: String

  /// Opens a folder; nil if it does not exist.
  init?(_ path: String) {
    guard InputFile.isFolder(path) else { return nil }
    root = Self.real(path)
  }

  /// A file or folder below the root.
  struct Entry: Hashable, Sendable {
    /// The absolute path, with links resolved.
    let path: String
    /// The path below the root, for messages; "." for the root itself.
    let name: String

    var url: URL { URL(fileURLWithPath: path) }
  }

  /// Returns the entry for a path, relative to the root or absolute.
  ///
  /// - Throws: ``ToolFault`` for a path that leads out, also through a link, or to nothing.
  func entry(_ path: String) throws(ToolFault) -> Entry {
    guard !path.contains("\0") else { throw ToolFault("a path cannot contain a null character") }
    let whole = path.hasPrefix("/") ? path : "\(root)/\(path)"
    let real = Self.real(whole)
    guard real.isBelow(root) else {
      throw ToolFault(
        "'\(path.short)' is outside of the served folder; give a path below \(root), or start "
          + "the server with another --root")
    }
    let name = real == root ? "." : real.path(below: root) ?? real
    guard FileManager.default.fileExists(atPath: real) else {
      throw ToolFault("no file '\(name.short)'; \(hint(for: name))")
    }
    return Entry(path: real, name: name)
  }

  /// Whether an absolute path, which may name nothing, is below the root.
  func contains(_ path: String) -> Bool { Self.real(path).isBelow(root) }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static let hintLimit = 12

  private func hint(for name: String) -> String {
    let names = documents.map(\.name)
    guard !names.isEmpty else { return "the served folder has no .storyboard or .xib" }
    let last = URL(fileURLWithPath: name).lastPathComponent
    // A path from another folder often ends in a document's name.
    let near = names.filter { URL(fileURLWithPath: $0).lastPathComponent == last }
    let listed = near.isEmpty ? names : near
    let rest = listed.count > Self.hintLimit ? ", … ('list' lists all)" : ""
    return "\(names.suggestion(for: name))documents: "
      + listed.prefix(Self.hintLimit).joined(separator: ", ") + rest
  }

  /// The documents below the root; hidden files and links that lead out are skipped.
  var documents: [Entry] { documents(below: root) }

  func documents(below folder: String) -> [Entry] {
    DocumentSearch([folder]).files.compactMap { try? entry($0.name) }
  }
}

/// The reason why a tool failed, which says how to go on.
struct ToolFault: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// A document's problem, with the place.
  init(_ error: InterfaceDocumentError, in entry: ServedFolder.Entry) {
    let diagnostic = error.diagnostic
    let place = FileLocation(
      file: entry.name, line: diagnostic.location?.line, column: diagnostic.location?.column)
    self.init("\(place): \(diagnostic.message)")
  }
}
