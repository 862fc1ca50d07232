#if hasFeature(Embedded)
import Synchronization

/// A spin lock for Embedded Swift, where Synchronization's mutex needs an operating system.
///
/// An interrupt handler must not measure text: it would wait for the code that it interrupted.
@safe
struct Mutex<Value: Sendable>: ~Copyable, @unchecked Sendable {
  // Safe: only `withLock` touches the value, and only the caller that has set `isTaken`.
  private let isTaken = Atomic<Bool>(false)
  private let place: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: value)
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// Calls `body` with exclusive access; it must not call `withLock` again.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    while !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {
    }
    defer { isTaken.store(false, ordering: .releasing) }
    return unsafe body(&place.pointee)
  }
}
#endif
