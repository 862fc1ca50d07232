#if canImport(Darwin)

/// An unretained reference to an object.
struct UnretainedObject {
  // Objective-C stores weak references outside of the object.
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  var retained: AnyObject? { object }

  @inline(__always)
  func with<Result>(_ body: (AnyObject) -> Result) -> Result? {
    object.map(body)
  }
}

#else
import CSwiftRuntime

/// An unretained reference to an object, whose memory the holder keeps valid.
@safe struct UnretainedObject: @unchecked Sendable {
  // Safe: it is only a name; the object is accessed only by the functions below.
  private let object: Unmanaged<AnyObject>

  init(_ object: AnyObject) {
    unsafe self.object = Unmanaged.passUnretained(object)
  }

  /// The object, retained; nil after the last release.
  ///
  /// Sound on any thread while something keeps the object's `deinit` from ending.
  var retained: AnyObject? {
    guard let object = unsafe autolayout_try_retain(object.toOpaque()) else { return nil }
    // Consumes the counted reference.
    return unsafe Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }

  @inline(__always)
  func with<Result>(_ body: (AnyObject) -> Result) -> Result? {
    unsafe object._withUnsafeGuaranteedRef(body)
  }
}

#endif
