import CodeDeclarations

/// A source file in conversion for a system that lacks Objective-C.
///
/// Constructs that Swift supports on Linux stay; others are removed if nothing is lost, or
/// replaced; the rest is reported. Documents find members by name, through tables in the classes.
struct PortedSource: Sendable {
  let text: SourceText
  let index: DeclarationIndex
  var edits = SourceEdits()
  let scopes: [DeclarationIndex.Scope]

  init(_ text: SourceText, index: DeclarationIndex) {
    self.text = text
    self.index = index
    scopes = DeclarationIndex.scopes(of: text)
    for place in text.tokens.indices {
      let token = text.tokens[place]
      switch token.kind {
      case .attribute: portAttribute(place)
      case .pound: portPound(place)
      case .word: portWord(place)
      default: break
      }
    }
    addTables()
    importNetworking()
  }

  var result: String { edits.applied(to: text) }

  // MARK: Attributes

  private mutating func portAttribute(_ place: Int) {
    let token = text.tokens[place]
    switch token.text {
    case "@objc", "@objcMembers":
      let end = text.is("(", at: place + 1) ? text.closing(place + 1) : nil
      edits.remove(
        token.range.lowerBound..<text.tokens[end ?? place].range.upperBound, from: text)
      bindProtocol(after: (end ?? place) + 1)
    case "@IBOutlet": portOutlet(place)
    case "@IBAction": portAction(place)
    case "@IBInspectable": portInspectable(place)
    case "@convention": remarkConvention(place)
    case "@UIApplicationMain", "@NSApplicationMain": edits.replace(token.range, by: "@main")
    default: break
    }
  }

  /// Restricts an Objective-C protocol to classes, as required for weak references.
  private mutating func bindProtocol(after place: Int) {
    var next = place
    while next < text.tokens.count,
      text.tokens[next].kind == .attribute
        || ["public", "internal", "private", "fileprivate", "open"].contains(text.tokens[next].text)
    { next += 1 }
    guard text.is("protocol", at: next), next + 2 < text.tokens.count else { return }
    if text.is("{", at: next + 2) {
      let end = text.tokens[next + 1].range.upperBound
      edits.replace(end..<end, by: ": AnyObject")
    } else if text.is(":", at: next + 2) {
      let end = text.tokens[next + 2].range.upperBound
      edits.replace(end..<end, by: " AnyObject,")
    }
  }

  // MARK: Words

  private mutating func portWord(_ place: Int) {
    let token = text.tokens[place]
    switch token.text {
    case "optional": portOptional(place)
    case "override":
      guard let scope = DeclarationIndex.innermost(place, scopes), scope.keyword == "extension"
      else { return }
      edits.remark(
        "an extension cannot override a member; move the override into the class",
        at: token.range.lowerBound)
    case "import": portImport(place)
    case "as": portDynamicLookup(place)
    case "Timer": portBareTimer(place)
    case "description": remarkClassDescription(place)
    case "window": portOptionalWindow(place)
    case let name where Self.isRunTimeFunction(name): remarkRunTime(place)
    default: portOptionalCall(place)
    }
  }

  /// Adds an empty default implementation for an optional protocol member.
  private mutating func portOptional(_ place: Int) {
    guard let scope = DeclarationIndex.innermost(place, scopes), scope.keyword == "protocol" else {
      return
    }
    edits.remove(text.tokens[place].range, from: text)
    guard let start = text.tokens[place...].firstIndex(where: { $0.text == "func" }),
      let end = endOfRequirement(start, in: scope)
    else {
      edits.remark(
        "this protocol member was optional; give it a default in an extension",
        at: text.tokens[place].range.lowerBound)
      return
    }
    let signature = text.text(text.tokens[start].range.lowerBound..<end)
    let hasResult = signature.contains("->")
    guard !hasResult || signature.hasSuffix("?") else {
      edits.remark(
        "this protocol member was optional and has a result; give it a default in an extension",
        at: text.tokens[place].range.lowerBound)
      return
    }
    let access = scope.body.lowerBound > 0 ? protocolAccess(scope) : ""
    edits.replace(
      text.bytes.count..<text.bytes.count,
      by:
        "\nextension \(scope.type) {\n  \(access)\(signature) \(hasResult ? "{ nil }" : "{}")\n}\n")
  }

  private func protocolAccess(_ scope: DeclarationIndex.Scope) -> String {
    let keyword = text.tokens[..<scope.body.lowerBound].lastIndex { $0.text == "protocol" }
    let modifiers = keyword.map { DeclarationIndex.modifiers(before: $0, in: text) } ?? []
    return modifiers.contains("public") ? "public " : ""
  }

  private func endOfRequirement(_ start: Int, in scope: DeclarationIndex.Scope) -> Int? {
    guard
      let open = text.tokens[start..<scope.body.upperBound].firstIndex(where: { $0.text == "(" }),
      let close = text.closing(open)
    else { return nil }
    var last = close
    while last + 1 < scope.body.upperBound - 1, !text.tokens[last + 1].beginsLine { last += 1 }
    return text.tokens[last].range.upperBound
  }

  private static let delegateMethods = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar",
    "navigationController", "tabBarController", "gestureRecognizer", "pageViewController",
    "presentationController", "imagePickerController", "numberOfSections", "viewForZooming",
    "numberOfComponents", "pickerView",
  ]

  /// Removes the second question mark of `delegate?.done?(self)`: every method is implemented.
  private mutating func portOptionalCall(_ place: Int) {
    let name = text.tokens[place].text
    guard text.is(".", at: place - 1), text.is("?", at: place + 1), text.is("(", at: place + 2),
      text.tokens[place + 1].range.lowerBound == text.tokens[place].range.upperBound,
      index.optionalMethods.contains(name)
        || Self.delegateMethods.contains(where: { name.hasPrefix($0) })
    else { return }
    edits.replace(text.tokens[place + 1].range, by: "")
  }

  func isInCondition(_ place: Int) -> Bool {
    var depth = 0
    for token in text.tokens[..<place] where token.kind == .pound {
      if token.text == "#if" { depth += 1 }
      if token.text == "#endif" { depth -= 1 }
    }
    return depth > 0
  }
}
