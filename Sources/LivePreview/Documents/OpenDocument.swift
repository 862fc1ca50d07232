package import Foundation
package import InterfaceBuilder

/// An open document: its file, the edits since, and the resulting content.
@MainActor
package final class OpenDocument {
  package struct Problem: Equatable, Sendable {
    package let message: String
    /// The location; nil for the whole file.
    package let location: SourceLocation?
  }

  package let path: String
  package let url: URL
  /// A number that increases with each change of any origin.
  package private(set) var version = 1
  /// The last valid document; nil if there was none.
  package private(set) var document: InterfaceDocument?
  /// The problem of the current content; nil if it is valid.
  package private(set) var problem: Problem?
  private(set) var bytes: [UInt8] = []
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

  /// Applies edits as one undoable step.
  ///
  /// - Parameters:
  ///   - edits: The edits, applied in order.
  ///   - title: The title of the step.
  /// - Throws: ``EditError``; the document is then unchanged.
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
    try take(edited)
    history.add(title, inverse, key: EditHistory.key(of: edits))
  }

  /// Returns the document with edits that are not applied; nil if they are invalid.
  func trial(_ edits: [DocumentEdit]) -> InterfaceDocument? {
    var edited = bytes
    for edit in edits {
      guard let splices = try? MarkupEditor(edited).splices(for: edit) else { return nil }
      for splice in splices { splice.apply(to: &edited) }
    }
    return try? InterfaceDocument(data: Data(edited), path: path)
  }

  /// Undoes the last step.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func undo() -> Bool { move { history.undo(&$0) } }

  /// Redoes the last undone step.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func redo() -> Bool { move { history.redo(&$0) } }

  private func move(_ change: (inout [UInt8]) -> Bool) -> Bool {
    var moved = bytes
    guard change(&moved) else { return false }
    // Every state of the history was valid before.
    try? take(moved)
    return true
  }

  private func take(_ other: [UInt8]) throws(EditError) {
    do {
      document = try InterfaceDocument(data: Data(other), path: path)
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
      let read = try InterfaceDocument(data: data, path: path)
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
    /// The file was changed by another program.
    case changedOnDisk
    case unwritable(String)
  }

  /// Saves the document atomically.
  ///
  /// - Parameter overwrites: Whether to overwrite changes by other programs.
  /// - Throws: ``SaveError``; the file is then unchanged.
  package func save(overwrites: Bool) throws(SaveError) {
    guard overwrites || !hasChangedOnDisk else { throw .changedOnDisk }
    do {
      // A link is preserved: its target is written.
      try Data(bytes).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw .unwritable(error.localizedDescription)
    }
    stored = bytes
    problem = nil
    version += 1
  }
}
