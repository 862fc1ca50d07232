import Foundation

// Stubs for the modules that weak handles depend on, and a lock that the sanitizer supports.

struct ItemID {
  var raw: UInt32
}

final class Mutex<Value>: @unchecked Sendable {
  // Unchecked: `value` is only used under the lock.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

class UIView: NSObject {
  let weakHandle = WeakHandle(.view)
  var subviews: [UIView] = []

  override init() {
    super.init()
    weakHandle.bind(to: self)
  }

  deinit { weakHandle.invalidate() }
}

class UILayoutGuide: NSObject {
  let weakHandle = WeakHandle(.guide)
}

class UIViewController: NSObject {}
