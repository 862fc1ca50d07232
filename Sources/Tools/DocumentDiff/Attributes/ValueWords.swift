enum ValueWords {
  static func of(_ group: PropertyGroup, _ values: [ObjectTable.Key: String]) -> String? {
    guard !values.isEmpty else { return nil }
    func value(_ name: String) -> String? {
      values[ObjectTable.Key(path: group.path, attribute: name)]
    }
    switch group.kind {
    case .color: return color(value)
    case .font: return font(value)
    case .rectangle:
      if values.keys.contains(where: { $0.path.contains("frame[frameInset]") }) {
        return insetFrame(values)
      }
      if value("width") == nil, let x = value("x") {
        return "(\(number(x)), \(number(value("y") ?? "0")))"
      }
      let place = value("x").map { x in "\(number(x)), \(number(value("y") ?? "0")); " } ?? ""
      return "(\(place)\(number(value("width") ?? "0")) × \(number(value("height") ?? "0")))"
    case .insets:
      let sides = [
        "top", "left", "leading", "minX", "minY", "bottom", "right", "trailing", "maxX", "maxY",
      ]
      let written = sides.compactMap { side in value(side).map { "\(side) \(number($0))" } }
      return written.isEmpty ? "0" : written.joined(separator: ", ")
    case .mask:
      let set = values.filter { $0.value == "YES" }.keys.map(\.attribute).sorted()
      return set.isEmpty ? "none" : set.map(PropertyGroup.words).joined(separator: ", ")
    case .attributedText:
      let fragments = values.filter { $0.key.attribute == "content" || $0.key.attribute == "#text" }
      return quoted(fragments.sorted { $0.key < $1.key }.map(\.value).joined())
    case .runtimeAttribute:
      return values.sorted { $0.key < $1.key }
        .filter { !["keyPath", "type", "key"].contains($0.key.attribute) }
        .map { number($0.value) }.joined(separator: " ")
    case .classIdentity:
      let module = value("customModule").map { "\($0)." } ?? ""
      return value("customClass").map { module + $0 } ?? (module.isEmpty ? nil : module)
    case .resource:
      guard let width = value("width"), let height = value("height") else {
        return color { name in values.first { $0.key.attribute == name && name != "name" }?.value }
      }
      return "\(number(width)) × \(number(height))"
    case .variation, .constraint:
      return values.sorted { $0.key < $1.key }.filter { $0.key.attribute != "key" }
        .map { "\(part($0.key, below: group.path)) \(number($0.value))" }.joined(separator: ", ")
    case .single:
      guard let text = values.first?.value else { return nil }
      return single(text, named: group.attribute)
    }
  }

  private static func insetFrame(_ values: [ObjectTable.Key: String]) -> String {
    let named = Dictionary(
      values.map { ($0.key.attribute, number($0.value)) }, uniquingKeysWith: { first, _ in first })
    if let width = named["width"], let height = named["height"] {
      return "(\(named["minX"] ?? "0"), \(named["minY"] ?? "0"); \(width) × \(height))"
    }
    let sides = named.filter { $0.key != "key" }.sorted { $0.key < $1.key }
    return "insets "
      + sides.map { "\(PropertyGroup.words($0.key)) \($0.value)" }
      .joined(separator: ", ")
  }

  private static func part(_ key: ObjectTable.Key, below path: String) -> String {
    let inner = key.path.dropFirst(path.count).drop { $0 == "/" }
    let steps = inner.split(separator: "/").map { step in
      PropertyGroup.words(String(step.prefix { $0 != "[" && $0 != "#" }))
    }
    return (steps + [key.attribute == "reference" ? "" : PropertyGroup.words(key.attribute)])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let texts: Set<String> = [
    "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "#text", "label",
    "hint",
  ]

  private static func single(_ text: String, named name: String) -> String {
    if texts.contains(name) { return quoted(text) }
    switch text {
    case "": return "\"\""
    case "YES": return "yes"
    case "NO": return "no"
    default: return number(text)
    }
  }

  /// Returns the word for a missing value: `none` for properties with no default, such as texts.
  static func absent(_ name: String, beside other: String) -> String {
    if other == "yes" || other == "no" { return "default" }
    let isName = name.hasSuffix("dentifier") || name.lowercased().hasSuffix("image")
    return isName || texts.contains(name) || names.contains(name) ? "none" : "default"
  }

  private static let names: Set<String> = [
    "customClass", "destination", "selector", "property", "keyEquivalent", "catalog",
    "initialViewController", "storyboardName", "bundleIdentifier", "referencedIdentifier",
  ]

  static func difference(_ old: String, _ new: String) -> (old: String, new: String) {
    guard max(old.count, new.count) > 60 else { return (quoted(old), quoted(new)) }
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, shared - 20)
    func cut(_ text: String) -> String {
      let rest = String(text.dropFirst(start))
      return quoted(start == 0 ? rest : "…" + rest)
    }
    return (cut(old), cut(new))
  }

  static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
  }

  static func number(_ text: String) -> String {
    guard let value = Double(text), value.isFinite, text.count < 32 else { return text }
    let rounded = (value * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  // MARK: - Colors and fonts

  private static func color(_ value: (String) -> String?) -> String {
    let alpha = value("alpha").flatMap(Double.init) ?? 1
    let suffix = alpha < 0.9995 ? " \(number("\(alpha * 100)")) %" : ""
    if let name = value("systemColor") ?? value("cocoaTouchSystemColor") {
      return PropertyGroup.words(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    if let name = value("name") { return "'\(name)'" }
    func hex(_ text: String?) -> String? {
      guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
      let byte = Int((min(max(number, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    if let white = hex(value("white")) { return "#\(white)\(white)\(white)\(suffix)" }
    guard let red = hex(value("red")), let green = hex(value("green")),
      let blue = hex(value("blue"))
    else { return "default" }
    let space = value("customColorSpace") == "displayP3" ? " P3" : ""
    return "#\(red)\(green)\(blue)\(space)\(suffix)"
  }

  private static func font(_ value: (String) -> String?) -> String {
    let size = value("pointSize").map { " \(number($0))" } ?? ""
    if let style = value("style") {
      return PropertyGroup.words(style.replacing("UICTFontTextStyle", with: "")) + " style"
    }
    if let name = value("name") { return name + size }
    let weight = value("weight").map { " \($0)" } ?? ""
    switch value("type") {
    case "boldSystem"?: return "System bold\(size)"
    case "italicSystem"?: return "System italic\(size)"
    case "smallSystem"?: return "System\(weight) 12"
    case "system"?: return "System\(weight)\(size)"
    default: return (value("metaFont") ?? "default") + size
    }
  }
}
