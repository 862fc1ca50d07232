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
    var name = String(reflecting: type(of: item))
    // A class that is private to a file or local to a function, without the place in memory that
    // tells it from others; an expression is expensive to make, and few names need one.
    if name.contains("(unknown context at ") {
      name.replace(/\(unknown context at [^)]*\)\./, with: "")
    }
    for module in ["Values", "Core", "Controls", "Lists", "Compatibility"] {
      let prefix = "AutoLayout\(module)."
      if name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
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
