import Foundation

/// A property that an interface document sets by name, for Swift without an Objective-C runtime.
///
/// The compiler rejects `@IBOutlet` on class properties there (F14.3). The wrapped property keeps
/// its type and retains its object:
///
/// ```swift
/// @Outlet var nameField: UITextField!
/// ```
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
  /// Sets the object or array; returns false if it has the wrong type.
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
  /// The outlets by name; a class's own come before its superclass's.
  @MainActor package var outlets: [String: any Connectable] {
    var found: [String: any Connectable] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for case (let label?, let value as any Connectable) in present.children {
        // The storage of a wrapped property has an underscore as its prefix.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if found[name] == nil { found[name] = value }
      }
      mirror = present.superclassMirror
    }
    return found
  }
}
