extension ElementTree {
  func accessibility(_ element: Int) -> AccessibilityElement {
    AccessibilityElement(
      label: value("label", of: element) ?? text(of: element, key: "label"),
      hint: value("hint", of: element) ?? text(of: element, key: "hint"),
      identifier: value("identifier", of: element),
      traits: child("accessibilityTraits", of: element).map(traits),
      isElement: child("bool", key: "isElement", of: element)
        .map { value("value", of: $0) == "YES" })
  }

  private func traits(_ list: Int) -> Set<String> {
    Set(
      elements[list].attributes.map { attributes[Int($0)] }.filter { $0.value == "YES" }
        .map(\.name))
  }
}
