extension PortedSource {
  /// Functions of the Objective-C run time that the module ObjectiveC also has on Linux.
  private static let runTimeFunctions: Set = [
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
  ]
  private static let runTimePrefixes = [
    "class_", "imp_", "ivar_", "method_", "objc_", "object_", "property_", "protocol_", "sel_",
  ]

  /// Whether a word names a part of the Objective-C run time that is missing on Linux.
  static func isRunTimeFunction(_ name: String) -> Bool {
    name == "IMP"
      || !runTimeFunctions.contains(name) && runTimePrefixes.contains(where: name.hasPrefix)
  }

  mutating func remarkRunTime(_ place: Int) {
    let name = text.tokens[place].text
    guard !text.is(".", at: place - 1), name == "IMP" || text.is("(", at: place + 1) else { return }
    edits.remark(
      "'\(name)' needs the Objective-C run time; on Linux methods cannot be exchanged: override the method in a subclass instead",
      at: text.tokens[place].range.lowerBound)
  }

  /// Reports function types that only Objective-C can represent.
  mutating func remarkConvention(_ place: Int) {
    guard text.is("(", at: place + 1), let close = text.closing(place + 1) else { return }
    let isBlock = text.is("block", at: place + 2)
    let objects: Set = ["AnyObject", "Any", "AnyClass", "Selector", "NSObject", "IMP"]
    guard isBlock || text.is("c", at: place + 2), text.is("(", at: close + 1),
      let end = text.closing(close + 1)
    else { return }
    let hasObject = text.tokens[(close + 1)..<end].contains {
      objects.contains($0.text) || $0.text.hasPrefix("UI")
    }
    guard isBlock || hasObject else { return }
    edits.remark(
      "this function type needs Objective-C; use a Swift closure type",
      at: text.tokens[place].range.lowerBound)
  }

  /// Reports `type(of: object).description()` for an object that is only an `AnyObject`.
  mutating func remarkClassDescription(_ place: Int) {
    guard text.is("(", at: place + 1), text.is(".", at: place - 1), text.is(")", at: place - 2),
      let open = text.tokens[..<place].lastIndex(where: { $0.text == "type" }),
      text.is("(", at: open + 1), text.is("of", at: open + 2), text.is(":", at: open + 3),
      text.closing(open + 1) == place - 2
    else { return }
    let object = text.tokens[(open + 4)..<(place - 2)]
    let isUntyped =
      object.contains { $0.text == "AnyObject" }
      || object.count == 1 && object.first.map { isAnyObject($0.text, before: open) } == true
    guard isUntyped else { return }
    edits.remark(
      "AnyObject has no class method 'description' on Linux; write String(reflecting: type(of: …))",
      at: text.tokens[place].range.lowerBound)
  }

  private func isAnyObject(_ name: String, before place: Int) -> Bool {
    text.tokens[..<place].indices.contains { index in
      text.tokens[index].text == name && text.is(":", at: index + 1)
        && text.is("AnyObject", at: index + 2)
    }
  }
}
