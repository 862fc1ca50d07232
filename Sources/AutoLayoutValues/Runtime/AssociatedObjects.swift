#if !canImport(Darwin)
import Foundation

/// How an associated value is held by its owner.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, if it can be, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive; any thread may ask.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Copied, if it can be, and the copy kept alive; any thread may ask.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The value that hangs on an object under a key.
///
/// - Parameters:
///   - object: The owner; only objects of classes have associated values.
///   - key: An address that nobody else uses as a key.
/// - Returns: The value, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  return AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject, makingIfNeeded: false)?[key]
  }
}

/// Hangs a value on an object, where it stays until it is replaced or its owner goes.
///
/// A value goes in the same instant as its owner when that is a responder, a guide, a constraint or
/// a layer; with other objects it goes soon after, when so many of those have values
/// that a look for dead ones is due.
///
/// - Parameters:
///   - object: The owner; only objects of classes have associated values.
///   - key: An address that nobody else uses as a key.
///   - value: The value, or nil to take the present one away.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  let new = value.map { AssociatedValue($0, policy) }
  let old = AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject, makingIfNeeded: new != nil)?.replace(key, by: new)
  }
  // The old value goes after the lock is free: its end may run code that asks for other values.
  withExtendedLifetime(old) {}
}

/// Takes all associated values away from an object.
///
/// - Parameter object: The owner.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject, makingIfNeeded: false)?.removeAll()
  }
  withExtendedLifetime(old) {}
}

/// An object that has room for its associated values, so that they go when it goes.
package protocol AssociationOwner: AnyObject {
  nonisolated var associatedValues: AssociatedValues? { get set }
}

/// The associated values of one object.
package final class AssociatedValues: @unchecked Sendable {
  // Safe: only used under ``lock``, by the functions above.
  /// Guards the values of all objects.
  static let lock = NSRecursiveLock()

  private var values: [UInt: AssociatedValue] = [:]

  subscript(key: UInt) -> Any? {
    values[key]?.current
  }

  /// Puts a value in the place of another one, which is returned.
  func replace(_ key: UInt, by value: AssociatedValue?) -> AssociatedValue? {
    let old = values[key]
    values[key] = value
    return old
  }

  /// Takes all values away and returns them.
  func removeAll() -> [UInt: AssociatedValue] {
    defer { values = [:] }
    return values
  }

  /// The values of an object, in its own room or in the table of foreign ones.
  static func of(_ object: AnyObject, makingIfNeeded: Bool) -> AssociatedValues? {
    guard let owner = object as? any AssociationOwner else {
      return unsafe foreign.values(of: object, makingIfNeeded: makingIfNeeded)
    }
    if owner.associatedValues == nil && makingIfNeeded {
      owner.associatedValues = AssociatedValues()
    }
    return owner.associatedValues
  }

  // Safe: only used under ``lock``.
  private nonisolated(unsafe) static var foreign = AssociationTable()
}

/// One value, held as its policy says.
final class AssociatedValue {
  private var strong: Any?
  private weak var unowned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      unowned = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: strong = value
    }
  }

  var current: Any? { strong ?? unowned }
}

/// The values of objects that have no room for them.
///
/// Nothing tells us when such an object goes. A dead owner is noticed by its weak reference, at the
/// latest when the table has doubled.
private struct AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 16

  mutating func values(of object: AnyObject, makingIfNeeded: Bool) -> AssociatedValues? {
    let id = ObjectIdentifier(object)
    // An entry of a dead owner may stand at the address of a living object.
    if let entry = entries[id], entry.owner === object { return entry.values }
    guard makingIfNeeded else { return nil }
    if entries.count >= nextSweep {
      entries = entries.filter { $0.value.owner != nil }
      nextSweep = max(16, entries.count * 2)
    }
    let values = AssociatedValues()
    entries[id] = Entry(owner: object, values: values)
    return values
  }
}
#endif
