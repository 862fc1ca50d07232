internal import InterfaceBuilder

/// Fonts (F16.6), images and attributed texts as a nib stores them.
extension NibUnit {
  func pointSize(of font: Int) -> Double {
    document.number("pointSize", of: font) ?? document.number("size", of: font)
      ?? document.attribute("metaFont", of: font).map { FontElement.size(ofKind: $0) } ?? 17
  }

  func font(_ element: Int) -> Int? {
    if let style = document.attribute("style", of: element) { return textStyle(style) }
    let size = pointSize(of: element)
    if let name = document.attribute("name", of: element) { return namedFont(name, size: size) }
    let weight =
      switch document.attribute("type", of: element) ?? document.attribute("metaFont", of: element)
      {
      case "boldSystem", "systemBold": "bold"
      case "italicSystem": "italic"
      case "systemSemibold": "semibold"
      case "systemMedium": "medium"
      case "systemLight": "light"
      default: document.attribute("weight", of: element) ?? "regular"
      }
    return systemFont(weight, size: size)
  }

  func systemFont(_ weight: String, size: Double) -> Int {
    let font =
      document.rules.font(weight, size: size, xcode: xcode)
      ?? document.rules.font("regular", size: size, xcode: xcode)
    var attributes: [(String, Int)] = []
    if let usage = font?.usages.first {
      attributes.append(("NSCTFontUIUsageAttribute", string(usage)))
    }
    attributes.append(("NSFontSizeAttribute", number(size)))
    if let usages = font?.usages, usages.count > 1 {
      attributes.append(("NSCTFontUIUsageOverrideAttribute", string(usages[1])))
    }
    return makeFont(
      font?.name ?? ".SFUI-Regular", size: size, traits: font?.traits ?? 0, isSystem: true,
      attributes: attributes)
  }

  private func textStyle(_ style: String) -> Int {
    let isHeadline = style == "UICTFontTextStyleHeadline"
    let font = document.rules.font(isHeadline ? "headline" : "style", size: 17, xcode: xcode)
    return makeFont(
      font?.name ?? ".SFUI-Regular", size: document.rules.size(style: style, xcode: xcode),
      traits: font?.traits ?? 0, isSystem: true, attributes: [], style: style)
  }

  private func namedFont(_ name: String, size: Double) -> Int {
    let words = ["Bold", "Semibold", "DemiBold", "Heavy", "Black"]
    let italics = ["Italic", "Oblique"]
    let style = name.split(separator: "-").last.map(String.init) ?? ""
    let hasStyle = name.contains("-")
    var traits: Int64 = 0
    if hasStyle, words.contains(where: { style.contains($0) }) { traits |= 2 }
    if hasStyle, italics.contains(where: { style.contains($0) || style.hasSuffix("It") }) {
      traits |= 1
    }
    return makeFont(
      name, size: size, traits: traits, isSystem: false,
      attributes: [
        ("NSFontSizeAttribute", number(size)), ("NSFontNameAttribute", string(name)),
      ])
  }

  private func makeFont(
    _ name: String, size: Double, traits: Int64, isSystem: Bool, attributes: [(String, Int)],
    style: String? = nil
  ) -> Int {
    var descriptor: Int?
    if !attributes.isEmpty {
      let entries = attributes.flatMap { [string($0.0), $0.1] }
      let dictionary = shared(
        collection(xcode >= 1200 ? "NSDictionary" : "NSMutableDictionary", entries))
      let index = add("UIFontDescriptor")
      set("UIFontDescriptorAttributes", .object(dictionary), of: index)
      if xcode >= 1400 {
        let options: Int64 = !isSystem ? 0x8000_0000 : xcode < 1500 ? 0x8000_8006 : 0x8000_8404
        set("UIFontDescriptorOptions", .integer(options), of: index)
      }
      descriptor = shared(index)
    }
    let texts = (name: string(name), style: style.map { string($0) })
    let index = add("UIFont")
    set("UIFontName", .object(texts.name), of: index)
    set("NSName", .object(texts.name), of: index)
    set("UIFontPointSize", .double(style == nil ? size : 0), of: index)
    set("NSSize", .double(size), of: index)
    set("UIFontTraits", .integer(traits), of: index)
    set("UISystemFont", .bool(isSystem), of: index)
    if xcode >= 900 {
      set("UIFontTextStyleForScaling", .null, of: index)
      set("UIFontPointSizeForScaling", .double(0), of: index)
      set("UIFontMaximumPointSizeAfterScaling", .double(0), of: index)
    }
    if let style = texts.style { set("UIIBTextStyle", .object(style), of: index) }
    if let descriptor { set("UIFontDescriptor", .object(descriptor), of: index) }
    return shared(index)
  }

  // MARK: - Images

  /// The image by an attribute, or by a child element that also has a scale.
  func image(_ attribute: String, of element: Int) -> Int? {
    var place = element
    var name = document.attribute(attribute, of: element)
    if name == nil, let child = document.child(attribute, of: element, named: "imageReference") {
      reportUnwritten(child, ["key", "image", "catalog", "symbolScale"])
      (place, name) = (child, document.attribute("image", of: child))
    }
    guard let name, !name.isEmpty else { return nil }
    let text = string(name)
    let index = add("UIImageNibPlaceholder")
    set("UIImageWidth", .float(1), of: index)
    set("UIImageHeight", .float(1), of: index)
    let isSystem = document.attribute("catalog", of: place) == "system"
    set(
      isSystem ? "UISystemSymbolResourceName" : "UIResourceName", .object(text), of: index)
    if xcode >= 1200 {
      set("UISymbolImageConfiguration", symbolScale("symbolScale", of: place) ?? .null, of: index)
      if !isSystem { set("UISystemSymbolResourceName", .null, of: index) }
      if xcode >= 1300 { set("UIResourceCatalogName", .null, of: index) }
    }
    return shared(index)
  }

  /// The scale of symbols; few nibs show it, and none the weight or size.
  func symbolConfiguration(of element: Int) -> NibValue? {
    let child = markup[element].children.first {
      document.name($0) == "preferredSymbolConfiguration"
    }
    guard let child else { return nil }
    var written: Set = ["key", "scale"]
    if document.attribute("weight", of: child) == "regular" { written.insert("weight") }
    reportUnwritten(child, written)
    return symbolScale("scale", of: child)
  }

  private func symbolScale(_ name: String, of element: Int) -> NibValue? {
    let scales: [String: Int64] = ["small": 1, "medium": 2, "large": 3]
    guard let scale = document.attribute(name, of: element).flatMap({ scales[$0] }) else {
      return nil
    }
    document.report(
      .warning, "not-proven", "\(name) of <\(document.name(element))> is not proven", at: element)
    let index = add("UIImageSymbolConfiguration")
    set("UITraitCollection", .null, of: index)
    set("UISymbolScale", .integer(scale), of: index)
    return .object(index)
  }

  func reportUnwritten(_ element: Int, _ written: Set<String>) {
    for name in markup[element].attributes.keys.sorted() where !written.contains(name) {
      document.report(
        .warning, "not-written", "\(name) of <\(document.name(element))> is not written",
        at: element)
    }
  }

  // MARK: - Attributed texts

  func attributedText(_ element: Int) -> Int {
    let fragments = markup[element].children.filter { document.name($0) == "fragment" }
    let index = add("NSAttributedString")
    let content = fragments.map { text("content", of: $0) ?? "" }.joined()
    set("NSString", .object(string(content)), of: index)
    if let first = fragments.first, fragments.count == 1 {
      set("NSAttributes", .object(textAttributes(first)), of: index)
    } else if !fragments.isEmpty {
      document.report(
        .warning, "not-proven",
        "texts with several styles are not proven: only the first is written",
        at: element)
      set("NSAttributes", .object(textAttributes(fragments[0])), of: index)
    }
    return index
  }

  private func textAttributes(_ fragment: Int) -> Int {
    var entries: [Int] = []
    for child in document.contents("attributes", of: fragment) {
      let key = document.attribute("key", of: child) ?? ""
      switch document.name(child) {
      case "color":
        if let color = color(child) { entries += [string(key), color] }
      case "font":
        if let font = font(child) { entries += [string(key), font] }
      case "paragraphStyle": entries += [string(key), paragraphStyle(child)]
      case "integer", "real":
        entries += [string(key), number(document.number("value", of: child) ?? 0)]
      default: break
      }
    }
    return collection("NSDictionary", entries)
  }

  private func paragraphStyle(_ element: Int) -> Int {
    let index = add("NSParagraphStyle")
    let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    let modes = [
      "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4,
      "truncatingMiddle": 5,
    ]
    set("NSTabStops", .null, of: index)
    if let number = alignments[document.attribute("alignment", of: element) ?? "natural"] {
      set("NSAlignment", .integer(Int64(number)), of: index)
    }
    if let mode = modes[document.attribute("lineBreakMode", of: element) ?? ""], mode != 0 {
      set("NSLineBreakMode", .integer(Int64(mode)), of: index)
    }
    for (attribute, key) in [
      ("lineSpacing", "NSLineSpacing"), ("lineHeightMultiple", "NSLineHeightMultiple"),
      ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
      ("paragraphSpacing", "NSParagraphSpacing"),
    ] {
      if let number = document.number(attribute, of: element), number != 0 {
        set(key, .double(number), of: index)
      }
    }
    return index
  }
}
