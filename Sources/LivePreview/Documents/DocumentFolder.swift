package import Foundation
import InterfaceBuilder

/// The documents below a path, and which of them changed.
@MainActor
package final class DocumentFolder {
  /// The folder, or the folder of the one document.
  package let root: URL
  /// What pages call it.
  package let title: String
  private let single: String?
  /// The paths of the documents, in order.
  package private(set) var paths: [String] = []
  private var open: [String: OpenDocument] = [:]
  private var stamps: [String: FileStamp] = [:]

  /// Looks at a path: a document, or a folder with all that lies in it.
  ///
  /// Hidden files and folders are left out, and links to folders are not followed.
  package init(_ path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    single = exists && isFolder.boolValue ? nil : url.lastPathComponent
    root = single == nil ? url : url.deletingLastPathComponent()
    title = root.lastPathComponent
    search()
  }

  /// The file of a document.
  package func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// A document by its path; nil for what is not among ``paths``, wherever it may lie.
  package func document(_ path: String) -> OpenDocument? {
    if let known = open[path] { return known }
    guard paths.contains(path) else { return nil }
    let document = OpenDocument(path: path, url: url(path))
    open[path] = document
    stamps[path] = FileStamp(document.url)
    return document
  }

  /// The documents that somebody has looked at.
  package var openDocuments: [OpenDocument] { open.values.sorted { $0.path < $1.path } }

  /// Looks for documents anew.
  ///
  /// - Returns: Whether any came or went.
  @discardableResult
  package func search() -> Bool {
    let before = paths
    if let single {
      paths = [single]
    } else {
      paths = Self.search(root)
    }
    return paths != before
  }

  private static func search(_ root: URL) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let folder = inner.isEmpty ? root.path : "\(root.path)/\(inner)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let entry = inner.isEmpty ? name : "\(inner)/\(name)"
        if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
          found.append(entry)
        } else if isRealFolder("\(root.path)/\(entry)") {
          waiting.append(entry)
        }
      }
    }
    return found.sorted()
  }

  private static func isRealFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  /// Takes what others have written into the files of open documents.
  ///
  /// A document with edits of its own stays as it is; saving it asks.
  ///
  /// - Returns: The documents that changed.
  package func takeChanges() -> [OpenDocument] {
    openDocuments.filter { document in
      let stamp = FileStamp(document.url)
      guard stamp != stamps[document.path] else { return false }
      // A file that is being written is looked at once it rests.
      guard stamp.isAtRest else { return false }
      stamps[document.path] = stamp
      // A file that could not be read is read again, even where it is as it was before.
      guard document.problem != nil || document.hasChangedOnDisk, !document.isModified else {
        return false
      }
      document.reload()
      return true
    }
  }

  /// Notes that a document was written here.
  package func noteSaved(_ document: OpenDocument) {
    stamps[document.path] = FileStamp(document.url)
  }
}

/// What tells that a file was written: its time, its size and which file it is.
private struct FileStamp: Equatable {
  private var modified: Date?
  private var size: Int?
  private var number: Int?

  init(_ url: URL) {
    let attributes = try? url.attributesBehindLinks()
    modified = attributes?[.modificationDate] as? Date
    size = (attributes?[.size] as? NSNumber)?.intValue
    number = (attributes?[.systemFileNumber] as? NSNumber)?.intValue
  }

  /// Whether nobody has written for a moment, in seconds.
  var isAtRest: Bool { modified.map { abs($0.timeIntervalSinceNow) > 0.03 } ?? true }
}
