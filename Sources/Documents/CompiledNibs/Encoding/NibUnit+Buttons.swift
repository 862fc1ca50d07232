internal import InterfaceBuilder

/// Buttons in the form for all systems: configurations give them title, image, font and insets.
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
      // The sizes of titles and insets are F9.28.
      let own = document.child("titleFontDescription", of: configuration)
      let size = Self.titleSize(document.attribute("buttonSize", of: configuration))
      return own.flatMap { font($0) } ?? systemFont("regular", size: size)
    }
    let type = document.attribute("buttonType", of: element)
    if type == "roundedRect" || type == "system" { return systemFont("regular", size: 15) }
    return type == nil && xcode >= 1200 ? systemFont("regular", size: 18) : nil
  }

  /// The insets of the configuration, or of its size.
  func configuredInsets(of element: Int) -> NibValue? {
    guard let configuration = configuration(of: element) else { return nil }
    var insets: [Double] =
      switch document.attribute("buttonSize", of: configuration) {
      case "mini", "small": [5, 10, 5, 10]
      case "large": [15, 20, 15, 20]
      default: [7, 12, 7, 12]
      }
    if let own = document.child("contentInsets", of: configuration) {
      insets = ["top", "leading", "bottom", "trailing"].map { document.number($0, of: own) ?? 0 }
    }
    insets[2] -= lineExcess(of: configuration)
    let gap = imageGap(of: configuration) / 2
    insets[1] += gap
    insets[3] += gap
    return .packed(insets)
  }

  /// The distance between an image and a title next to it, for which the old form has no value.
  private func imageGap(of configuration: Int) -> Double {
    let hasImage =
      document.attribute("image", of: configuration) != nil
      || document.child("image", of: configuration) != nil
    let hasTitle =
      text("title", of: configuration)?.isEmpty == false
      || document.child("attributedTitle", of: configuration) != nil
    let placement = document.attribute("imagePlacement", of: configuration) ?? "leading"
    guard hasImage, hasTitle, ["leading", "trailing"].contains(placement) else { return 0 }
    return document.number("imagePadding", of: configuration) ?? 0
  }

  /// The part by which the old form makes the title's line higher: it rounds the line up to whole
  /// points, not to the pixels of most screens (F9.24, F9.28).
  private func lineExcess(of configuration: Int) -> Double {
    guard document.child("attributedTitle", of: configuration) == nil else { return 0 }
    var size = Self.titleSize(document.attribute("buttonSize", of: configuration))
    if let font = document.child("titleFontDescription", of: configuration) {
      guard ["system", "boldSystem"].contains(document.attribute("type", of: font)),
        let own = document.number("pointSize", of: font)
      else { return 0 }
      size = own
    }
    let line = size * 1.193_359_375
    return line.rounded(.up) - (line * 3).rounded() / 3
  }

  private static func titleSize(_ buttonSize: String?) -> Double {
    ["mini", "small"].contains(buttonSize) ? 15 : 17
  }
}
