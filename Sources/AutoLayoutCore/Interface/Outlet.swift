import Foundation

/// A property that an interface document fills by its name: `@IBOutlet` where Swift has no
/// Objective-C runtime.
///
/// There the compiler refuses `@IBOutlet` on properties of classes (F14.3). The property keeps its
/// type, and what it refers to is kept alive:
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

  /// Makes an outlet that is nil until a document is connected.
  public init() where Value: ExpressibleByNilLiteral {
    storage = Storage(nil)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// An outlet of any type.
@MainActor
package protocol Connectable {
  /// Refers to an object, or to a list of objects, unless it is of another type.
  ///
  /// - Parameter object: The object or the list.
  /// - Returns: Whether the type is right.
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
  /// The outlets of the object by their names, those of its class before those of classes above.
  @MainActor package var outlets: [String: any Connectable] {
    var found: [String: any Connectable] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for case (let label?, let value as any Connectable) in present.children {
        // The storage of a wrapped property has the property's name behind an underscore.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if found[name] == nil { found[name] = value }
      }
      mirror = present.superclassMirror
    }
    return found
  }
}
