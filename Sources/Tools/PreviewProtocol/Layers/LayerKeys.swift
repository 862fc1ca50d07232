import Foundation

@MainActor
package final class LayerKeys {
  private var keys: [String: Int] = [:]
  private var names: [Int: String] = [:]

  package init() {}

  /// Continues with existing keys.
  package init(_ names: [String]) {
    for name in names { _ = key(name) }
  }

  package var all: [String] { (0..<keys.count).map { names[$0 + 1] ?? "" } }

  package func key(_ name: String) -> Int {
    if let known = keys[name] { return known }
    let key = keys.count + 1
    keys[name] = key
    names[key] = name
    return key
  }

  package func key(ofView id: String) -> Int { key(Self.name(ofView: id)) }

  package static func name(ofView id: String) -> String { prefix + id }

  /// Returns the document's view with a key; nil for other layers.
  package func view(_ key: Int) -> String? {
    names[key].flatMap { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : nil }
  }

  private static let prefix = "view "
}
