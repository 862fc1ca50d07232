#if !canImport(Darwin)
import AutoLayoutCore
public import AutoLayoutValues
import Dispatch
public import Foundation

// Selector-based calls of Foundation, on the main thread (see `Selector`).

private struct MethodCall: @unchecked Sendable {
  // Safe: it is only used on the main actor, which isolates such objects.
  weak var target: AnyObject?
  let selector: Selector
  let forms: [[Any?]]

  func run() {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { self.run() }
      return
    }
    MainActor.assumeIsolated {
      guard let target else { return }
      for arguments in forms where selector.send(to: target, arguments) { return }
    }
  }
}

extension Timer {
  /// Makes a timer that calls the weakly held target's method, in the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let target = WeakTarget(object: aTarget as AnyObject)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      guard let object = target.object else { return timer.invalidate() }
      MethodCall(target: object, selector: aSelector, forms: [[timer]]).run()
    }
  }
}

private struct WeakTarget: @unchecked Sendable {
  // Safe: it is only passed on.
  weak var object: AnyObject?
}

extension NotificationCenter {
  /// Calls a method for notifications until the weakly held observer is removed or deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = WeakTarget(object: observer as AnyObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let object = target.object else { return }
      // Methods accept the value or the object type, so both forms are passed.
      let boxed = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
      MethodCall(target: object, selector: aSelector, forms: [[notification], [boxed]]).run()
    }
    ObserverTokens.all.keep(token, of: observer as AnyObject, name: aName, object: anObject)
  }

  public func removeObserver(_ observer: NSObject) {
    ObserverTokens.all.remove(of: observer, name: nil, object: nil).forEach {
      removeObserver($0 as Any)
    }
    removeObserver(observer as Any)
  }

  public func removeObserver(
    _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    ObserverTokens.all.remove(of: observer, name: aName, object: anObject).forEach {
      removeObserver($0 as Any)
    }
  }
}

private final class ObserverTokens: @unchecked Sendable {
  // Safe: the list is only used under the lock.
  static let all = ObserverTokens()
  private let lock = NSLock()
  private var entries: [Entry] = []

  private struct Entry {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  func keep(
    _ token: any NSObjectProtocol, of observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let gone = lock.withLock {
      let gone = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(
        Entry(
          observer: observer, name: name, object: object.map { $0 as AnyObject }, token: token))
      return gone
    }
    for entry in gone { NotificationCenter.default.removeObserver(entry.token) }
  }

  func remove(
    of observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) -> [any NSObjectProtocol] {
    let object = object.map { $0 as AnyObject }
    return lock.withLock {
      let taken = entries.filter {
        $0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
      }
      entries.removeAll { entry in taken.contains { $0.token === entry.token } }
      return taken.map(\.token)
    }
  }
}

extension NSObject {
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let call = MethodCall(target: self, selector: aSelector, forms: [[anArgument]])
    let id = DelayedCalls.all.add(self, aSelector)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      if DelayedCalls.all.remove(id) { call.run() }
    }
  }

  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    MethodCall(target: self, selector: aSelector, forms: [[object]]).run()
  }

  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = MethodCall(target: self, selector: aSelector, forms: [[arg]])
    DispatchQueue.main.async { call.run() }
  }

  /// Calls a method on the main thread; `wait` is only honored there.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = MethodCall(target: self, selector: aSelector, forms: [[arg]])
    if wait { call.run() } else { DispatchQueue.main.async { call.run() } }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.all.cancel(aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.all.cancel(aTarget as AnyObject, aSelector)
  }
}

private final class DelayedCalls: @unchecked Sendable {
  // Safe: the list is only used under the lock.
  static let all = DelayedCalls()
  private let lock = NSLock()
  private var waiting: [Int: (target: ObjectIdentifier, selector: Selector)] = [:]
  private var next = 0

  func add(_ target: AnyObject, _ selector: Selector) -> Int {
    lock.withLock {
      next += 1
      waiting[next] = (ObjectIdentifier(target), selector)
      return next
    }
  }

  func remove(_ id: Int) -> Bool { lock.withLock { waiting.removeValue(forKey: id) != nil } }

  func cancel(_ target: AnyObject, _ selector: Selector?) {
    let id = ObjectIdentifier(target)
    lock.withLock {
      for (number, call) in waiting
      where call.target == id && (selector == nil || call.selector == selector) {
        waiting[number] = nil
      }
    }
  }
}
#endif
