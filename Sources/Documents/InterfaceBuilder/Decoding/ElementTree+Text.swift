extension ElementTree {
  func attributedText(of element: Int, key: String) -> AttributedTextElement? {
    guard let child = child("attributedString", key: key, of: element) else { return nil }
    var fragments: [AttributedTextElement.Fragment] = []
    for fragment in children(of: child) where elements[fragment].name == "fragment" {
      fragments.append(self.fragment(fragment))
    }
    return AttributedTextElement(fragments: fragments)
  }

  private func fragment(_ element: Int) -> AttributedTextElement.Fragment {
    var fragment = AttributedTextElement.Fragment(
      content: value("content", of: element) ?? text(of: element, key: "content") ?? "")
    guard let attributes = child("attributes", of: element) else { return fragment }
    for attribute in children(of: attributes) {
      switch (elements[attribute].name, value("key", of: attribute)) {
      case ("font", "NSFont"): fragment.font = attributeFont(attribute)
      case ("color", "NSColor"): fragment.color = color(attribute)
      case ("real", "NSKern"), ("integer", "NSKern"):
        fragment.kern = number("value", of: attribute)
      case ("paragraphStyle", _): fragment.paragraph = paragraphStyle(attribute)
      default: break
      }
    }
    return fragment
  }

  private func paragraphStyle(_ element: Int) -> ParagraphStyleElement {
    func points(_ name: String) -> Double { number(name, of: element) ?? 0 }
    return ParagraphStyleElement(
      alignment: value("alignment", of: element),
      lineBreakMode: value("lineBreakMode", of: element), lineSpacing: points("lineSpacing"),
      lineHeightMultiple: points("lineHeightMultiple"),
      minimumLineHeight: points("minimumLineHeight"),
      maximumLineHeight: points("maximumLineHeight"),
      paragraphSpacing: points("paragraphSpacing"),
      paragraphSpacingBefore: points("paragraphSpacingBefore"),
      firstLineHeadIndent: points("firstLineHeadIndent"), headIndent: points("headIndent"),
      tailIndent: points("tailIndent"))
  }
}
