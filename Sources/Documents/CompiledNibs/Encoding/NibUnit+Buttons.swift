internal import InterfaceBuilder

/// Buttons in the form for all systems: configurations give them title, image and font.
///
/// `DocumentMarkup.fitButtons` has given them the insets of their configurations.
extension NibUnit {
  private static let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4]

  private func configuration(of button: Int) -> Int? {
    document.child("configuration", of: button, named: "buttonConfiguration")
  }

  func buttonStates(of element: Int) -> NibValue? {
    let states = markup[element].children.filter { document.name($0) == "state" }
    var entries: [Int] = []
    var isNormalMissing = configuration(of: element) != nil
    for state in states {
      let key = document.attribute("key", of: state) ?? "normal"
      guard let bits = Self.states[key] else { continue }
      if bits == 0 { isNormalMissing = false }
      let content = buttonContent(state, key, of: element)
      entries += [number(Double(bits)), content]
    }
    if isNormalMissing {
      let content = buttonContent(nil, "normal", of: element)
      entries += [number(0), content]
    }
    return entries.isEmpty ? nil : .object(collection("NSMutableDictionary", entries))
  }

  private func buttonContent(_ state: Int?, _ key: String, of element: Int) -> Int {
    let index = add("UIButtonContent")
    let configuration = configuration(of: element)
    let configured = key == "normal" ? configuration : nil
    // If there is a configuration, titles of states are for older systems.
    let titled = configuration == nil ? state : configured
    let property = configured == nil ? "\(key)Title" : "configuration.title"
    if let title = titled.flatMap({ text("title", of: $0) }) {
      set("UITitle", .object(localized(title, property, of: element)), of: index)
    }
    if let color = configured.flatMap({ color("baseForegroundColor", of: $0, key: "UITitleColor") })
      ?? state.flatMap({ color("titleColor", of: $0, key: "UITitleColor") })
    {
      set("UITitleColor", .object(color), of: index)
    }
    if let color = state.flatMap({ color("titleShadowColor", of: $0, key: "UIShadowColor") }) {
      set("UIShadowColor", .object(color), of: index)
    }
    if let image = configured.flatMap({ image("image", of: $0) })
      ?? state.flatMap({ image("image", of: $0) })
    {
      set("UIImage", .object(image), of: index)
    }
    if let image = state.flatMap({ image("backgroundImage", of: $0) }) {
      set("UIBackgroundImage", .object(image), of: index)
    }
    if let attributed = titled.flatMap({ document.child("attributedTitle", of: $0) }) {
      set("UIAttributedTitle", .object(attributedText(attributed)), of: index)
    }
    if let symbols = (configured ?? state).flatMap({ symbolConfiguration(of: $0) }) {
      set("UIImageSymbolConfiguration", symbols, of: index)
    }
    return index
  }

  func buttonFont(of element: Int) -> Int? {
    if let configuration = configuration(of: element) {
      // The sizes of titles are F9.28.
      let own = document.child("titleFontDescription", of: configuration)
      let size = Self.titleSize(document.attribute("buttonSize", of: configuration))
      return own.flatMap { font($0) } ?? systemFont("regular", size: size)
    }
    let type = document.attribute("buttonType", of: element)
    if type == "roundedRect" || type == "system" { return systemFont("regular", size: 15) }
    return type == nil && xcode >= 1200 ? systemFont("regular", size: 18) : nil
  }

  private static func titleSize(_ buttonSize: String?) -> Double {
    ["mini", "small"].contains(buttonSize) ? 15 : 17
  }
}
