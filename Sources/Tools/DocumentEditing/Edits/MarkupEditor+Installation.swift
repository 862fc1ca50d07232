import Foundation
import InterfaceBuilder

extension MarkupEditor {
  /// Returns the splices that install a constraint for all size classes, or uninstall it.
  ///
  /// Uninstalled constraints are in the containing view's `<mask key="constraints"><exclude …/>`.
  func installation(
    of index: Int, _ id: String, isInstalled: Bool
  ) throws(EditError) -> [MarkupSplice] {
    guard markup.allowsMasks else {
      throw EditError(
        "the document does not vary by traits (useTraitCollections), so nothing can be excluded")
    }
    guard let holder = markup.maskPlace(of: index) else {
      throw EditError("'\(id)' is not in a list of constraints, so it cannot be excluded")
    }
    let excluded = markup.exclusion(of: index, in: holder)
    guard isInstalled == (excluded != nil) else { return [] }
    if let excluded { return removals(of: [excluded]) }
    let exclusion = "<exclude reference=\"\(XMLCharacters.escaped(id))\"/>"
    let variation = child("variation", key: "default", of: holder)
    if let mask = variation.flatMap({ child("mask", key: MarkupScanner.mask, of: $0) }) {
      return [line(exclusion, lastIn: mask)]
    }
    let mask = ["<mask key=\"\(MarkupScanner.mask)\">", "\(step)\(exclusion)", "</mask>"]
    if let variation {
      let lines = mask.joined(separator: "\(lineEnd)\(indentation(of: variation))\(step)")
      return [line(lines, lastIn: variation)]
    }
    let lines = ["<variation key=\"default\">"] + mask.map { step + $0 } + ["</variation>"]
    return [insertion(of: lines, in: holder)]
  }

  private func insertion(of lines: [String], in holder: Int) -> MarkupSplice {
    let start = "\(lineEnd)\(indentation(of: holder))\(step)"
    let text = lines.map { start + $0 }.joined()
    let children = markup.children(of: holder)
    let behind = children.prefix {
      !["variation", "connections"].contains(markup.elements[$0].name)
    }
    let end = behind.last.map { markup.elements[$0].whole.upperBound }
    return insertion(text, at: end ?? markup.elements[holder].tag.upperBound)
  }
}

extension MarkupScanner {
  /// Whether the document supports uninstalled objects.
  var allowsMasks: Bool {
    elements.first?.attributes.contains {
      $0.name == "useTraitCollections" && text($0.value) == "YES"
    } == true
  }

  /// The key of the mask for constraints, and the name of their list.
  static let mask = "constraints"

  func maskPlace(of index: Int) -> Int? {
    guard let list = elements[index].parent, elements[list].name == Self.mask else { return nil }
    return elements[list].parent
  }

  /// Returns the element that uninstalls a constraint by default; nil if it is installed.
  func exclusion(of index: Int, in holder: Int) -> Int? {
    guard let id = id(of: index) else { return nil }
    func holds(_ element: Int, _ name: String, _ value: String) -> Bool {
      elements[element].attributes.contains { $0.name == name && text($0.value) == value }
    }
    return children(of: holder)
      .filter { elements[$0].name == "variation" && holds($0, "key", "default") }
      .flatMap { children(of: $0) }
      .filter { elements[$0].name == "mask" && holds($0, "key", Self.mask) }
      .flatMap { children(of: $0) }
      .first { elements[$0].name == "exclude" && holds($0, "reference", id) }
  }
}
