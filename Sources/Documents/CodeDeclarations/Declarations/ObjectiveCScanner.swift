/// Finds the declarations in a header or implementation of Objective-C.
struct ObjectiveCScanner {
  let code: CodeText
  private(set) var found = SourceDeclarations()
  private var index = 0

  init(_ code: CodeText) { self.code = code }

  mutating func scan() {
    while index < code.count {
      switch code.kind(index) {
      case .directive:
        readDirective()
        index += 1
      case .attribute: readAttribute()
      case .sign: skipSign()
      default: index += 1
      }
    }
  }

  private mutating func skipSign() {
    index = code.isSign("{", at: index) ? code.after(index) : index + 1
  }

  private mutating func readDirective() {
    // `#import <Module/Header.h>`
    let text = code.text(index).drop { $0 == "#" || $0 == " " || $0 == "\t" }
    guard text.hasPrefix("import") || text.hasPrefix("include"),
      let start = text.firstIndex(of: "<")
    else { return }
    let path = text[text.index(after: start)...].prefix { $0 != ">" }
    let parts = path.split(separator: "/")
    if parts.count > 1, let module = parts.first { found.imports.insert(String(module)) }
  }

  private mutating func readAttribute() {
    switch code.text(index) {
    case "@import":
      if code.kind(index + 1) == .word { found.imports.insert(code.word(index + 1)) }
      index += 2
    case "@compatibility_alias":
      if code.kind(index + 1) == .word, code.kind(index + 2) == .word {
        found.aliases[code.word(index + 1)] = code.word(index + 2)
      }
      index += 3
    case "@interface": readType(.type)
    case "@implementation": readType(.implementation)
    case "@protocol": readProtocol()
    default: index += 1
    }
  }

  private mutating func readProtocol() {
    guard code.kind(index + 1) == .word, !code.isSign(",", at: index + 2),
      !code.isSign(";", at: index + 2), !code.isSign("(", at: index + 1)
    else {
      index += 1
      return
    }
    found.types.append(
      TypeDeclaration(
        kind: .protocol, name: code.word(index + 1), outer: "", language: .objectiveC,
        position: code.tokens[index + 1].lowerBound))
    index += 2
    while index < code.count, !code.is("@end", at: index), !beginsType { index += 1 }
  }

  private var beginsType: Bool {
    code.is("@interface", at: index) || code.is("@implementation", at: index)
  }

  private mutating func skipAngles() {
    var depth = 0
    while index < code.count {
      if code.isSign("<", at: index) { depth += 1 }
      if code.isSign(">", at: index) { depth -= 1 }
      if code.kind(index) == .attribute || code.isSign(";", at: index) { return }
      index += 1
      if depth <= 0 { return }
    }
  }

  private mutating func readType(_ wanted: TypeDeclaration.Kind) {
    index += 1
    guard code.kind(index) == .word else { return }
    var type = TypeDeclaration(
      kind: wanted, name: code.word(index), outer: "", language: .objectiveC,
      position: code.tokens[index].lowerBound)
    let start = index
    index += 1
    if code.isSign("<", at: index) { skipAngles() }
    if code.isSign("(", at: index) {
      type.kind = .extension
      index = code.after(index)
    } else if code.isSign(":", at: index), code.kind(index + 1) == .word {
      type.inherited = [code.word(index + 1)]
      index += 2
    }
    if code.isSign("<", at: index) { skipAngles() }
    if code.isSign("<", at: index) { skipAngles() }
    if code.isSign("{", at: index) {
      let end = code.after(index)
      readVariables(index + 1, end - 1, &type)
      index = end
    }
    while index < code.count, !code.is("@end", at: index), !beginsType { readMember(&type) }
    let last = min(index, code.count - 1)
    type.body = code.tokens[start].lowerBound..<code.tokens[last].range.upperBound
    found.types.append(type)
  }

  private mutating func readMember(_ type: inout TypeDeclaration) {
    switch code.kind(index) {
    case .sign:
      if code.isSign("-", at: index) || code.isSign("+", at: index) {
        readMethod(&type)
      } else {
        skipSign()
      }
    case .attribute:
      switch code.text(index) {
      case "@property": readProperty(&type)
      case "@synthesize", "@dynamic": readSynthesized(&type)
      default: index += 1
      }
    case .directive:
      readDirective()
      index += 1
    default: index += 1
    }
  }

  private mutating func readMethod(_ type: inout TypeDeclaration) {
    let isStatic = code.isSign("+", at: index)
    index += 1
    var flags: MemberDeclaration.Flags = [.isMethod, .isExposed]
    if isStatic { flags.insert(.isStatic) }
    if code.isSign("(", at: index) {
      let end = code.after(index)
      for inner in index..<end where code.is("IBAction", at: inner) { flags.insert(.isAction) }
      index = end
    }
    guard code.kind(index) == .word else { return }
    let name = code.word(index)
    let position = code.tokens[index].lowerBound
    var selector = ""
    while index < code.count {
      if code.kind(index) == .word, code.isSign(":", at: index + 1) {
        selector += code.word(index) + ":"
        index += 2
      } else if code.isSign(":", at: index), !selector.isEmpty {
        selector += ":"
        index += 1
      } else if code.isSign("(", at: index) {
        index = code.after(index)
      } else if code.isSign("{", at: index) {
        index = code.after(index)
        break
      } else if code.isSign(";", at: index) {
        // A definition may have a semicolon before its body.
        index += 1
        break
      } else if code.kind(index) == .attribute {
        break
      } else {
        index += 1
      }
    }
    type.members.append(
      MemberDeclaration(
        flags: flags, name: name, selector: selector.isEmpty ? name : selector,
        position: position))
  }

  private mutating func readSynthesized(_ type: inout TypeDeclaration) {
    index += 1
    while index < code.count, !code.isSign(";", at: index), code.kind(index) != .attribute {
      if code.kind(index) == .word {
        type.members.append(
          MemberDeclaration(
            flags: .isExposed, name: code.word(index), selector: code.word(index),
            position: code.tokens[index].lowerBound))
      }
      index += 1
    }
  }

  private mutating func readProperty(_ type: inout TypeDeclaration) {
    index += 1
    var flags: MemberDeclaration.Flags = .isExposed
    if code.isSign("(", at: index) {
      let end = code.after(index)
      for inner in index..<end {
        if code.is("IBOutlet", at: inner) { flags.insert(.isOutlet) }
        if code.is("class", at: inner) { flags.insert(.isStatic) }
      }
      index = end
    }
    readStatement(flags, code.count, &type)
  }

  private mutating func readVariables(_ start: Int, _ end: Int, _ type: inout TypeDeclaration) {
    index = start
    while index < end {
      if code.kind(index) == .word || code.isSign("(", at: index) {
        readStatement(.isExposed, end, &type)
      } else if code.isSign("{", at: index) {
        index = code.after(index)
      } else {
        index += 1
      }
    }
  }

  /// Reads the names of the property or variable up to the semicolon.
  private mutating func readStatement(
    _ given: MemberDeclaration.Flags, _ end: Int, _ type: inout TypeDeclaration
  ) {
    var flags = given
    var words: [Int] = []
    var className: String?
    func add(_ token: Int?) {
      guard let token else { return }
      type.members.append(
        MemberDeclaration(
          flags: flags, name: code.word(token), selector: code.word(token), type: className,
          position: code.tokens[token].lowerBound))
    }
    var block: Int?
    while index < end, code.kind(index) != .attribute {
      switch code.kind(index) {
      case .word:
        if code.is("IBOutlet", at: index) || code.is("IBOutletCollection", at: index) {
          flags.insert(.isOutlet)
        } else if code.isSign("(", at: index + 1), isMacro(index) {
          index += 1
          index = code.after(index)
          continue
        } else if !isMacro(index) {
          words.append(index)
          if className == nil, !Self.qualifiers.contains(code.word(index)) {
            className = code.word(index)
          }
        }
      case .sign:
        switch code.sign(index) {
        case UInt8(ascii: ";"):
          index += 1
          add(block ?? words.last)
          return
        case UInt8(ascii: ","):
          add(block ?? words.last)
          block = nil
        case UInt8(ascii: "("):
          // A block, `(^name)(…)`, or the class of the outlet collection.
          if code.isSign("^", at: index + 1) || code.isSign("*", at: index + 1) {
            let close = code.after(index) - 1
            block = (index + 1..<max(index + 1, close)).last { code.kind($0) == .word }
          }
          index = code.after(index)
          continue
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          index = code.after(index)
          continue
        case UInt8(ascii: "<"):
          skipAngles()
          continue
        case UInt8(ascii: ":"), UInt8(ascii: "="):
          // The width of the bit field, or a value.
          while index < end, !code.isSign(";", at: index), !code.isSign(",", at: index) {
            index = code.isSign("{", at: index) ? code.after(index) : index + 1
          }
          continue
        case UInt8(ascii: "}"): return
        default: break
        }
      default: break
      }
      index += 1
    }
  }

  private static let qualifiers: Set<String> = [
    "weak", "strong", "__weak", "__strong", "__kindof", "nonnull", "nullable", "const", "_Nonnull",
    "_Nullable", "__unsafe_unretained", "__block", "unsigned", "volatile", "static",
  ]

  /// Whether a word is a macro such as `NS_AVAILABLE_IOS`, not a name.
  private func isMacro(_ index: Int) -> Bool {
    let range = code.tokens[index].range
    guard range.count > 3 else { return false }
    if code.is("__attribute__", at: index) { return true }
    var hasUnderscore = false
    for byte in code.bytes[range] {
      if byte == UInt8(ascii: "_") {
        hasUnderscore = true
      } else if !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      {
        return false
      }
    }
    return hasUnderscore && code.bytes[range.lowerBound] != UInt8(ascii: "_")
  }
}
