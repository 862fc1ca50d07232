/// A weak handle or nil, in the eight bytes of the handle.
struct StoredHandle: BitwiseCopyable, Sendable {
  /// Those of a handle; all ones, which no handle has, for nil.
  private var bits: UInt64

  init(_ handle: WeakHandle?) { bits = handle?.bits ?? .max }

  var handle: WeakHandle? {
    @inline(__always) get { bits == .max ? nil : WeakHandle(bits: bits) }
  }
}
