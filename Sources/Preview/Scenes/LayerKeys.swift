import Foundation

/// Numbers that name the layers of a document's scenes, the same ones after each edit and in every
/// environment.
@MainActor
final class LayerKeys {
  private var keys: [String: Int] = [:]
  private var names: [Int: String] = [:]

  /// The number of a name.
  func key(_ name: String) -> Int {
    if let known = keys[name] { return known }
    let key = keys.count + 1
    keys[name] = key
    names[key] = name
    return key
  }

  /// The number of a view of the document.
  func key(ofView id: String) -> Int { key(Self.prefix + id) }

  /// The view of the document that a number names; nil for all others.
  func view(_ key: Int) -> String? {
    names[key].flatMap { $0.hasPrefix(Self.prefix) ? String($0.dropFirst(Self.prefix.count)) : nil }
  }

  private static let prefix = "view "
}
