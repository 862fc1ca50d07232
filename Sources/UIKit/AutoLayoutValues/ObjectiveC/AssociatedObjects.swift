#if !canImport(Darwin)
import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference: nil after deallocation.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns a class instance's associated value for a key, a unique address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let key = UInt(bitPattern: key)
  return AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject)?[key]
  }
}

/// Associates a value with an object until it is replaced or the owner is deallocated.
///
/// Responders, guides, constraints and layers release it themselves, other objects by a later
/// sweep.
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
  // Released outside the lock: a deinitializer may access associated values.
  withExtendedLifetime((old, dead)) {}
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociatedValues.lock.withLock {
    AssociatedValues.of(object as AnyObject)?.removeAll()
  }
  withExtendedLifetime(old) {}
}

package protocol AssociationOwner: AnyObject {
  nonisolated var associatedValues: AssociatedValues? { get set }
}

package final class AssociatedValues: @unchecked Sendable {
  // Safe: only used under ``lock``, by the functions above.
  static let lock = NSRecursiveLock()

  private var values: [UInt: AssociatedValue] = [:]

  subscript(key: UInt) -> Any? {
    values[key]?.current
  }

  func replace(_ key: UInt, by value: AssociatedValue?) -> AssociatedValue? {
    let old = values[key]
    values[key] = value
    return old
  }

  func removeAll() -> [UInt: AssociatedValue] {
    defer { values = [:] }
    return values
  }

  /// Returns the existing values, from the object or the table of foreign objects.
  static func of(_ object: AnyObject) -> AssociatedValues? {
    guard let owner = object as? any AssociationOwner else {
      return unsafe foreign.values(of: object)
    }
    return owner.associatedValues
  }

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

/// The values of objects that have no storage, whose deallocation is not observable.
///
/// A sweep runs after as many new owners as the table had: constant amortized cost per owner.
private struct AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var ownersUntilSweep = 16

  func values(of object: AnyObject) -> AssociatedValues? {
    // A living object may have a dead owner's address.
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values
  }

  mutating func made(for object: AnyObject, dead: inout [AssociatedValues]) -> AssociatedValues {
    if let values = values(of: object) { return values }
    // Counts owners, not entries: an owner at a dead owner's address reuses the entry.
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
