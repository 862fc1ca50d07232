#if canImport(Darwin)

/// An object that is named without being kept alive.
struct UnretainedObject {
  // Objects of Objective-C have their weak references outside of themselves.
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  /// The object with a reference of its own; nil if its last reference is gone already.
  var retained: AnyObject? { object }

  @inline(__always)
  func with<Result>(_ body: (AnyObject) -> Result) -> Result? {
    object.map(body)
  }
}

#else
import CSwiftRuntime

/// An object that is named without being kept alive.
///
/// Whoever has one makes sure that the object's memory is still there.
@safe struct UnretainedObject: @unchecked Sendable {
  // Safe: it is a name; what it names is only reached by the functions below.
  private let object: Unmanaged<AnyObject>

  init(_ object: AnyObject) {
    unsafe self.object = Unmanaged.passUnretained(object)
  }

  /// The object with a reference of its own; nil if its last reference is gone already.
  ///
  /// Sound on any thread, while something keeps the object's `deinit` from ending: the count is
  /// raised only if it is not 0, in one atomic step.
  var retained: AnyObject? {
    guard let object = unsafe autolayout_try_retain(object.toOpaque()) else { return nil }
    // Takes over the reference that was counted.
    return unsafe Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }

  /// Calls `body` with the object, which somebody else has to keep meanwhile.
  @inline(__always)
  func with<Result>(_ body: (AnyObject) -> Result) -> Result? {
    unsafe object._withUnsafeGuaranteedRef(body)
  }
}

#endif
