import CSystemClasses

/// Apple's classes, outlets and modules: the table in `Sources/Documents/CSystemClasses`.
package struct SystemClasses: Sendable {
  package static let table = SystemClasses(text: text)

  package private(set) var superclasses: [String: String] = [:]
  /// The classes of elements in documents, by the elements' names.
  package private(set) var elements: [String: String] = [:]
  package private(set) var outlets: Set<String> = []
  package private(set) var attributes: Set<String> = []
  package private(set) var selectors: Set<String> = []
  /// Outlets and attributes that well-known packages add to Apple's classes.
  package private(set) var packages: Set<String> = []
  package private(set) var modules: Set<String> = []

  package func isClass(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  private static var text: String {
    var count = 0
    let start = unsafe system_class_table(&count)
    // Safe: `start` points to `count` bytes, which are part of the program.
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private init(text: String) {
    var head: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      var words = line.split(separator: " ")
      if !line.hasPrefix(" "), let first = words.first {
        head = first == "class" ? Array(words.prefix(2)) : [first]
        words.removeFirst(head.count)
      }
      add(words, head)
    }
  }

  private mutating func add(_ words: [Substring], _ head: [Substring]) {
    let names = words.map(String.init)
    switch head.first {
    case "class":
      guard let above = head.last?.dropLast() else { return }
      for name in names { superclasses[name] = String(above) }
    case "element":
      for name in names {
        let parts = name.split(separator: "=")
        if parts.count == 2 { elements[String(parts[0])] = String(parts[1]) }
      }
    case "outlets:": outlets.formUnion(names)
    case "attributes:": attributes.formUnion(names)
    case "selectors:": selectors.formUnion(names)
    case "packages:": packages.formUnion(names)
    case "modules:": modules.formUnion(names)
    default: break
    }
  }
}
