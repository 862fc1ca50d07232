extension ElementReader {
  mutating func button() -> ButtonElement {
    var states: [String: ButtonElement.State] = [:]
    for child in children where tree.elements[child].name == "state" {
      states[tree.value("key", of: child) ?? "normal"] = state(child)
    }
    return ButtonElement(
      buttonType: string("buttonType"), role: string("role"), font: tree.font(of: element),
      states: states,
      contentEdgeInsets: tree.insets(of: element, key: "contentEdgeInsets"),
      titleEdgeInsets: tree.insets(of: element, key: "titleEdgeInsets"),
      imageEdgeInsets: tree.insets(of: element, key: "imageEdgeInsets"),
      lineBreakMode: string("lineBreakMode"),
      contentHorizontalAlignment: string("contentHorizontalAlignment") ?? "center",
      contentVerticalAlignment: string("contentVerticalAlignment") ?? "center",
      configuration: tree.child("buttonConfiguration", key: "configuration", of: element)
        .map(configuration))
  }

  private func state(_ child: Int) -> ButtonElement.State {
    let isSystem = tree.value("catalog", of: child) == "system"
    return ButtonElement.State(
      title: tree.value("title", of: child) ?? tree.text(of: child, key: "title"),
      attributedTitle: tree.attributedText(of: child, key: "attributedTitle"),
      image: tree.imageReference(tree.value("image", of: child), isSystem: isSystem)
        ?? tree.imageReference(of: child),
      backgroundImage: tree.value("backgroundImage", of: child),
      titleColor: tree.color(of: child, key: "titleColor"),
      symbol: tree.symbolConfiguration(of: child, key: "preferredSymbolConfigurationForImage"))
  }

  private func configuration(_ child: Int) -> ButtonConfigurationElement {
    let isSystem = tree.value("catalog", of: child) == "system"
    return ButtonConfigurationElement(
      style: tree.value("style", of: child) ?? "plain",
      title: tree.value("title", of: child) ?? tree.text(of: child, key: "title"),
      subtitle: tree.value("subtitle", of: child) ?? tree.text(of: child, key: "subtitle"),
      attributedTitle: tree.attributedText(of: child, key: "attributedTitle"),
      image: tree.imageReference(tree.value("image", of: child), isSystem: isSystem)
        ?? tree.imageReference(of: child),
      buttonSize: tree.value("buttonSize", of: child),
      cornerStyle: tree.value("cornerStyle", of: child),
      imagePlacement: tree.value("imagePlacement", of: child),
      imagePadding: tree.number("imagePadding", of: child) ?? 0,
      titlePadding: tree.number("titlePadding", of: child),
      titleAlignment: tree.value("titleAlignment", of: child),
      contentInsets: tree.insets(of: child, key: "contentInsets"),
      font: tree.font(of: child, key: "titleFontDescription"),
      symbol: tree.symbolConfiguration(of: child, key: "preferredSymbolConfigurationForImage"),
      baseForegroundColor: tree.color(of: child, key: "baseForegroundColor"),
      baseBackgroundColor: tree.color(of: child, key: "baseBackgroundColor"),
      background: tree.child("backgroundConfiguration", of: child).map(background))
  }

  private func background(_ child: Int) -> ButtonBackgroundElement {
    let isSystem = tree.value("catalog", of: child) == "system"
    return ButtonBackgroundElement(
      color: tree.color(of: child, key: "backgroundColor"),
      cornerRadius: tree.number("cornerRadius", of: child),
      strokeColor: tree.color(of: child, key: "strokeColor"),
      strokeWidth: tree.number("strokeWidth", of: child),
      image: tree.imageReference(tree.value("image", of: child), isSystem: isSystem)
        ?? tree.imageReference(of: child))
  }
}
