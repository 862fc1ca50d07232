package import Foundation
package import InterfaceBuilder

/// A document that is looked at: its file, the edits since, and what both amount to.
@MainActor
package final class OpenDocument {
  /// Why a document cannot be shown as it is now.
  package struct Problem: Equatable, Sendable {
    /// What is wrong.
    package let message: String
    /// Where; nil where that is the whole file.
    package let location: SourceLocation?
  }

  /// Its path as pages name it.
  package let path: String
  /// The file.
  package let url: URL
  /// Grows with each change, from wherever it comes.
  package private(set) var version = 1
  /// The last document that could be read; nil where none could.
  package private(set) var document: InterfaceDocument?
  /// What is wrong with the document as it is now; nil where nothing is.
  package private(set) var problem: Problem?
  /// The bytes of ``document``: the file with all edits.
  private(set) var bytes: [UInt8] = []
  private var history = EditHistory()
  /// The bytes of the file when it was last read or written.
  private var stored: [UInt8] = []

  /// Opens a document.
  package init(path: String, url: URL) {
    self.path = path
    self.url = url
    reload()
  }

  /// Whether there are edits that the file does not have.
  package var isModified: Bool { bytes != stored }
  /// What can be undone; nil for nothing.
  package var undoTitle: String? { history.undoTitle }
  /// What can be done again; nil for nothing.
  package var redoTitle: String? { history.redoTitle }

  // MARK: - Changes

  /// Makes edits, as one step that can be undone.
  ///
  /// - Parameters:
  ///   - edits: The edits, one after the other.
  ///   - title: What the step is called.
  /// - Throws: ``EditError``; the document is then as it was.
  package func edit(_ edits: [DocumentEdit], title: String) throws(EditError) {
    guard document != nil, problem == nil else {
      throw EditError("the document cannot be read at present, so that it cannot be edited")
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

  /// What the document would be with edits that are not made.
  ///
  /// - Returns: The document; nil where they cannot be made.
  func trial(_ edits: [DocumentEdit]) -> InterfaceDocument? {
    var edited = bytes
    for edit in edits {
      guard let splices = try? MarkupEditor(edited).splices(for: edit) else { return nil }
      for splice in splices { splice.apply(to: &edited) }
    }
    return try? InterfaceDocument(data: Data(edited), path: path)
  }

  /// Takes the last step back.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func undo() -> Bool { move { history.undo(&$0) } }

  /// Takes the last step that was taken back again.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func redo() -> Bool { move { history.redo(&$0) } }

  private func move(_ change: (inout [UInt8]) -> Bool) -> Bool {
    var moved = bytes
    guard change(&moved) else { return false }
    // Every state of the history could be read once.
    try? take(moved)
    return true
  }

  /// Takes other bytes; throws where they are no document.
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

  /// Reads the file, and forgets all edits.
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

  /// Whether the file has other bytes than when it was last read or written.
  package var hasChangedOnDisk: Bool {
    guard let now = try? Data(contentsOf: url, limit: InterfaceDocument.sizeLimit) else {
      return true
    }
    return Array(now) != stored
  }

  /// Why a document was not saved.
  package enum SaveError: Error, Equatable {
    /// Somebody else has changed the file meanwhile.
    case changedOnDisk
    /// The file cannot be written, and why.
    case unwritable(String)
  }

  /// Writes the document into its file, whole or not at all.
  ///
  /// - Parameter overwrites: Whether what others have written meanwhile is lost.
  /// - Throws: ``SaveError``; the file is then as it was.
  package func save(overwrites: Bool) throws(SaveError) {
    guard overwrites || !hasChangedOnDisk else { throw .changedOnDisk }
    do {
      // A link stays one: the file behind it is written.
      try Data(bytes).write(to: url.resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw .unwritable(error.localizedDescription)
    }
    stored = bytes
    problem = nil
    version += 1
  }
}
