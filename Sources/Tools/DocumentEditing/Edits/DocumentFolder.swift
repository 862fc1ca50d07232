package import Foundation
import InterfaceBuilder

@MainActor
package final class DocumentFolder {
  package let root: URL
  package let title: String
  private let single: String?
  package private(set) var paths: [String] = []
  private var open: [String: OpenDocument] = [:]
  private var stamps: [String: FileStamp] = [:]

  /// Opens a document or a folder; hidden files and links to folders are skipped.
  package init(_ path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    single = exists && isFolder.boolValue ? nil : url.lastPathComponent
    root = single == nil ? url : url.deletingLastPathComponent()
    title = root.lastPathComponent
    search()
  }

  package func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  package func document(_ path: String) -> OpenDocument? {
    if let known = open[path] { return known }
    guard paths.contains(path) else { return nil }
    let document = OpenDocument(path: path, url: url(path))
    open[path] = document
    stamps[path] = FileStamp(document.url)
    return document
  }

  package var openDocuments: [OpenDocument] { open.values.sorted { $0.path < $1.path } }

  /// Searches for documents again, and returns whether any were added or removed.
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

  /// Reloads open documents whose files were changed by others.
  ///
  /// A document with unsaved edits stays unchanged; saving it asks.
  package func takeChanges() -> [OpenDocument] {
    openDocuments.filter { document in
      let stamp = FileStamp(document.url)
      guard stamp != stamps[document.path] else { return false }
      // Waits until the file has not been written for a moment.
      guard stamp.isAtRest else { return false }
      stamps[document.path] = stamp
      // An unreadable file is read again, even if the content is back to an earlier content.
      guard document.problem != nil || document.hasChangedOnDisk, !document.isModified else {
        return false
      }
      document.reload()
      return true
    }
  }

  /// Records that this program saved a document.
  package func noteSaved(_ document: OpenDocument) {
    stamps[document.path] = FileStamp(document.url)
  }
}

/// A file's modification date, size and identity.
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

  /// Whether the last write was more than 0.03 seconds ago.
  var isAtRest: Bool { modified.map { abs($0.timeIntervalSinceNow) > 0.03 } ?? true }
}
