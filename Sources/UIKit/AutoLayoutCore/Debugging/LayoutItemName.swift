import Foundation

enum LayoutItemName {
  /// `CLASS:ADDRESS`, followed by a label's text or a guide's identifier (F2.22).
  static func of(_ item: AnyObject) -> String {
    let name = "\(className(item)):\(address(item))"
    guard let handle = WeakHandle.of(item),
      let text = MainActor.assumeIsolated({
        handle.view?.describedText ?? handle.guide?.describedText
      })
    else { return name }
    return "\(name)'\(text)'"
  }

  /// The class name as printed by Objective-C; a client's class has the module as a prefix (F2.24).
  static func className(_ item: AnyObject) -> String {
    let name = withoutContexts(String(reflecting: type(of: item)))
    guard let dot = name.firstIndex(of: "."), ownModules.contains(name[..<dot]) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  private static let ownModules: Set<Substring> = [
    "AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls",
  ]

  private static func withoutContexts(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    var name = name
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  static func address(_ item: AnyObject) -> String {
    let bits = UInt(bitPattern: ObjectIdentifier(item))
    return "0x" + String(bits, radix: 16)
  }

  /// Truncates to 25 characters and three dots (F2.22).
  static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}
