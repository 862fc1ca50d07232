internal import InterfaceBuilder

/// An element in a recovered document.
final class MarkupNode {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  private(set) var children: [MarkupNode] = []

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append((attribute, newValue)) }
    }
  }

  func append(_ child: MarkupNode?) {
    if let child { children.append(child) }
  }

  /// Returns the child that holds a list of elements, such as `subviews`.
  func list(_ name: String) -> MarkupNode {
    if let known = children.first(where: { $0.name == name }) { return known }
    let made = MarkupNode(name)
    children.append(made)
    return made
  }

  /// Adds the lines of the element; false if they exceed a limit in bytes.
  func write(to text: inout String, depth: Int = 0, limit: Int) -> Bool {
    guard text.utf8.count < limit else { return false }
    text += String(repeating: " ", count: min(depth, 40) * 2) + "<" + name
    for (name, value) in attributes {
      text += " \(name)=\"" + XMLCharacters.escaped(value) + "\""
    }
    guard !children.isEmpty else {
      text += "/>\n"
      return true
    }
    text += ">\n"
    for child in children {
      guard child.write(to: &text, depth: depth + 1, limit: limit) else { return false }
    }
    text += String(repeating: " ", count: min(depth, 40) * 2) + "</\(name)>\n"
    return true
  }
}
