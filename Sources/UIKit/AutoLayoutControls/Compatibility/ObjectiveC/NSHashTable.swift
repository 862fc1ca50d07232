#if !canImport(Darwin)
public import Foundation

open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private final var buckets: [Int: [TableReference<ObjectType>]] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    buckets.reserveCapacity(initialCapacity)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap(\.object) } }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return buckets[options.hash(object)]?.lazy.compactMap(\.object)
      .first { options.same($0, object) }
  }

  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    let hash = options.hash(object)
    buckets[hash, default: []].removeAll { $0.object == nil }
    buckets[hash, default: []].append(options.reference(object))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = options.hash(object)
    buckets[hash]?.removeAll { $0.object.map { options.same($0, object) } ?? true }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  open func removeAllObjects() { buckets.removeAll() }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
#endif
