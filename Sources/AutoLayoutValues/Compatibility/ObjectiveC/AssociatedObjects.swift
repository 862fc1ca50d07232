#if !canImport(Darwin)
import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
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
    AssociatedValues.of(object as AnyObject)?[key]
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
  var dead: [AssociatedValues] = []
  let old = AssociatedValues.lock.withLock {
    let values =
      new == nil
      ? AssociatedValues.of(object as AnyObject)
      : AssociatedValues.made(for: object as AnyObject, dead: &dead)
    return values?.replace(key, by: new)
  }
  // What goes, goes after the lock is free: its end may run code that asks for other values.
  withExtendedLifetime((old, dead)) {}
}

/// Takes all associated values away from an object.
///
/// - Parameter object: The owner.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject)?.removeAll()
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

  /// The values of an object that has some, in its own room or in the table of foreign ones.
  static func of(_ object: AnyObject) -> AssociatedValues? {
    guard let owner = object as? any AssociationOwner else {
      return unsafe foreign.values(of: object)
    }
    return owner.associatedValues
  }

  /// The values of an object, which may be none yet.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - dead: Gains the values of foreign owners that are found to be gone.
  /// - Returns: The values.
  static func made(for object: AnyObject, dead: inout [AssociatedValues]) -> AssociatedValues {
    guard let owner = object as? any AssociationOwner else {
      return unsafe foreign.made(for: object, dead: &dead)
    }
    if let values = owner.associatedValues { return values }
    let values = AssociatedValues()
    owner.associatedValues = values
    return values
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
/// Nothing tells us when such an object goes. A dead owner is noticed by its weak reference, when
/// as many owners came as the table had at the last look: looking costs each of them the same.
private struct AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var ownersUntilSweep = 16

  /// The values of an object that has some.
  func values(of object: AnyObject) -> AssociatedValues? {
    // An entry of a dead owner may stand at the address of a living object.
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values
  }

  /// The values of an object, which may be none yet; what dead owners had is handed out.
  mutating func made(for object: AnyObject, dead: inout [AssociatedValues]) -> AssociatedValues {
    if let values = values(of: object) { return values }
    // Owners are counted, not entries: an owner at the address of a dead one takes its entry, and
    // while that happens again and again the table does not grow.
    ownersUntilSweep -= 1
    if ownersUntilSweep <= 0 { sweep(dead: &dead) }
    let values = AssociatedValues()
    if let old = entries.updateValue(Entry(owner: object, values: values), forKey: .init(object)) {
      dead.append(old.values)
    }
    return values
  }

  private mutating func sweep(dead: inout [AssociatedValues]) {
    for (id, entry) in entries where entry.owner == nil {
      dead.append(entry.values)
      entries[id] = nil
    }
    ownersUntilSweep = max(16, entries.count)
  }
}
#endif
