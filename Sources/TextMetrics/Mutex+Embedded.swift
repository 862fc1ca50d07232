#if hasFeature(Embedded)
import Synchronization

/// What Embedded Swift has in place of Synchronization's mutex, which needs a system to wait with.
///
/// Whoever finds it taken tries again until it is free. With a single thread, as on most machines
/// without a system, it is never found taken. No interrupt may measure text: it would wait for what
/// it interrupted.
///
/// The value must be one that any thread may have, which the real one does not ask.
@safe
struct Mutex<Value: Sendable>: ~Copyable, @unchecked Sendable {
  // Safe: only `withLock` touches the value, and there only the one who has set `isTaken`.
  private let isTaken = Atomic<Bool>(false)
  /// Where the value stands: it changes while the mutex itself is only read.
  private let place: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: value)
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// Calls `body` with the value, for one caller at a time.
  ///
  /// - Parameter body: What reads and changes the value; it does not call this again.
  /// - Returns: What `body` returns.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    while !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {
    }
    defer { isTaken.store(false, ordering: .releasing) }
    return unsafe body(&place.pointee)
  }
}
#endif
