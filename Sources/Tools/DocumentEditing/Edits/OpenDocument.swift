package import Foundation
package import InterfaceBuilder

@MainActor
package final class OpenDocument {
  package struct Problem: Equatable, Sendable {
    package let message: String
    package let location: SourceLocation?
  }

  package let path: String
  package let url: URL
  /// A number that increases with each change of any origin.
  package private(set) var version = 1
  package private(set) var document: InterfaceDocument?
  package private(set) var problem: Problem?
  package private(set) var bytes: [UInt8] = []
  private var history = EditHistory()
  /// The content of the file when it was last read or written.
  private var stored: [UInt8] = []

  package init(path: String, url: URL) {
    self.path = path
    self.url = url
    reload()
  }

  package var isModified: Bool { bytes != stored }
  package var undoTitle: String? { history.undoTitle }
  package var redoTitle: String? { history.redoTitle }

  // MARK: - Changes

  /// Applies edits in order as a single undoable step; a failure changes nothing.
  package func edit(_ edits: [DocumentEdit], title: String) throws(EditError) {
    guard document != nil, problem == nil else {
      throw EditError("the document cannot be edited until its file can be read")
    }
    var edited = bytes
    var inverse: [MarkupSplice] = []
    for edit in edits {
      inverse = try MarkupEditor(edited).splices(for: edit).applyReversibly(to: &edited) + inverse
    }
    guard !inverse.isEmpty else { return }
    try replaceBytes(with: edited)
    history.add(title, inverse, key: EditHistory.key(of: edits))
  }

  /// Returns the document with edits that are not applied; nil if they are invalid.
  package func trial(_ edits: [DocumentEdit]) -> InterfaceDocument? {
    trialBytes(edits).flatMap {
      try? InterfaceDocument(data: Data($0), path: path, file: url.path)
    }
  }

  /// Returns the bytes with edits that are not applied; nil if they are invalid.
  func trialBytes(_ edits: [DocumentEdit]) -> [UInt8]? {
    var edited = bytes
    for edit in edits {
      guard let splices = try? MarkupEditor(edited).splices(for: edit) else { return nil }
      for splice in splices { splice.apply(to: &edited) }
    }
    return edited
  }

  @discardableResult
  package func undo() -> Bool { move { history.undo(&$0) } }

  @discardableResult
  package func redo() -> Bool { move { history.redo(&$0) } }

  private func move(_ change: (inout [UInt8]) -> Bool) -> Bool {
    var moved = bytes
    guard change(&moved) else { return false }
    // Every state of the history was valid before.
    try? replaceBytes(with: moved)
    return true
  }

  private func replaceBytes(with other: [UInt8]) throws(EditError) {
    do {
      document = try InterfaceDocument(data: Data(other), path: path, file: url.path)
    } catch {
      throw EditError(error.diagnostic.message)
    }
    bytes = other
    version += 1
  }

  // MARK: - The file

  /// Reads the file, and discards all edits.
  package func reload() {
    version += 1
    do throws(InterfaceDocumentError) {
      try DocumentFile(path: path, url: url).check()
      let data = try read()
      let read = try InterfaceDocument(data: data, path: path, file: url.path)
      document = read
      problem = nil
      bytes = Array(data)
      stored = bytes
      history = EditHistory()
    } catch {
      let diagnostic = error.diagnostic
      problem = Problem(message: diagnostic.message, location: diagnostic.location)
    }
  }

  private func read() throws(InterfaceDocumentError) -> Data {
    do {
      return try Data(contentsOf: url, limit: InterfaceDocument.sizeLimit)
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Whether the file differs from the content that was last read or written.
  package var hasChangedOnDisk: Bool {
    guard let now = try? Data(contentsOf: url, limit: InterfaceDocument.sizeLimit) else {
      return true
    }
    return Array(now) != stored
  }

  package enum SaveError: Error, Equatable {
    case changedOnDisk
    case unwritable(String)
  }

  /// Saves the document atomically; `overwrites` discards changes by other programs.
  package func save(overwrites: Bool) throws(SaveError) {
    guard overwrites || !hasChangedOnDisk else { throw .changedOnDisk }
    do {
      // A link is preserved: the target is written.
      try Data(bytes).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw .unwritable(error.localizedDescription)
    }
    stored = bytes
    problem = nil
    version += 1
  }
}
