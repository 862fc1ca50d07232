extension SourceDeclarations {
  /// Adds the literals, the places that name identifiers of documents by a literal, and the
  /// changes of objects.
  mutating func addUses(_ code: CodeText) {
    // The open parentheses around the current token.
    var calls: [Int] = []
    var around = TypesAround(types)
    for index in 0..<code.count {
      switch code.kind(index) {
      case .sign:
        switch code.sign(index) {
        case UInt8(ascii: "("): calls.append(index)
        case UInt8(ascii: ")"): _ = calls.popLast()
        default: break
        }
      case .word:
        guard var change = code.change(index) else { continue }
        change.type = around.name(at: code.tokens[index].lowerBound)
        changes.append(change)
      case .string:
        literals.append(LiteralHash.of(code.bytes[code.tokens[index].range]))
        guard let kind = code.useKind(index, call: calls.last), let name = code.literal(index),
          !name.isEmpty
        else { continue }
        let position = code.tokens[index].lowerBound
        uses.append(
          IdentifierUse(
            kind: kind, name: name, type: around.name(at: position), position: position))
      default: continue
      }
    }
  }
}

/// Finds the types around positions, which ascend.
private struct TypesAround {
  private let types: [TypeDeclaration]
  /// The types that begin later, the first last.
  private var waiting: [Int]
  private var open: [Int] = []

  init(_ types: [TypeDeclaration]) {
    self.types = types
    waiting = types.indices.sorted { types[$0].body.lowerBound > types[$1].body.lowerBound }
  }

  mutating func name(at position: Int) -> String {
    while let next = waiting.last, types[next].body.lowerBound <= position {
      open.append(next)
      waiting.removeLast()
    }
    while let last = open.last, types[last].body.upperBound <= position { open.removeLast() }
    return open.last.map { types[$0].name } ?? ""
  }
}

/// The hash of the literal with its quotes, by FNV-1a.
package enum LiteralHash {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension CodeText {
  /// The use of the identifier that a string is part of, if the code around it shows any.
  fileprivate func useKind(_ index: Int, call: Int?) -> IdentifierUse.Kind? {
    language == .swift ? swiftUse(index, call) : objectiveCUse(index)
  }

  private func swiftUse(_ index: Int, _ call: Int?) -> IdentifierUse.Kind? {
    if isSign("=", at: index - 1), isSign("=", at: index - 2) { return comparison(index - 3) }
    guard isSign(":", at: index - 1) || isSign("(", at: index - 1) else { return nil }
    let isWhole = isSign(",", at: index + 1) || isSign(")", at: index + 1)
    guard isWhole, let call, kind(call - 1) == .word else { return nil }
    let label = isSign("(", at: index - 1) ? "" : text(index - 2)
    switch word(call - 1) {
    case "instantiateViewController", "instantiateController":
      return label == "withIdentifier" || label == "identifier" ? .scene : nil
    case "instantiateViewControllerWithIdentifier": return .scene
    case "performSegue": return label == "withIdentifier" ? .segue : nil
    case "performSegueWithIdentifier": return label.isEmpty ? .segue : nil
    case "dequeueReusableCell", "dequeueReusableSupplementaryView":
      guard label == "withIdentifier" || label == "withReuseIdentifier" else { return nil }
      return isSign(",", at: index + 1) && self.is("for", at: index + 2)
        ? .reuse : swiftRequest(call)
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier":
      guard label.isEmpty else { return nil }
      return isSign(",", at: index + 1) ? .reuse : swiftRequest(call)
    case "UIStoryboard": return label == "name" ? .storyboard : nil
    case "UINib": return label == "nibName" ? .nib : nil
    case "loadNibNamed": return label.isEmpty ? .nib : nil
    case "init": return label == "nibName" ? .nib : nil
    default:
      // `SomeController(nibName: "Name", bundle: nil)`
      return label == "nibName" && isSign("(", at: index - 3) && isBundle(index + 2) ? .nib : nil
    }
  }

  /// Whether code unwraps the cell that a call returns.
  private func swiftRequest(_ call: Int) -> IdentifierUse.Kind {
    let next = after(call)
    return isSign("!", at: next) || self.is("as", at: next) && isSign("!", at: next + 1)
      ? .forcedReuse : .optionalReuse
  }

  /// Whether the code after a request neither tests the cell nor makes another.
  private func objectiveCRequest(_ index: Int) -> IdentifierUse.Kind {
    for next in index + 1..<min(index + 50, count) {
      let isTested =
        self.is("nil", at: next) || self.is("alloc", at: next) || isSign("!", at: next)
        || self.is("loadNibNamed", at: next) || isSign("?", at: next)
      if isTested { return .optionalReuse }
      if isSign("}", at: next) { break }
    }
    return .forcedReuse
  }

  private func isBundle(_ index: Int) -> Bool { self.is("bundle", at: index) }

  /// A comparison with `segue.identifier`, which ends before a token.
  private func comparison(_ last: Int) -> IdentifierUse.Kind? {
    var index = last
    while isSign("!", at: index) || isSign("?", at: index) || isSign("]", at: index) { index -= 1 }
    guard self.is("identifier", at: index) else { return nil }
    index -= 1
    while isSign(".", at: index) || isSign("!", at: index) || isSign("?", at: index) { index -= 1 }
    return self.is("segue", at: index) ? .segueComparison : nil
  }

  private func objectiveCUse(_ index: Int) -> IdentifierUse.Kind? {
    guard isSign("@", at: index - 1), isSign(":", at: index - 2), kind(index - 3) == .word
    else { return nil }
    let isIndexed = self.is("forIndexPath", at: index + 1)
    switch word(index - 3) {
    case "instantiateViewControllerWithIdentifier": return .scene
    case "performSegueWithIdentifier": return .segue
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier":
      return isIndexed ? .reuse : objectiveCRequest(index)
    case "withReuseIdentifier": return isIndexed ? .reuse : nil
    case "storyboardWithName": return .storyboard
    case "nibWithNibName", "loadNibNamed", "initWithNibName": return .nib
    case "isEqualToString", "isEqual": return comparison(index - 4)
    default: return nil
    }
  }
}
