/// The elements of an XML text in a flat table, in document order.
///
/// Parents come before their children, so a forward pass decodes the tree with no recursion.
final class ElementTree {
  struct Attribute {
    var name: String
    var value: String
  }

  struct Element {
    var name: String
    var location: SourceLocation
    /// -1 for the root.
    var parent: Int32
    /// The index after the last element of the subtree.
    var end: Int32
    var attributes: Range<Int32>
    var text: String?
  }

  struct Comment {
    var element: Int
    var text: String
  }

  struct NumberFault {
    var element: Int
    var attribute: String
    var value: String
    var kind: DocumentNumber.Fault
  }

  private(set) var elements: ContiguousArray<Element> = []
  /// The invalid numbers found so far, each attribute once.
  private(set) var numberFaults: [NumberFault] = []
  /// The unknown text styles found so far, by the first element of each.
  private(set) var unknownTextStyles: [(style: String, element: Int)] = []
  /// The comments for this software; all others are dropped.
  private(set) var comments: [Comment] = []
  private(set) var attributes: ContiguousArray<Attribute> = []
  private var open: [Int32] = []
  private var names: [String: String] = [:]
  /// Whether all characters and comments are kept, as needed for comparing documents.
  private let keepsAll: Bool

  /// Makes an empty tree; `keepsAll` keeps characters and comments that are not decoded.
  init(keepsAll: Bool = false) { self.keepsAll = keepsAll }

  /// The elements whose characters matter.
  private static let textual: Set<String> = ["string", "mutableString", "mutableData"]

  func value(_ name: String, of element: Int) -> String? {
    for offset in elements[element].attributes where attributes[Int(offset)].name == name {
      return attributes[Int(offset)].value
    }
    return nil
  }

  func children(of element: Int) -> ElementChildren { ElementChildren(tree: self, of: element) }

  func note(
    _ kind: DocumentNumber.Fault, of attribute: String, _ value: String, of element: Int
  ) {
    let isKnown = numberFaults.contains { $0.element == element && $0.attribute == attribute }
    // At most a hundred faults are reported.
    guard !isKnown, numberFaults.count < 100 else { return }
    numberFaults.append(
      NumberFault(element: element, attribute: attribute, value: value, kind: kind))
  }

  func note(unknownTextStyle style: String, of element: Int) {
    guard !unknownTextStyles.contains(where: { $0.style == style }),
      unknownTextStyles.count < 100
    else { return }
    unknownTextStyles.append((style, element))
  }

  func begin(
    _ name: String, attributes written: [(name: String, value: String)],
    at location: SourceLocation
  ) {
    let first = Int32(attributes.count)
    for (name, value) in written {
      attributes.append(Attribute(name: interned(name), value: value))
    }
    open.append(Int32(elements.count))
    elements.append(
      Element(
        name: interned(name), location: location,
        parent: open.count > 1 ? open[open.count - 2] : -1, end: -1,
        attributes: first..<Int32(attributes.count),
        text: keepsAll || Self.textual.contains(name) ? "" : nil))
  }

  func end() {
    guard let element = open.popLast() else { return }
    elements[Int(element)].end = Int32(elements.count)
  }

  var keepsText: Bool { open.last.map { elements[Int($0)].text != nil } ?? false }

  var openTextLength: Int { open.last.map { elements[Int($0)].text?.utf8.count ?? 0 } ?? 0 }

  func append(_ characters: String) {
    guard let element = open.last else { return }
    elements[Int(element)].text?.append(characters)
  }

  func comment(_ text: String) {
    guard let element = open.last, keepsAll || text.contains(NoteElement.keyword) else { return }
    comments.append(Comment(element: Int(element), text: text))
  }

  private func interned(_ name: String) -> String {
    if let known = names[name] { return known }
    names[name] = name
    return name
  }
}

struct ElementChildren: Sequence, IteratorProtocol {
  private let tree: ElementTree
  private var position: Int
  private let end: Int

  init(tree: ElementTree, of element: Int) {
    self.tree = tree
    position = element + 1
    end = Int(tree.elements[element].end)
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(tree.elements[position].end) }
    return position
  }
}
