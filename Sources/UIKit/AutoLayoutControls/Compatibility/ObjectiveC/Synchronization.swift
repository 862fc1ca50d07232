#if !canImport(Darwin)
import Foundation

private final class ObjectLocks: @unchecked Sendable {
  // Safe: `locks` is only used under `guardLock`.
  static let all = ObjectLocks()
  private let guardLock = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ id: ObjectIdentifier) {
    let lock = guardLock.withLock { () -> NSRecursiveLock in
      let entry = locks[id] ?? (NSRecursiveLock(), 0)
      locks[id] = (entry.lock, entry.users + 1)
      return entry.lock
    }
    lock.lock()
  }

  func exit(_ id: ObjectIdentifier) -> Bool {
    let lock = guardLock.withLock { () -> NSRecursiveLock? in
      guard let entry = locks[id] else { return nil }
      locks[id] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.all.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Unlocks an object; returns -1 if no call of `objc_sync_enter` matches.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.all.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
#endif
