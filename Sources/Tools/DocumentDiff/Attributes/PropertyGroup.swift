struct PropertyGroup: Hashable {
  enum Kind: Hashable {
    case color
    case font
    case rectangle
    case insets
    case mask
    case variation
    case runtimeAttribute
    case attributedText
    case constraint
    case resource
    case classIdentity
    case single
  }

  let kind: Kind
  let path: String
  let attribute: String

  init(_ key: ObjectTable.Key, in object: String) {
    let steps = key.path.split(separator: "/").map(String.init)
    func first(_ count: Int) -> String { steps.prefix(count).joined(separator: "/") }
    let names = steps.map { step in String(step.prefix { $0 != "[" && $0 != "#" }) }
    if object == "document", names.first == "resources", steps.count > 1 {
      self.init(kind: .resource, path: first(2))
    } else if let depth = names.firstIndex(where: { Self.grouped[$0] != nil }),
      let kind = Self.grouped[names[depth]]
    {
      let isNested =
        kind == .variation || kind == .attributedText || kind == .runtimeAttribute
      // A color within a variation belongs to the variation; `nil` may replace a color element.
      var path = names[depth] == "nil" ? key.path.replacing("nil[", with: "color[") : key.path
      // Insets may replace a frame.
      if names[depth] == "frame" {
        path = path.replacing("frame[frameInset]", with: "rect[frame]")
      }
      self.init(kind: kind, path: isNested ? first(depth + 1) : path)
    } else if object == "constraint", steps.isEmpty, Self.equation.contains(key.attribute) {
      self.init(kind: .constraint, path: "")
    } else if steps.isEmpty, Self.identity.contains(key.attribute) {
      self.init(kind: .classIdentity, path: "")
    } else {
      self.init(kind: .single, path: key.path, attribute: key.attribute)
    }
  }

  private init(kind: Kind, path: String, attribute: String = "") {
    self.kind = kind
    self.path = path
    self.attribute = attribute
  }

  private static let grouped: [String: Kind] = [
    "color": .color, "nil": .color, "fontDescription": .font, "rect": .rectangle,
    "frame": .rectangle, "point": .rectangle, "size": .rectangle,
    "edgeInsets": .insets, "inset": .insets, "directionalEdgeInsets": .insets,
    "autoresizingMask": .mask, "variation": .variation, "attributedString": .attributedText,
    "userDefinedRuntimeAttribute": .runtimeAttribute,
  ]

  private static let equation: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "symbolic", "symbolType",
  ]

  private static let identity: Set<String> = [
    "customClass", "customModule", "customModuleProvider",
  ]

  var outerPaths: [String] {
    var paths: [String] = []
    var rest = path[...]
    while !rest.isEmpty {
      paths.append(String(rest))
      guard let end = rest.lastIndex(of: "/") else { break }
      rest = rest[..<end]
    }
    return paths
  }

  var isKey: Bool { kind == .single && attribute == "key" && !path.isEmpty }

  var words: String {
    let key = Self.tag(of: path)
    switch kind {
    case .color: return Self.words(key.isEmpty ? "color" : key) + Self.state(in: path)
    case .font:
      let outer = path.split(separator: "/").dropLast().last.map {
        Self.partWords(String($0)) + " "
      }
      return (path.hasPrefix("state[") ? "" : outer ?? "") + "font" + Self.state(in: path)
    case .classIdentity: return "class"
    case .rectangle, .insets: return Self.words(key.isEmpty ? path : key)
    case .mask: return "autoresizing mask"
    case .resource:
      let noun = Self.words(Self.name(of: path))
      return "recorded \(noun.hasSuffix("color") ? "color" : "size") of \(noun) '\(key)'"
    case .variation: return "variation for \(Self.variationWords(key))"
    case .runtimeAttribute: return "runtime attribute \(key)"
    case .attributedText: return "attributed text"
    case .constraint: return ""
    case .single:
      if attribute.hasPrefix("#") {
        return Self.words(key.isEmpty ? Self.name(of: path) : key) + Self.state(in: path)
      }
      // A runtime attribute's key path is enough as a name.
      if attribute == "value", !key.isEmpty { return Self.words(key) + Self.state(in: path) }
      let part = path.isEmpty || path.hasPrefix("state[") ? "" : Self.partWords(path) + " "
      return part + Self.words(attribute) + Self.state(in: path)
    }
  }

  private static func partWords(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let tag = tag(of: last)
    return tag.isEmpty ? words(last) : words(tag)
  }

  private static func name(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "[" })
  }

  private static func tag(of path: String) -> String {
    guard let last = path.split(separator: "/").last, let start = last.firstIndex(of: "["),
      let end = last.lastIndex(of: "]"), start < end
    else { return "" }
    return String(last[last.index(after: start)..<end])
  }

  private static func state(in path: String) -> String {
    guard path.hasPrefix("state["), let end = path.firstIndex(of: "]") else { return "" }
    let name = path[path.index(path.startIndex, offsetBy: 6)..<end]
    return name == "normal" ? "" : " (\(name))"
  }

  private static func variationWords(_ key: String) -> String {
    key.split(separator: "-").map { part in
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return String(part) }
      return "\(sides[1]) \(sides[0].replacing("Class", with: ""))"
    }.joined(separator: ", ")
  }

  static func words(_ name: String) -> String {
    if let known = known[name] { return known }
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }

  private static let known = [
    "backgroundColor": "background", "numberOfLines": "lines", "customClass": "class",
    "translatesAutoresizingMaskIntoConstraints": "autoresizing mask as constraints",
    "horizontalHuggingPriority": "horizontal hugging",
    "verticalHuggingPriority": "vertical hugging",
    "horizontalCompressionResistancePriority": "horizontal compression resistance",
    "verticalCompressionResistancePriority": "vertical compression resistance",
    "adjustsFontSizeToFit": "autoshrink", "contentMode": "mode", "clipsSubviews": "clips to bounds",
  ]
}
