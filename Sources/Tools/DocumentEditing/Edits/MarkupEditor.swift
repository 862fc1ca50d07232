import Foundation
import InterfaceBuilder

struct MarkupEditor {
  let bytes: [UInt8]
  let markup: MarkupScanner

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    markup = MarkupScanner(bytes)
  }

  /// Returns the splices for an edit, last splices first; empty if nothing changes.
  func splices(for edit: DocumentEdit) throws(EditError) -> [MarkupSplice] {
    if let constraint = edit.add { return try addition(of: constraint) }
    guard let index = markup.element(id: edit.object) else {
      throw EditError("the document has no object '\(edit.object)'")
    }
    let element = markup.elements[index]
    if edit.remove == true {
      guard element.name == "constraint" else {
        throw EditError("only constraints can be removed; '\(edit.object)' is a \(element.name)")
      }
      return removals(of: index, edit.object)
    }
    if edit.set == Self.frame { return try newFrame(edit.value, of: index, edit.object) }
    guard let name = edit.set, let setting = ObjectSetting.named(name, of: element.name) else {
      throw EditError(
        "'\(edit.set ?? "")' cannot be set for a \(element.name); its settings are: "
          + ObjectSetting.all(of: element.name).map(\.name).joined(separator: ", "))
    }
    let value = try edit.value.map { text throws(EditError) in try setting.written(text) }
    var splices: [MarkupSplice?] = []
    switch setting.place {
    case .mask: return try installation(of: index, edit.object, isInstalled: value != "NO")
    case .attribute(let attribute):
      // Like Interface Builder, omits an attribute with the default value.
      splices = [splice(attribute, of: index, to: value == setting.usual ? nil : value)]
    case .attributeOrString(let attribute):
      if let child = child("string", key: attribute, of: index) {
        // The document stores the new text unencoded.
        splices = [
          replacement(of: child, by: value ?? ""),
          splice(EncodedText.attribute, of: child, to: nil),
        ]
      } else {
        splices = [splice(attribute, of: index, to: value)]
      }
    case .childAttribute(let name, let key, let attribute):
      guard let child = child(name, key: key, of: index) else {
        throw EditError("'\(edit.object)' has no \(name) for \(key) that could be changed")
      }
      splices = [splice(attribute, of: child, to: value)]
    case .writtenAttribute(let attribute):
      guard element.attributes.contains(where: { $0.name == attribute }), let value else {
        throw EditError("'\(edit.object)' has no \(attribute) that could be changed")
      }
      splices = [splice(attribute, of: index, to: value)]
    }
    if setting.name == "storyboardIdentifier" { splices += references(to: index, value) }
    // A custom number replaces the system's value.
    splices += setting.replaced.map { splice($0, of: index, to: nil) }
    return splices.compactMap(\.self).sorted { $0.range.lowerBound > $1.range.lowerBound }
  }

  static let frame = "frame"

  private func newFrame(
    _ value: String?, of index: Int, _ id: String
  ) throws(EditError) -> [MarkupSplice] {
    let numbers = (value ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1e7 }) else {
      throw EditError("a frame is x, y, width and height separated by spaces, not '\(value ?? "")'")
    }
    guard let rect = child("rect", key: "frame", of: index) else {
      throw EditError("'\(id)' has no frame that could be changed")
    }
    let sides = zip(["x", "y", "width", "height"], numbers).map { name, number in
      // The notation of Interface Builder for a 0 in frames.
      splice(name, of: rect, to: number == 0 ? "0.0" : MarkupNumber.text(number))
    }
    return (sides + [splice("misplaced", of: index, to: nil)]).compactMap(\.self)
      .sorted { $0.range.lowerBound > $1.range.lowerBound }
  }

  /// Renames the references of this storyboard to a controller, with the controller's identifier.
  private func references(to index: Int, _ value: String?) -> [MarkupSplice?] {
    let old = markup.elements[index].attributes.first { $0.name == "storyboardIdentifier" }
    guard let value, let old = old.map({ markup.text($0.value) }) else { return [] }
    return markup.elements.indices.compactMap { other in
      let attributes = markup.elements[other].attributes
      guard markup.elements[other].name == "viewControllerPlaceholder",
        !attributes.contains(where: { $0.name == "storyboardName" }),
        attributes.contains(where: {
          $0.name == "referencedIdentifier" && markup.text($0.value) == old
        })
      else { return nil }
      return splice("referencedIdentifier", of: other, to: value)
    }
  }

  // MARK: - Positions

  func child(_ name: String, key: String, of index: Int) -> Int? {
    markup.children(of: index).first { child in
      let element = markup.elements[child]
      return element.name == name
        && element.attributes.contains { $0.name == "key" && markup.text($0.value) == key }
    }
  }

  private func replacement(of index: Int, by value: String) -> MarkupSplice {
    let element = markup.elements[index]
    let text = XMLCharacters.escaped(value, keepsLines: true)
    guard element.isEmpty else {
      return MarkupSplice(range: markup.contentRange(of: index), bytes: Array(text.utf8))
    }
    let end = element.tag.upperBound
    return MarkupSplice(
      range: end - 2..<end, bytes: Array(">\(text)</\(element.name)>".utf8))
  }

  private func splice(_ name: String, of index: Int, to value: String?) -> MarkupSplice? {
    let element = markup.elements[index]
    let known = element.attributes.first { $0.name == name }
    guard let value else {
      return known.map { MarkupSplice(range: $0.whole, bytes: []) }
    }
    let text = XMLCharacters.escaped(value)
    if let known {
      guard markup.text(known.value) != text else { return nil }
      return MarkupSplice(range: known.value, bytes: Array(text.utf8))
    }
    // Interface Builder writes the identifier last.
    let end =
      element.attributes.last?.whole.upperBound ?? element.tag.lowerBound + 1
      + element.name.utf8.count
    let place = element.attributes.first { $0.name == "id" }?.whole.lowerBound ?? end
    return MarkupSplice(range: place..<place, bytes: Array(" \(name)=\"\(text)\"".utf8))
  }

  /// Removes a constraint with all references, and elements that become empty.
  private func removals(of index: Int, _ id: String) -> [MarkupSplice] {
    var gone: Set<Int> = [index]
    for (other, element) in markup.elements.enumerated() where names(element, id) {
      gone.insert(other)
    }
    return removals(of: gone)
  }

  func removals(of elements: Set<Int>) -> [MarkupSplice] {
    var gone = elements
    for element in elements {
      var container = markup.elements[element].parent
      while let parent = container, isEmptied(parent, without: gone) {
        gone.insert(parent)
        container = markup.elements[parent].parent
      }
    }
    let outermost = gone.filter { element in
      var container = markup.elements[element].parent
      while let parent = container {
        if gone.contains(parent) { return false }
        container = markup.elements[parent].parent
      }
      return true
    }
    return outermost.sorted(by: >).map(removal)
  }

  /// Whether an element only refers to an object, and means nothing if the object is gone.
  private func names(_ element: MarkupScanner.Element, _ id: String) -> Bool {
    let attribute: String
    switch element.name {
    case "outlet", "outletCollection": attribute = "destination"
    case "include", "exclude": attribute = "reference"
    default: return false
    }
    return element.attributes.contains { $0.name == attribute && markup.text($0.value) == id }
  }

  /// Whether a pure container is empty after the removal of elements.
  private func isEmptied(_ index: Int, without gone: Set<Int>) -> Bool {
    let element = markup.elements[index]
    guard ["connections", "mask", "variation"].contains(element.name),
      element.attributes.allSatisfy({ $0.name == "key" })
    else { return false }
    return markup.children(of: index).allSatisfy(gone.contains)
  }

  private func removal(of index: Int) -> MarkupSplice {
    let whole = markup.elements[index].whole
    var start = whole.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = whole.upperBound
    let isOnLine = start == 0 || bytes[start - 1] == 0x0A
    if isOnLine, end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if isOnLine, end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return MarkupSplice(range: isOnLine ? start..<end : whole, bytes: [])
  }
}
