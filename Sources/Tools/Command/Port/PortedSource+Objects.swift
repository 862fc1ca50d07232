extension PortedSource {
  /// Members accessed through `AnyObject`, with the classes that declare them.
  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    for member in [
      "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
      "uiEdgeInsetsValue", "uiOffsetValue",
    ] { owners[member] = "NSValue" }
    for member in [
      "doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "boolValue",
      "int32Value", "int64Value", "uint32Value", "uint64Value", "stringValue",
    ] { owners[member] = "NSNumber" }
    return owners
  }()

  /// Replaces dynamic lookup on `AnyObject` by a conditional cast.
  mutating func portDynamicLookup(_ place: Int) {
    guard text.is("AnyObject", at: place + 1) else { return }
    var next = place + 2
    let isOptional = text.is("?", at: next)
    if isOptional { next += 1 }
    if text.is("}", at: next) { return remarkDynamicLookup(afterClosure: next) }
    guard text.is(")", at: next) else { return }
    let bracket = next
    next += 1
    let isChained = text.is("?", at: next)
    if isChained { next += 1 }
    if text.is("?", at: next) || text.is("!", at: next) { next += 1 }
    guard text.is(".", at: next), text.tokens.indices.contains(next + 1) else { return }
    guard let owner = Self.owners[text.tokens[next + 1].text] else {
      // The class method is reported separately.
      guard text.tokens[next + 1].text != "description" else { return }
      return remarkMember(next + 1)
    }
    let last = text.tokens[isOptional ? place + 2 : place + 1].range.upperBound
    edits.replace(text.tokens[place].range.lowerBound..<last, by: "as? \(owner)")
    let end = text.tokens[bracket].range.upperBound
    if !isChained { edits.replace(end..<end, by: "?") }
  }

  /// Reports `map { $0 as AnyObject }?.cgRectValue`.
  private mutating func remarkDynamicLookup(afterClosure end: Int) {
    var next = end + 1
    if text.is(")", at: next) { next += 1 }
    if text.is("?", at: next) || text.is("!", at: next) { next += 1 }
    guard text.is(".", at: next), text.tokens.indices.contains(next + 1),
      Self.owners[text.tokens[next + 1].text] != nil
    else { return }
    remarkMember(next + 1)
  }

  private mutating func remarkMember(_ place: Int) {
    let member = text.tokens[place].text
    let advice = Self.owners[member].map { "cast to \($0)" } ?? "cast to the class that has it"
    edits.remark(
      "AnyObject has no members on Linux; \(advice) before '\(member)'",
      at: text.tokens[place].range.lowerBound)
  }

  /// Removes the second question mark of `delegate?.window??.frame`: the property isn't optional
  /// in the protocol.
  mutating func portOptionalWindow(_ place: Int) {
    guard text.is(".", at: place - 1), text.is("?", at: place + 1), text.is("?", at: place + 2),
      text.tokens[place + 2].range.lowerBound == text.tokens[place].range.upperBound + 1,
      text.is(".", at: place + 3)
    else { return }
    edits.replace(text.tokens[place + 2].range, by: "")
  }

  /// Replaces `Timer()` by a timer that never fires, a placeholder for a later timer.
  mutating func portBareTimer(_ place: Int) {
    guard text.is("(", at: place + 1), text.is(")", at: place + 2), !text.is(".", at: place - 1),
      !text.is("func", at: place - 1), index.superclasses["Timer"] == nil,
      !scopes.contains(where: { $0.type == "Timer" && $0.keyword != "extension" })
    else { return }
    edits.replace(
      text.tokens[place].range.lowerBound..<text.tokens[place + 2].range.upperBound,
      by: "Timer(timeInterval: 0, repeats: false) { _ in }")
  }
}
