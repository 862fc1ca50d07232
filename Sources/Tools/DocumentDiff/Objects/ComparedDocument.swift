package import Foundation
package import InterfaceBuilder

package struct ComparedDocument: Sendable {
  package internal(set) var markup: DocumentMarkup
  package internal(set) var document: InterfaceDocument
  let table: ObjectTable

  /// Reads a document.
  package init(data: Data, path: String) throws(InterfaceDocumentError) {
    try self.init(markup: DocumentMarkup(data: data, path: path), path: path)
  }

  init(markup: DocumentMarkup, path: String) throws(InterfaceDocumentError) {
    self.markup = markup
    document = try InterfaceDocument(markup: markup, path: path)
    table = ObjectTable(markup)
  }

  func renamed(_ renamings: [String: String]) -> ComparedDocument {
    guard !renamings.isEmpty else { return self }
    var markup = markup
    for index in markup.elements.indices {
      for (name, value) in markup[index].attributes {
        guard let renamed = renamings[value], Self.isReference(name, value) else { continue }
        markup.set(name, of: index, to: renamed)
      }
    }
    return (try? ComparedDocument(markup: markup, path: document.path)) ?? self
  }

  private static let references: Set<String> = [
    "id", "sceneID", "firstItem", "secondItem", "destination", "reference", "initialViewController",
    "tableViewCell", "textLabel", "detailTextLabel", "imageView", "ref", "target",
  ]

  static func isReference(_ name: String, _ value: String) -> Bool {
    if references.contains(name) { return true }
    // Identifiers by Xcode have three, two and three letters or digits.
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  package static func sharingCanvas(
    _ old: ComparedDocument?, _ new: ComparedDocument?
  ) -> (old: ComparedDocument?, new: ComparedDocument?) {
    guard let old, let new else { return (old, new) }
    return CanvasMetrics.shared(old, new)
  }
}
