/// The texts of the document that translations replace, by key, in the order of the document.
package struct LocalizableTexts: Sendable {
  package struct Text: Hashable, Sendable {
    /// The object's identifier.
    package var object: String
    /// The identifier and the property, as in files of strings.
    package var key: String
    package var value: String
    /// The place of the object; nil for objects that have none.
    package var location: SourceLocation?
  }

  package private(set) var texts: [Text] = []

  init(_ contents: DocumentContents) {
    for view in contents.views { add(view) }
    for controller in contents.controllers { add(controller) }
  }

  private mutating func add(
    _ value: String?, _ object: String?, _ property: String, _ location: SourceLocation?
  ) {
    guard let value, let object, !object.isEmpty, value.contains(where: \.isLetter) else { return }
    texts.append(
      Text(object: object, key: "\(object).\(property)", value: value, location: location))
  }

  private mutating func add(_ view: ViewElement) {
    func add(_ value: String?, _ property: String) {
      self.add(value, view.id, property, view.location)
    }
    switch view.details {
    case .label(let label) where label.attributedText == nil: add(label.text, "text")
    case .textField(let field):
      add(field.text, "text")
      add(field.placeholder, "placeholder")
    case .textView(let text) where text.attributedText == nil: add(text.text, "text")
    case .button(let button):
      if let configuration = button.configuration {
        add(configuration.title, "configuration.title")
        add(configuration.subtitle, "configuration.subtitle")
      } else {
        for name in button.states.keys.sorted() {
          add(button.states[name]?.title, "\(name)Title")
        }
      }
    case .segmentedControl(let control):
      for (index, segment) in control.segments.enumerated() {
        add(segment.title, "segmentTitles[\(index)]")
      }
    case .tableView(let table):
      for section in table.sections {
        self.add(section.headerTitle, section.id, "headerTitle", view.location)
        self.add(section.footerTitle, section.id, "footerTitle", view.location)
      }
    case .navigationBar(let bar):
      for item in bar.items { self.add(item, view.location) }
    case .toolbar(let bar):
      for item in bar.items { self.add(item.title, item.id, "title", view.location) }
    case .tabBar(let bar):
      for item in bar.items { self.add(item.title, item.id, "title", view.location) }
    default: break
    }
  }

  private mutating func add(_ controller: ControllerElement) {
    if let item = controller.navigationItem { add(item, controller.location) }
    if let item = controller.tabBarItem { add(item.title, item.id, "title", controller.location) }
    for item in controller.toolbarItems { add(item.title, item.id, "title", controller.location) }
  }

  private mutating func add(_ item: NavigationItemElement, _ location: SourceLocation) {
    add(item.title, item.id, "title", location)
    add(item.prompt, item.id, "prompt", location)
    for button in item.leftItems + item.rightItems + [item.backItem].compactMap(\.self) {
      add(button.title, button.id, "title", location)
    }
  }
}

extension DocumentContents {
  package var localizableTexts: LocalizableTexts {
    derived.value("localizableTexts") { LocalizableTexts(self) }
  }
}
