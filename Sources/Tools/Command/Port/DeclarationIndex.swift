import CodeDeclarations

struct DeclarationIndex: Sendable {
  struct Method: Hashable, Sendable {
    let type: String
    let name: String
    let labels: [String]
    let objectiveCName: String?
    let isStatic: Bool
    var isAction = false
  }

  struct Scope: Hashable, Sendable {
    let keyword: String
    let type: String
    let body: Range<Int>
  }

  private(set) var methods: [Method] = []
  private(set) var entries: [String: [TableEntry]] = [:]
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: Set<String> = ["UIResponderStandardEditActions"]
  /// The names of optional methods in Objective-C protocols.
  private(set) var optionalMethods: Set<String> = []

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  mutating func add(_ text: SourceText) {
    let scopes = Self.scopes(of: text)
    for scope in scopes where scope.keyword == "protocol" { protocols.insert(scope.type) }
    for index in text.tokens.indices where text.is("func", at: index) {
      guard let scope = Self.innermost(index, scopes), let method = method(index, scope, text)
      else { continue }
      methods.append(method)
      if method.isAction, let type = Self.typeName(index, scopes) {
        entries[type, default: []].append(.action(method))
      }
      if scope.keyword == "protocol", Self.modifiers(before: index, in: text).contains("optional") {
        optionalMethods.insert(method.name)
      }
    }
    for scope in scopes where scope.keyword == "class" {
      guard let name = Self.typeName(scope.body.lowerBound, scopes) else { continue }
      superclasses[name] = superclass(of: scope, in: text) ?? ""
    }
    addProperties(text, scopes)
  }

  private mutating func addProperties(_ text: SourceText, _ scopes: [Scope]) {
    for index in text.tokens.indices where text.is("var", at: index) {
      let modifiers = Self.modifiers(before: index, in: text)
      let isOutlet = modifiers.contains("@IBOutlet")
      guard isOutlet || modifiers.contains("@IBInspectable"), text.tokens.indices ~= index + 1,
        let scope = Self.innermost(index, scopes), ["class", "extension"].contains(scope.keyword),
        let type = Self.typeName(index, scopes)
      else { continue }
      // An outlet that has no observers is found through the wrapper.
      guard !isOutlet || VariableDeclaration(index, in: text).accessors != nil else { continue }
      entries[type, default: []].append(.property(text.tokens[index + 1].text))
    }
  }

  private func superclass(of scope: Scope, in text: SourceText) -> String? {
    var place = scope.body.lowerBound - 1
    while place > 0, !text.is("class", at: place) || text.is(":", at: place - 1) { place -= 1 }
    var depth = 0
    for next in place..<scope.body.lowerBound {
      if text.is("<", at: next) { depth += 1 }
      if text.is(">", at: next) { depth -= 1 }
      guard depth == 0, text.is(":", at: next) else { continue }
      var end = next + 1
      while text.is(".", at: end + 1) { end += 2 }
      return text.tokens[end].text
    }
    return nil
  }

  /// Whether a class inherits from a UIKit responder, as far as names show.
  func isResponder(_ type: String) -> Bool {
    var name = type
    for _ in 0..<50 {
      let known =
        superclasses[name] ?? superclasses.first { $0.key.hasSuffix("." + name) }?.value
      guard let above = known else { break }
      name = above
    }
    let plain = ["UIGestureRecognizer", "UIStoryboardSegue", "UIBarItem", "UIBarButtonItem"]
    return name == "UIResponder"
      || !plain.contains(name)
        && Self.responderEndings.contains {
          name.hasSuffix($0)
        }
  }

  private static let responderEndings = [
    "Controller", "View", "Cell", "Button", "Label", "Field", "Control", "Bar", "Window",
    "Application", "Responder", "Switch", "Slider", "Stepper", "Picker", "Toolbar", "VC",
  ]

  static func scopes(of text: SourceText) -> [Scope] {
    text.tokens.indices.compactMap { index in
      let token = text.tokens[index]
      guard token.kind == .word, typeKeywords.contains(token.text), index + 1 < text.tokens.count,
        text.tokens[index + 1].kind == .word,
        // `class func`, `class var` and `.class` declare no type.
        !["func", "var", "let", "subscript"].contains(text.tokens[index + 1].text),
        !text.is(".", at: index - 1), !text.is(":", at: index - 1)
      else { return nil }
      var name = text.tokens[index + 1].text
      var next = index + 2
      while text.is(".", at: next), next + 1 < text.tokens.count {
        name += "." + text.tokens[next + 1].text
        next += 2
      }
      while next < text.tokens.count, !text.is("{", at: next) {
        // The declaration has no body, such as a name among arguments.
        if text.is("}", at: next) || text.is("=", at: next) { return nil }
        next += 1
      }
      guard next < text.tokens.count, let end = text.closing(next) else { return nil }
      return Scope(keyword: token.text, type: name, body: next..<end + 1)
    }
  }

  static func innermost(_ index: Int, _ scopes: [Scope]) -> Scope? {
    scopes.filter { $0.body.contains(index) }.min { $0.body.count < $1.body.count }
  }

  static func typeName(_ index: Int, _ scopes: [Scope]) -> String? {
    let around = scopes.filter { $0.body.contains(index) }.sorted { $0.body.count > $1.body.count }
    return around.isEmpty ? nil : around.map(\.type).joined(separator: ".")
  }

  static func modifiers(before index: Int, in text: SourceText) -> [String] {
    let known: Set = [
      "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
      "override", "dynamic", "optional", "weak", "unowned", "lazy", "mutating", "required",
      "convenience", "nonisolated", "indirect",
    ]
    var found: [String] = []
    var place = index - 1
    while place >= 0 {
      let token = text.tokens[place]
      if token.kind == .attribute || known.contains(token.text) {
        found.append(token.text)
      } else if token.text == ")" || token.text == "(" || token.text == ":"
        || (token.kind == .word && place + 1 < text.tokens.count
          && (text.is(")", at: place + 1) || text.is(":", at: place + 1)))
      {
        // An attribute's argument, such as `@objc(name:)`, or of `private(set)`.
        guard let attribute = opening(of: place, in: text) else { break }
        place = attribute
      } else {
        break
      }
      place -= 1
    }
    return found
  }

  private static func opening(of place: Int, in text: SourceText) -> Int? {
    guard text.is(")", at: place) else { return nil }
    var depth = 0
    for index in stride(from: place, through: 0, by: -1) {
      if text.is(")", at: index) { depth += 1 }
      if text.is("(", at: index) { depth -= 1 }
      if depth == 0 {
        return index > 0
          && (text.tokens[index - 1].kind == .attribute || text.tokens[index - 1].kind == .word)
          ? index : nil
      }
    }
    return nil
  }

  private func method(_ index: Int, _ scope: Scope, _ text: SourceText) -> Method? {
    guard index + 2 < text.tokens.count, text.tokens[index + 1].kind == .word else { return nil }
    var open = index + 2
    if text.is("<", at: open) { open = (text.closing(open) ?? open) + 1 }
    guard text.is("(", at: open), let close = text.closing(open) else { return nil }
    var labels: [String] = []
    var place = open + 1
    while place < close {
      labels.append(text.tokens[place].text)
      // Skips to the comma that ends the parameter.
      var depth = 0
      while place < close {
        let sign = text.tokens[place].text
        if ["(", "[", "{", "<"].contains(sign) { depth += 1 }
        if [")", "]", "}"].contains(sign) { depth -= 1 }
        if sign == ">", !text.is("-", at: place - 1) { depth -= 1 }
        place += 1
        if depth == 0 && sign == "," { break }
      }
    }
    let modifiers = Self.modifiers(before: index, in: text)
    return Method(
      type: scope.type, name: text.tokens[index + 1].text, labels: labels,
      objectiveCName: objectiveCName(before: index, text),
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isAction: modifiers.contains("@IBAction"))
  }

  private func objectiveCName(before index: Int, _ text: SourceText) -> String? {
    for place in stride(from: index - 1, through: max(0, index - 24), by: -1) {
      if text.is("}", at: place) || text.is("{", at: place) || text.is("func", at: place) { break }
      if text.is("@objc", at: place), text.is("(", at: place + 1),
        let close = text.closing(place + 1), close < index
      {
        return text.tokens[(place + 2)..<close].map(\.text).joined()
      }
    }
    return nil
  }
}
