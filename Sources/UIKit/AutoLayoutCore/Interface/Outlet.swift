import Foundation

/// A property that a document sets by name: the compiler rejects `@IBOutlet` here (F14.3).
@propertyWrapper @preconcurrency @MainActor
public struct Outlet<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init() where Value: ExpressibleByNilLiteral {
    storage = Storage(nil)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

@MainActor
package protocol Connectable {
  func connect(_ object: Any) -> Bool
}

extension Outlet: Connectable {
  package func connect(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    storage.value = value
    return true
  }
}

extension NSObject {
  @MainActor package var outlets: [String: any Connectable] {
    var found: [String: any Connectable] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for case (let label?, let value as any Connectable) in present.children {
        // A wrapped property's storage has an underscore as a prefix.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if found[name] == nil { found[name] = value }
      }
      mirror = present.superclassMirror
    }
    return found
  }
}
