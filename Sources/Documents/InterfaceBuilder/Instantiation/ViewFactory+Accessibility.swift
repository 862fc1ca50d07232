package import AutoLayout

extension ViewFactory {
  /// Applies the fields of the identity inspector and the runtime attributes with their names.
  func setAccessibility(of view: UIView, _ element: ViewElement) {
    if let accessibility = element.accessibility {
      if let label = accessibility.label { view.accessibilityLabel = label }
      if let hint = accessibility.hint { view.accessibilityHint = hint }
      if let names = accessibility.traits {
        view.accessibilityTraits = names.reduce(into: []) { traits, name in
          if let trait = UIAccessibilityTraits.named[name] { traits.insert(trait) }
        }
      }
      if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
    }
    for attribute in element.runtimeAttributes {
      switch (attribute.keyPath, attribute.value) {
      case ("accessibilityLabel", .string(let text)): view.accessibilityLabel = text
      case ("accessibilityHint", .string(let text)): view.accessibilityHint = text
      case ("accessibilityValue", .string(let text)): view.accessibilityValue = text
      case ("isAccessibilityElement", .boolean(let isElement)):
        view.isAccessibilityElement = isElement
      case ("accessibilityElementsHidden", .boolean(let isHidden)):
        view.accessibilityElementsHidden = isHidden
      case ("shouldGroupAccessibilityChildren", .boolean(let groups)):
        view.shouldGroupAccessibilityChildren = groups
      default: continue
      }
    }
  }
}

extension UIAccessibilityTraits {
  /// The traits by the names of documents, in the order of Xcode's inspector.
  package static let names: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText),
    ("searchField", .searchField), ("header", .header), ("selected", .selected),
    ("notEnabled", .notEnabled), ("adjustable", .adjustable),
    ("updatesFrequently", .updatesFrequently), ("summaryElement", .summaryElement),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar),
  ]

  fileprivate static let named = Dictionary(
    uniqueKeysWithValues: names.map { ($0.name, $0.trait) })
}
