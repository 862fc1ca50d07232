package import Foundation

/// All elements of a document as written, for comparing every detail and for editing.
package struct DocumentMarkup: Sendable {
  package struct Element: Sendable {
    package var name: String
    package var attributes: [String: String]
    package var text: String
    package var comments: [String]
    package var location: SourceLocation
    package var parent: Int?
    package var children: [Int]
  }

  /// The elements; the first element is the root, and parents come before their children.
  package private(set) var elements: [Element]

  /// Reads the elements of a document; `path` is the document's name in errors.
  package init(data: Data, path: String) throws(InterfaceDocumentError) {
    guard !data.isEmpty else { throw .empty(path: path) }
    guard data.count <= InterfaceDocument.sizeLimit else {
      throw .tooLarge(path: path, limit: InterfaceDocument.sizeLimit)
    }
    let tree = try ElementTree.parsing(InputStream(data: data), path: path, keepsAll: true)
    elements = tree.elements.map { element in
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
    for index in elements.indices.dropFirst() {
      if let parent = elements[index].parent { elements[parent].children.append(index) }
    }
    for comment in tree.comments { elements[comment.element].comments.append(comment.text) }
  }

  private static func visible(_ text: String?) -> String {
    // Most texts are indentation.
    guard let text, text.utf8.contains(where: { $0 > 0x20 }),
      text.contains(where: { !$0.isWhitespace })
    else { return "" }
    return text
  }

  package subscript(index: Int) -> Element { elements[index] }

  package func subtree(of root: Int) -> [Int] {
    var found: [Int] = []
    var open = [root]
    while let index = open.popLast() {
      found.append(index)
      open.append(contentsOf: elements[index].children.reversed())
    }
    return found
  }

  /// Returns the elements with new indices; omits the subtrees whose root `isLeftOut` accepts.
  package func compacted(without isLeftOut: (Int) -> Bool) -> DocumentMarkup {
    var copy = self
    copy.elements = []
    var open = [(index: 0, parent: -1)]
    while let (index, parent) = open.popLast() {
      guard !isLeftOut(index) else { continue }
      let place = copy.elements.count
      var element = elements[index]
      element.parent = parent < 0 ? nil : parent
      element.children = []
      copy.elements.append(element)
      if parent >= 0 { copy.elements[parent].children.append(place) }
      open += elements[index].children.reversed().map { ($0, place) }
    }
    return copy
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

// MARK: - Editing

extension DocumentMarkup {
  package mutating func set(_ attribute: String, of element: Int, to value: String?) {
    elements[element].attributes[attribute] = value
  }

  package mutating func rename(_ element: Int, to name: String) { elements[element].name = name }

  package mutating func setText(of element: Int, to text: String) {
    elements[element].text = text
  }

  package mutating func remove(_ element: Int) {
    guard let parent = elements[element].parent else { return }
    elements[parent].children.removeAll { $0 == element }
    elements[element].parent = nil
  }

  /// Inserts a copy of another document's subtree at a position, and returns the copy.
  @discardableResult
  package mutating func insert(
    _ root: Int, of other: DocumentMarkup, into parent: Int, at position: Int
  ) -> Int {
    var places: [Int: Int] = [:]
    for index in other.subtree(of: root) {
      var copy = other[index]
      copy.children = []
      copy.parent = index == root ? parent : copy.parent.flatMap { places[$0] }
      places[index] = elements.count
      elements.append(copy)
      if index != root, let above = copy.parent {
        elements[above].children.append(places[index] ?? 0)
      }
    }
    let copy = places[root] ?? parent
    let count = elements[parent].children.count
    elements[parent].children.insert(copy, at: min(max(0, position), count))
    return copy
  }

  package mutating func append(_ name: String, to parent: Int) -> Int {
    elements.append(
      Element(
        name: name, attributes: [:], text: "", comments: [], location: elements[parent].location,
        parent: parent, children: []))
    elements[parent].children.append(elements.count - 1)
    return elements.count - 1
  }

  package mutating func reorder(_ element: Int, _ children: [Int]) {
    precondition(
      Set(children) == Set(elements[element].children), "an order has the same children")
    elements[element].children = children
  }

  package mutating func move(_ element: Int, into parent: Int, at position: Int) {
    remove(element)
    elements[element].parent = parent
    let count = elements[parent].children.count
    elements[parent].children.insert(element, at: min(max(0, position), count))
  }
}
