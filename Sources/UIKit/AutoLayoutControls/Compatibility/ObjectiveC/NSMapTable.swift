#if !canImport(Darwin)
public import Foundation

open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: TableReference<KeyType>, value: TableReference<ObjectType>)
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private final var buckets: [Int: [Entry]] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    buckets.reserveCapacity(initialCapacity)
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private final var live: [(key: KeyType, value: ObjectType)] {
    buckets.values.flatMap { entries in
      entries.compactMap { entry in
        guard let key = entry.key.object, let value = entry.value.object else { return nil }
        return (key, value)
      }
    }
  }

  open var count: Int { live.count }

  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return buckets[keyOptions.hash(key)]?.first { entry in
      entry.key.object.map { keyOptions.same($0, key) } ?? false
    }?.value.object
  }

  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let object else { return }
    buckets[keyOptions.hash(key), default: []].append(
      (keyOptions.reference(key), valueOptions.reference(object)))
  }

  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    let hash = keyOptions.hash(key)
    buckets[hash]?.removeAll { entry in
      guard let present = entry.key.object, entry.value.object != nil else { return true }
      return keyOptions.same(present, key)
    }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  open func removeAllObjects() { buckets.removeAll() }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: live.map(\.value)).objectEnumerator()
  }
}
#endif
