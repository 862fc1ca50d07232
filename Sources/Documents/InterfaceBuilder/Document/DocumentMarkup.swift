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

  /// Puts elements in order; their children are derived.
  init(elements: [Element]) {
    self.elements = elements
    for index in elements.indices.dropFirst() {
      if let parent = elements[index].parent { self.elements[parent].children.append(index) }
    }
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
