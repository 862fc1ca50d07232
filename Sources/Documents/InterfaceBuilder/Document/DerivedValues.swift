internal import Synchronization

/// Values derived from a document, each made once for all scenes.
final class DerivedValues: Sendable {
  private struct Name: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: any Hashable & Sendable

    static func == (first: Name, second: Name) -> Bool {
      first.type == second.type && AnyHashable(first.key) == AnyHashable(second.key)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(AnyHashable(key))
    }
  }

  private let values = Mutex<[Name: any Sendable]>([:])

  /// Returns the value with a type and a key, made by a closure that may derive other values.
  func value<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key, _ make: () -> Value
  ) -> Value {
    let name = Name(type: ObjectIdentifier(Value.self), key: key)
    if let known = values.withLock({ $0[name] }), let value = known as? Value { return value }
    let made = make()
    values.withLock { $0[name] = made }
    return made
  }
}
