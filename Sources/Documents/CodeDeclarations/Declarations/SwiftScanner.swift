/// Finds the declarations in a file of Swift.
///
/// Only bodies of types are read; bodies of functions, accessors and closures are skipped.
struct SwiftScanner {
  let code: CodeText
  private(set) var found = SourceDeclarations()
  private var index = 0
  /// The types around the current token, the innermost last, with the index of their ends.
  private var open: [(type: Int, end: Int)] = []
  private var modifiers = Modifiers()

  /// The attributes and modifiers before a declaration.
  struct Modifiers {
    var flags: MemberDeclaration.Flags = []
    var objectiveCName: String?
    var exposesMembers = false
    var isObjectiveC = false
  }

  init(_ code: CodeText) { self.code = code }

  mutating func scan() {
    while index < code.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      let before = index
      step()
      // Every step reads at least a token.
      if index <= before { index = before + 1 }
    }
  }

  private mutating func step() {
    switch code.kind(index) {
    case .sign: readSign()
    case .attribute: readAttribute()
    case .word: readWord()
    default:
      modifiers = Modifiers()
      index += 1
    }
  }

  private mutating func readSign() {
    switch code.sign(index) {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): index = code.after(index)
    default: index += 1
    }
    modifiers = Modifiers()
  }

  private static let exposing: Set<String> = [
    "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@NSManaged", "@GKInspectable",
    "@IBSegueAction",
  ]

  private mutating func readAttribute() {
    let name = code.text(index)
    let adjoins =
      code.isSign("(", at: index + 1)
      && code.tokens[index + 1].lowerBound == code.tokens[index].range.upperBound
    if Self.exposing.contains(name) {
      modifiers.flags.insert(.isExposed)
      if name == "@IBOutlet" { modifiers.flags.insert(.isOutlet) }
      if name == "@IBAction" || name == "@IBSegueAction" { modifiers.flags.insert(.isAction) }
      if name == "@objc" { modifiers.isObjectiveC = true }
    } else if name == "@objcMembers" {
      modifiers.exposesMembers = true
    }
    index += 1
    guard adjoins || name == "@objc" && code.isSign("(", at: index) else { return }
    let end = code.after(index)
    if name == "@objc" {
      modifiers.objectiveCName = (index + 1..<max(index + 1, end - 1)).map(code.text).joined()
    }
    index = end
  }

  private mutating func readWord() {
    switch code.text(index) {
    case "class":
      if declaresMember(index + 1) {
        modifiers.flags.insert(.isStatic)
        index += 1
      } else {
        readType(.type)
      }
    case "actor": readType(.type)
    case "struct", "enum": readType(.value)
    case "extension": readType(.extension)
    case "protocol": readType(.protocol)
    case "static": note(.isStatic)
    case "private", "fileprivate":
      if code.isSign("(", at: index + 1) {
        index = code.after(index + 1)
      } else {
        note(.isPrivate)
      }
    case "override": note(.isOverride)
    case "dynamic": note(.isDynamic)
    case "lazy": note(.isLazy)
    case "public", "internal", "open", "package", "final", "weak", "unowned", "optional",
      "mutating", "required", "convenience", "nonisolated", "indirect", "nonmutating", "prefix",
      "postfix", "infix", "isolated", "distributed", "consuming", "borrowing":
      index += 1
      if code.isSign("(", at: index) { index = code.after(index) }
    case "import": readImport()
    case "typealias": readAlias()
    case "var", "let": readProperty()
    case "func": readFunction()
    default:
      modifiers = Modifiers()
      index += 1
    }
  }

  private mutating func note(_ flag: MemberDeclaration.Flags) {
    modifiers.flags.insert(flag)
    index += 1
  }

  /// Whether `class` before a token is a modifier.
  private func declaresMember(_ index: Int) -> Bool {
    guard code.kind(index) == .word else { return false }
    switch code.text(index) {
    case "func", "var", "let", "subscript", "override", "private", "fileprivate", "public", "final",
      "internal", "open", "dynamic", "prefix", "postfix", "infix", "package", "nonisolated":
      return true
    default: return false
    }
  }

  // MARK: - Types

  private mutating func readType(_ kind: TypeDeclaration.Kind) {
    let attributes = modifiers
    modifiers = Modifiers()
    let start = index
    index += 1
    // `.class` and `: class` declare no type.
    guard code.kind(index) == .word, !code.isSign(".", at: start - 1),
      !code.isSign(":", at: start - 1)
    else { return }
    var parts = [code.word(index)]
    let position = code.tokens[index].lowerBound
    index += 1
    while code.isSign(".", at: index), code.kind(index + 1) == .word {
      parts.append(code.word(index + 1))
      index += 2
    }
    let isGeneric = code.isSign("<", at: index)
    if isGeneric { index = afterAngles(index) }
    let inherited = code.isSign(":", at: index) ? inheritedNames() : []
    while index < code.count, !code.isSign("{", at: index) {
      // The declaration has no body, such as a name among arguments.
      let sign = code.sign(index)
      if sign == UInt8(ascii: "}") || sign == UInt8(ascii: ";") { return }
      if sign == UInt8(ascii: "(") { index = code.after(index) } else { index += 1 }
    }
    guard index < code.count, let name = parts.last else { return }
    let end = code.after(index)
    let around = open.last.map { found.types[$0.type] }
    var outer = parts.dropLast().joined(separator: ".")
    if let around {
      outer = [around.outer, around.name, outer].filter { !$0.isEmpty }.joined(separator: ".")
    }
    var type = TypeDeclaration(
      kind: kind, name: name, outer: outer, language: .swift, inherited: inherited,
      position: position)
    type.isGeneric = isGeneric
    type.objectiveCName = attributes.objectiveCName
    type.exposesMembers =
      attributes.exposesMembers || kind == .extension && attributes.isObjectiveC
    let last = min(end, code.count) - 1
    type.body =
      code.tokens[index]
      .lowerBound..<max(
        code.tokens[index].range.upperBound, code.tokens[last].range.upperBound)
    found.types.append(type)
    // A type far inside of others is of no use: its members are skipped.
    if open.count < 32 { open.append((found.types.count - 1, end)) } else { index = end }
    index = open.last?.type == found.types.count - 1 ? index + 1 : end
  }

  /// Returns the index after a generic clause; stops at braces.
  private func afterAngles(_ start: Int) -> Int {
    var depth = 0
    var next = start
    while next < code.count {
      switch code.sign(next) {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if !code.isSign("-", at: next - 1) { depth -= 1 }
        if depth == 0 { return next + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        next = code.after(next)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"),
        UInt8(ascii: ";"):
        return next
      default: break
      }
      next += 1
    }
    return next
  }

  private mutating func inheritedNames() -> [String] {
    var names: [String] = []
    var name = ""
    index += 1
    while index < code.count {
      switch code.kind(index) {
      case .word:
        if code.is("where", at: index) { return names + (name.isEmpty ? [] : [name]) }
        name = code.word(index)
      case .sign:
        switch code.sign(index) {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
          return names + (name.isEmpty ? [] : [name])
        case UInt8(ascii: ","), UInt8(ascii: "&"):
          if !name.isEmpty { names.append(name) }
          name = ""
        case UInt8(ascii: "<"):
          index = afterAngles(index)
          continue
        case UInt8(ascii: "("), UInt8(ascii: "["):
          index = code.after(index)
          continue
        default: break
        }
      default: break
      }
      index += 1
    }
    return names
  }

  // MARK: - Members

  private mutating func add(_ member: MemberDeclaration) {
    guard let type = open.last?.type else { return }
    found.types[type].members.append(member)
  }

  private mutating func readImport() {
    modifiers = Modifiers()
    index += 1
    switch code.text(index) {
    case "class", "struct", "enum", "protocol", "func", "var", "let", "typealias": index += 1
    default: break
    }
    if code.kind(index) == .word { found.imports.insert(code.word(index)) }
    index += 1
    while code.isSign(".", at: index) { index += 2 }
  }

  private mutating func readAlias() {
    modifiers = Modifiers()
    let name = code.word(index + 1)
    index += 2
    if code.isSign("<", at: index) { index = afterAngles(index) }
    guard code.isSign("=", at: index), code.kind(index + 1) == .word else { return }
    index += 1
    while code.isSign(".", at: index + 1), code.kind(index + 2) == .word { index += 2 }
    found.aliases[name] = code.word(index)
    index += 1
  }

  private mutating func readProperty() {
    let attributes = modifiers
    modifiers = Modifiers()
    var flags = attributes.flags
    if code.is("let", at: index) { flags.insert(.isConstant) }
    index += 1
    while code.kind(index) == .word {
      let name = code.word(index)
      let position = code.tokens[index].lowerBound
      index += 1
      var type: String?
      if code.isSign(":", at: index) { type = propertyType(&flags) }
      add(
        MemberDeclaration(
          flags: flags, name: name, selector: attributes.objectiveCName ?? name, type: type,
          position: position))
      guard code.isSign(",", at: index) else { return }
      index += 1
    }
  }

  /// Reads a type up to its end, and returns the class that it names.
  private mutating func propertyType(_ flags: inout MemberDeclaration.Flags) -> String? {
    index += 1
    var name: String?
    let start = index
    while index < code.count {
      let token = code.tokens[index]
      if index > start, token.beginsLine { return name }
      switch token.kind {
      case .word: name = code.word(index)
      case .sign:
        switch code.sign(index) {
        case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
          UInt8(ascii: ";"):
          return name
        case UInt8(ascii: "!"): flags.insert(.isImplicitlyUnwrapped)
        case UInt8(ascii: "<"):
          index = afterAngles(index)
          continue
        case UInt8(ascii: "["):
          // The class in an outlet collection.
          if code.kind(index + 1) == .word { name = code.word(index + 1) }
          index = code.after(index)
          continue
        case UInt8(ascii: "("):
          index = code.after(index)
          continue
        default: break
        }
      case .attribute: break
      default: return name
      }
      index += 1
    }
    return name
  }

  private mutating func readFunction() {
    let attributes = modifiers
    modifiers = Modifiers()
    index += 1
    guard code.kind(index) == .word else { return }
    let name = code.word(index)
    let position = code.tokens[index].lowerBound
    index += 1
    if code.isSign("<", at: index) { index = afterAngles(index) }
    guard code.isSign("(", at: index) else { return }
    let end = code.after(index)
    let labels = labels(index + 1, end - 1)
    index = end
    var member = MemberDeclaration(
      flags: attributes.flags.union(.isMethod), name: name,
      selector: attributes.objectiveCName ?? SelectorName.make(name, labels: labels),
      position: position)
    if attributes.objectiveCName == nil {
      let old = SelectorName.old(name, labels: labels)
      if old != member.selector { member.oldSelector = old }
    }
    add(member)
  }

  private func labels(_ start: Int, _ end: Int) -> [String] {
    var labels: [String] = []
    var isAtStart = true
    var next = start
    while next < end {
      switch code.sign(next) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        next = code.after(next)
        continue
      case UInt8(ascii: "<"):
        next = max(next + 1, afterAngles(next))
        continue
      case UInt8(ascii: ","): isAtStart = true
      default: break
      }
      if isAtStart, code.kind(next) == .word {
        labels.append(code.word(next))
        isAtStart = false
      }
      next += 1
    }
    return labels
  }
}
