extension ElementTree {
  func connection(_ element: Int) -> ConnectionElement.Kind? {
    switch elements[element].name {
    case "outlet": value("property", of: element).map { .outlet(property: $0) }
    case "outletCollection": value("property", of: element).map { .collection(property: $0) }
    case "action":
      value("selector", of: element).map {
        .action(selector: $0, event: value("eventType", of: element))
      }
    default: nil
    }
  }
}

extension ElementTree {
  func recognizer(_ element: Int) -> RecognizerElement? {
    let name = elements[element].name
    guard let id = value("id", of: element), name.hasSuffix("GestureRecognizer") else {
      return nil
    }
    return RecognizerElement(
      elementName: name, id: id, customClass: value("customClass", of: element),
      customModule: value("customModule", of: element),
      attributes: ElementReader(self, element).remaining)
  }
}

extension StandInElement {
  init?(_ tree: ElementTree, _ element: Int) {
    switch (tree.elements[element].name, tree.value("placeholderIdentifier", of: element)) {
    case ("placeholder", "IBFilesOwner"): self = .owner
    case ("placeholder", "IBFirstResponder"): self = .firstResponder
    case ("exit", _): self = .exit
    default: return nil
    }
  }
}

extension ClassReference {
  init?(_ tree: ElementTree, _ element: Int) {
    guard let name = tree.value("customClass", of: element) else { return nil }
    self.init(name: name, module: tree.value("customModule", of: element))
  }
}
