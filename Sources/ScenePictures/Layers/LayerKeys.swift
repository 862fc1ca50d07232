import Foundation

/// Numbers that name the layers of a document's scenes, the same ones after each edit and in every
/// environment.
@MainActor
package final class LayerKeys {
  private var keys: [String: Int] = [:]
  private var names: [Int: String] = [:]

  /// No numbers yet.
  package init() {}

  /// Goes on with the numbers that others have given.
  ///
  /// - Parameter names: The names in the order of their numbers.
  package init(_ names: [String]) {
    for name in names { _ = key(name) }
  }

  /// The names in the order of their numbers.
  package var all: [String] { (0..<keys.count).map { names[$0 + 1] ?? "" } }

  /// The number of a name.
  package func key(_ name: String) -> Int {
    if let known = keys[name] { return known }
    let key = keys.count + 1
    keys[name] = key
    names[key] = name
    return key
  }

  /// The number of a view of the document.
  package func key(ofView id: String) -> Int { key(Self.name(ofView: id)) }

  /// The name of a view of the document.
  package static func name(ofView id: String) -> String { prefix + id }

  /// The view of the document that a number names; nil for all others.
  package func view(_ key: Int) -> String? {
    names[key].flatMap { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : nil }
  }

  private static let prefix = "view "
}
