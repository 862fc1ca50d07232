/// Colors, fonts, images and attributed texts from their objects.
extension NibRecovery {
  /// System colors that documents write with components.
  private static let plainNames: Set<String> = [
    "whiteColor", "blackColor", "clearColor", "tableBackgroundColor", "tableCellBackgroundColor",
    "tableCellGroupedBackgroundColor",
  ]

  func color(_ place: Place, key: String, depth: Int = 0) -> MarkupNode? {
    let (graph, object) = (graph(place), place.object)
    guard graph.className(object) == "UIColor" || graph.has("UIColorComponentCount", object) else {
      return nil
    }
    let node = MarkupNode("color", ["key": key])
    var name = graph.text("UISystemColorName", object)
    if name == nil, depth == 0, let base = graph.object("UIDynamicModifiedBaseColor", object) {
      name = graph.text("UISystemColorName", base)
    }
    if let catalog = graph.text("UIDynamicCatalogName", object) {
      let plain = MarkupNode("color")
      setComponents(of: object, graph, plain)
      addColor(catalog, plain)
      node["name"] = catalog
      return node
    }
    setComponents(of: object, graph, node)
    if let name, !Self.plainNames.contains(name) { node["systemColor"] = name }
    return node
  }

  private func setComponents(of object: Int, _ graph: NibGraph, _ node: MarkupNode) {
    func component(_ key: String) -> Double? {
      (graph.number(key + "-Double", object) ?? graph.number(key, object)).flatMap {
        $0.isFinite ? $0 : nil
      }
    }
    node["colorSpace"] = "custom"
    if let white = component("UIWhite") {
      node["white"] = NibText.number(white)
      node["customColorSpace"] = "genericGamma22GrayColorSpace"
    } else {
      for (name, key) in [("red", "UIRed"), ("green", "UIGreen"), ("blue", "UIBlue")] {
        node[name] = NibText.number(component(key) ?? 0)
      }
      node["customColorSpace"] = "sRGB"
    }
    node["alpha"] = NibText.number(component("UIAlpha") ?? 1)
  }

  // MARK: - Fonts

  func font(_ place: Place, key: String) -> MarkupNode? {
    let (graph, object) = (graph(place), place.object)
    guard graph.className(object) == "UIFont" else { return nil }
    let node = MarkupNode("fontDescription", ["key": key])
    if let style = graph.text("UIIBTextStyle", object) {
      node["style"] = style
      return node
    }
    guard let size = graph.number("UIFontPointSize", object) ?? graph.number("NSSize", object),
      size.isFinite, abs(size) < 1e6
    else { return nil }
    let name = graph.text("UIFontName", object) ?? graph.text("NSName", object) ?? ""
    if let weight = systemWeight(object, graph) {
      switch weight {
      case "bold": node["type"] = "boldSystem"
      case "italic": node["type"] = "italicSystem"
      case "regular": node["type"] = "system"
      default:
        node["type"] = "system"
        node["weight"] = weight
      }
    } else {
      node["name"] = name
      node["family"] = name.split(separator: "-").first.map { Self.spaced(String($0)) } ?? name
    }
    node["pointSize"] = NibText.number(size)
    return node
  }

  /// The weight if it is a system font; nil for other fonts.
  private func systemWeight(_ object: Int, _ graph: NibGraph) -> String? {
    let name = graph.text("UIFontName", object) ?? graph.text("NSName", object) ?? ""
    guard graph.flag("UISystemFont", object) ?? name.hasPrefix(".") else { return nil }
    var usage: String?
    if let descriptor = graph.object("UIFontDescriptor", object) {
      let pairs = graph.pairs("UIFontDescriptorAttributes", descriptor)
      usage = pairs.first { graph.text($0.key) == "NSCTFontUIUsageAttribute" }
        .flatMap { graph.text($0.value) }
    }
    let known = rules.fonts.filter { $0.weight != "style" && $0.weight != "headline" }
    let font =
      known.last { $0.usages.first == usage && usage != nil } ?? known.last { $0.name == name }
    return font?.weight ?? "regular"
  }

  /// The family's usual name: words begin with capitals.
  private static func spaced(_ name: String) -> String {
    var spaced = ""
    for letter in name {
      if letter.isUppercase, let last = spaced.last, last.isLowercase { spaced += " " }
      spaced.append(letter)
    }
    return spaced
  }

  // MARK: - Images

  func setImage(_ place: Place, _ attribute: String, _ node: MarkupNode) {
    let graph = graph(place)
    let symbol = graph.text("UISystemSymbolResourceName", place.object)
    guard let name = symbol ?? graph.text("UIResourceName", place.object) else { return }
    let configuration = graph.object("UISymbolImageConfiguration", place.object)
    guard let scale = configuration.flatMap({ graph.number("UISymbolScale", $0) }) else {
      node[attribute] = name
      if symbol != nil { node["catalog"] = "system" }
      return
    }
    let element = MarkupNode("imageReference", ["key": attribute, "image": name])
    if symbol != nil { element["catalog"] = "system" }
    element["symbolScale"] = Self.symbolScales[scale]
    node.append(element)
  }

  private static let symbolScales: [Double: String] = [1: "small", 2: "medium", 3: "large"]

  func addSymbolConfiguration(_ place: Place, _ key: String, _ node: MarkupNode) {
    guard let scale = graph(place).number("UISymbolScale", place.object) else { return }
    let element = MarkupNode("preferredSymbolConfiguration", ["key": key])
    element["scale"] = Self.symbolScales[scale]
    node.append(element)
  }

  // MARK: - Attributed texts

  func attributedText(_ place: Place, key: String) -> MarkupNode? {
    let (graph, object) = (graph(place), place.object)
    guard let text = graph.text("NSString", object) else { return nil }
    let node = MarkupNode("attributedString", ["key": key])
    guard let attributes = graph.object("NSAttributes", object) else {
      node.append(MarkupNode("fragment", ["content": text]))
      return node
    }
    guard graph.className(attributes).contains("Array") else {
      node.append(fragment(text, Place(nib: place.nib, object: attributes)))
      return node
    }
    // Several styles: pairs with a length and the place in the array.
    let styles = graph.items(attributes)
    var rest = Substring(text).utf16
    for run in runs(graph.object("NSAttributeInfo", object), graph) {
      guard run.length > 0, !rest.isEmpty, styles.indices.contains(run.style) else { continue }
      let part = String(rest.prefix(run.length)) ?? ""
      rest = rest.dropFirst(run.length)
      node.append(fragment(part, Place(nib: place.nib, object: styles[run.style])))
    }
    return node
  }

  private func runs(_ object: Int?, _ graph: NibGraph) -> [(length: Int, style: Int)] {
    guard let object, case .data(let bytes)? = graph.value("NS.bytes", object) else { return [] }
    var numbers: [Int] = []
    var (value, shift) = (0, 0)
    for byte in bytes.prefix(100_000) {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 || shift > 28 else { continue }
      numbers.append(value)
      (value, shift) = (0, 0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private func fragment(_ text: String, _ attributes: Place) -> MarkupNode {
    let node = MarkupNode("fragment", ["content": text])
    let graph = graph(attributes)
    let all = graph.items(attributes.object)
    for index in stride(from: 0, to: all.count - 1, by: 2) {
      guard let key = graph.text(all[index]) else { continue }
      let value = Place(nib: attributes.nib, object: all[index + 1])
      switch graph.className(value.object) {
      case "UIColor": node.list("attributes").append(color(value, key: key))
      case "UIFont": node.list("attributes").append(textFont(value, key: key))
      case "NSParagraphStyle", "NSMutableParagraphStyle":
        node.list("attributes").append(paragraphStyle(value, key: key))
      case "NSNumber":
        guard let number = graph.boxed(value.object), number.isFinite else { continue }
        let element = MarkupNode("real", ["key": key, "value": NibText.number(number)])
        node.list("attributes").append(element)
      default: continue
      }
    }
    return node
  }

  /// A font in an attributed text, which has other attributes than other fonts.
  private func textFont(_ place: Place, key: String) -> MarkupNode? {
    guard let font = font(place, key: key) else { return nil }
    let node = MarkupNode("font", ["key": key])
    node["size"] = font["pointSize"]
    if let name = font["name"] {
      node["name"] = name
    } else {
      let kinds = ["semibold": "systemSemibold", "medium": "systemMedium", "light": "systemLight"]
      let isBold = font["type"] == "boldSystem"
      node["metaFont"] = isBold ? "systemBold" : kinds[font["weight"] ?? ""] ?? "system"
    }
    return node
  }

  private func paragraphStyle(_ place: Place, key: String) -> MarkupNode {
    let (graph, object) = (graph(place), place.object)
    let node = MarkupNode("paragraphStyle", ["key": key])
    let alignments = ["left", "center", "right", "justified", "natural"]
    let modes = [
      "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail",
      "truncatingMiddle",
    ]
    func word(_ words: [String], _ key: String) -> String? {
      guard let number = graph.number(key, object).flatMap({ Int(exactly: $0) }),
        words.indices.contains(number)
      else { return nil }
      return words[number]
    }
    node["alignment"] = word(alignments, "NSAlignment") ?? "natural"
    node["lineBreakMode"] = word(modes, "NSLineBreakMode") ?? "wordWrapping"
    node["baseWritingDirection"] = "natural"
    for (name, key) in [
      ("lineSpacing", "NSLineSpacing"), ("lineHeightMultiple", "NSLineHeightMultiple"),
      ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
      ("paragraphSpacing", "NSParagraphSpacing"),
    ] {
      if let number = graph.number(key, object), number.isFinite, number != 0 {
        node[name] = NibText.number(number)
      }
    }
    return node
  }
}
