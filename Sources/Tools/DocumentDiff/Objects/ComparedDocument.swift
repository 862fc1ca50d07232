package import Foundation
package import InterfaceBuilder

package struct ComparedDocument: Sendable {
  package internal(set) var markup: DocumentMarkup
  package internal(set) var document: InterfaceDocument
  let table: ObjectTable

  /// Reads a document, with the strings and fonts near a file; nil for the path.
  package init(
    data: Data, path: String, file: String? = nil, texts: NearbyTexts = .onDisk
  ) throws(InterfaceDocumentError) {
    markup = try DocumentMarkup(data: data, path: path)
    document = try InterfaceDocument(markup: markup, path: path, file: file, texts: texts)
    table = ObjectTable(markup)
  }

  init(markup: DocumentMarkup, near document: InterfaceDocument) throws(InterfaceDocumentError) {
    self.markup = markup
    self.document = try InterfaceDocument(markup: markup, near: document)
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
    return (try? ComparedDocument(markup: markup, near: document)) ?? self
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
