package import Foundation
package import InterfaceBuilder

/// One side of a comparison: what a document says, and what that means.
package struct ComparedDocument: Sendable {
  /// The elements as written.
  package internal(set) var markup: DocumentMarkup
  /// The decoded document.
  package internal(set) var document: InterfaceDocument
  let table: ObjectTable

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The text of the document.
  ///   - path: Its name in messages.
  /// - Throws: ``InterfaceDocumentError`` when the text is no such document.
  package init(data: Data, path: String) throws(InterfaceDocumentError) {
    try self.init(markup: DocumentMarkup(data: data, path: path), path: path)
  }

  init(markup: DocumentMarkup, path: String) throws(InterfaceDocumentError) {
    self.markup = markup
    document = try InterfaceDocument(markup: markup, path: path)
    table = ObjectTable(markup)
  }

  /// The same document with other identifiers.
  func renamed(_ renamings: [String: String]) -> ComparedDocument {
    guard !renamings.isEmpty else { return self }
    var markup = markup
    for index in markup.elements.indices {
      for (name, value) in markup[index].attributes {
        guard let renamed = renamings[value], Self.isReference(name, value) else { continue }
        markup.set(name, of: index, to: renamed)
      }
    }
    // Only identifiers differ, which no error depends on.
    return (try? ComparedDocument(markup: markup, path: document.path)) ?? self
  }

  /// Attributes that name an object, whatever its identifier looks like.
  private static let references: Set<String> = [
    "id", "sceneID", "firstItem", "secondItem", "destination", "reference", "initialViewController",
    "tableViewCell", "textLabel", "detailTextLabel", "imageView", "ref", "target",
  ]

  private static func isReference(_ name: String, _ value: String) -> Bool {
    if references.contains(name) { return true }
    // An identifier as Xcode makes them: three, two, three letters or digits.
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  /// Two versions that simulate the same bars around controllers, as both were laid out.
  package static func sharingCanvas(
    _ old: ComparedDocument?, _ new: ComparedDocument?
  ) -> (old: ComparedDocument?, new: ComparedDocument?) {
    guard let old, let new else { return (old, new) }
    return CanvasMetrics.shared(old, new)
  }
}
