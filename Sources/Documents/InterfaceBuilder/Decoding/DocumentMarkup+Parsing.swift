package import Foundation

extension DocumentMarkup {
  /// Reads the elements; `path` is the document's name in errors.
  package init(data: Data, path: String) throws(InterfaceDocumentError) {
    guard !data.isEmpty else { throw .empty(path: path) }
    guard data.count <= InterfaceDocument.sizeLimit else {
      throw .tooLarge(path: path, limit: InterfaceDocument.sizeLimit)
    }
    let tree = try ElementTree.parsing(InputStream(data: data), path: path, keepsAll: true)
    var elements = tree.elements.map { element in
      Element(
        name: element.name,
        attributes: Dictionary(
          element.attributes.map { offset in
            let attribute = tree.attributes[Int(offset)]
            return (attribute.name, attribute.value)
          }, uniquingKeysWith: { first, _ in first }),
        text: Self.visible(element.text), comments: [], location: element.location,
        parent: element.parent < 0 ? nil : Int(element.parent), children: [])
    }
    for comment in tree.comments { elements[comment.element].comments.append(comment.text) }
    self.init(elements: elements)
  }

  private static func visible(_ text: String?) -> String {
    // Most texts are indentation.
    guard let text, text.utf8.contains(where: { $0 > 0x20 }),
      text.contains(where: { !$0.isWhitespace })
    else { return "" }
    return text
  }

  var elementTree: ElementTree {
    let tree = ElementTree()
    // An element is closed after everything inside it: -1 marks an end.
    var open = [0]
    while let index = open.popLast() {
      guard index >= 0 else {
        tree.end()
        continue
      }
      let element = elements[index]
      let attributes = element.attributes.map { (name: $0.key, value: $0.value) }
        .sorted { $0.name < $1.name }
      tree.begin(element.name, attributes: attributes, at: element.location)
      if !element.text.isEmpty { tree.append(element.text) }
      for comment in element.comments { tree.comment(comment) }
      open.append(-1)
      open.append(contentsOf: element.children.reversed())
    }
    return tree
  }
}
