import Foundation
import InterfaceBuilder

extension MarkupEditor {
  /// Returns the splices for a new constraint: a line, or a list with it.
  func addition(of constraint: ConstraintAddition) throws(EditError) -> [MarkupSplice] {
    for id in [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    where markup.element(id: id) == nil {
      throw EditError("the document has no object '\(id)'")
    }
    guard let holder = holder(of: constraint), let id = markup.id(of: holder) else {
      throw EditError("no view of the document contains both items of the constraint")
    }
    let element = constraint.written(in: id).element(in: id, id: newIdentifier())
    if let list = markup.children(of: holder).last(where: {
      markup.elements[$0].name == "constraints"
    }), !markup.elements[list].isEmpty {
      return [line(element, lastIn: list)]
    }
    return [list(with: element, in: holder)]
  }

  /// Returns the nearest common ancestor of both items; for a constant the view itself.
  private func holder(of constraint: ConstraintAddition) -> Int? {
    guard let first = markup.element(id: constraint.firstItem) else { return nil }
    guard let other = constraint.secondItem.flatMap({ markup.element(id: $0) }) else {
      return first
    }
    let around = Set(chain(from: other))
    return chain(from: first).first { around.contains($0) && markup.id(of: $0) != nil }
  }

  private func chain(from index: Int) -> [Int] {
    var chain = [index]
    while let parent = markup.elements[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// Inserts a line at the end of a list, or between the tags.
  func line(_ element: String, lastIn list: Int) -> MarkupSplice {
    if let last = markup.children(of: list).last {
      let end = markup.elements[last].whole.upperBound
      return insertion("\(lineEnd)\(indentation(of: last))\(element)", at: end)
    }
    let inner = indentation(of: list)
    return MarkupSplice(
      range: markup.contentRange(of: list),
      bytes: Array("\(lineEnd)\(inner)\(step)\(element)\(lineEnd)\(inner)".utf8))
  }

  /// Inserts a list with a single constraint, after a view's subviews and colors.
  private func list(with element: String, in holder: Int) -> MarkupSplice {
    let outer = indentation(of: holder)
    let inner = outer + step
    let list = ["<constraints>", "\(step)\(element)", "</constraints>"]
      .map { "\(lineEnd)\(inner)\($0)" }.joined()
    let view = markup.elements[holder]
    let before = markup.children(of: holder).last { isBeforeConstraints(markup.elements[$0]) }
    if let before { return insertion(list, at: markup.elements[before].whole.upperBound) }
    guard view.isEmpty else { return insertion(list, at: view.tag.upperBound) }
    let end = view.tag.upperBound
    return MarkupSplice(
      range: end - 2..<end, bytes: Array(">\(list)\(lineEnd)\(outer)</\(view.name)>".utf8))
  }

  private func isBeforeConstraints(_ element: MarkupScanner.Element) -> Bool {
    switch element.name {
    case "rect", "autoresizingMask", "subviews", "accessibility", "gestureRecognizers",
      "viewLayoutGuide", "animations", "tableViewCellContentView", "collectionViewCellContentView":
      return true
    case "color":
      let key = element.attributes.first { $0.name == "key" }.map { markup.text($0.value) }
      return key == "backgroundColor" || key == "tintColor"
    default: return false
    }
  }

  // MARK: - White space

  func insertion(_ text: String, at place: Int) -> MarkupSplice {
    MarkupSplice(range: place..<place, bytes: Array(text.utf8))
  }

  var lineEnd: String {
    guard let end = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  var step: String { "    " }

  /// Returns the white space before an element that starts a line.
  func indentation(of index: Int) -> String {
    let start = markup.elements[index].whole.lowerBound
    var begin = start
    while begin > 0, bytes[begin - 1] == 0x20 || bytes[begin - 1] == 0x09 { begin -= 1 }
    guard begin == 0 || bytes[begin - 1] == 0x0A else { return "" }
    return String(decoding: bytes[begin..<start], as: UTF8.self)
  }

  /// Returns an unused identifier in Interface Builder's form: `Xk3-9a-Bc4`.
  private func newIdentifier() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    while true {
      let id = [3, 2, 3].map { count in
        String((0..<count).map { _ in letters[Int.random(in: letters.indices)] })
      }.joined(separator: "-")
      if markup.element(id: id) == nil { return id }
    }
  }
}
