import Foundation

/// How a view or a guide is called in logs and descriptions: `UIView:0x60000123`.
enum LayoutItemName {
  /// `CLASS:ADDRESS`, with the text of a label or the identifier of a guide behind it (F2.22).
  static func of(_ item: AnyObject) -> String {
    let name = "\(className(item)):\(address(item))"
    guard let handle = WeakHandle.of(item),
      let text = MainActor.assumeIsolated({
        handle.view?.describedText ?? handle.guide?.describedText
      })
    else { return name }
    return "\(name)'\(text)'"
  }

  /// The class as Objective-C would print it; a class of a client's module has the module's name
  /// before it (F2.24).
  static func className(_ item: AnyObject) -> String {
    let name = withoutContexts(String(reflecting: type(of: item)))
    guard let dot = name.firstIndex(of: "."), ownModules.contains(name[..<dot]) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// The modules whose classes are UIKit's.
  private static let ownModules: Set<Substring> = [
    "AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls",
  ]

  /// The name of a class that is private to a file or local to a function, without the place in
  /// memory that tells it from others.
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

  /// The object's address.
  static func address(_ item: AnyObject) -> String {
    let bits = UInt(bitPattern: ObjectIdentifier(item))
    return "0x" + String(bits, radix: 16)
  }

  /// At most 25 characters and three dots (F2.22).
  static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}
