/// An optional weak handle in the eight bytes of a handle.
struct StoredHandle: BitwiseCopyable, Sendable {
  /// The bits of a handle; all ones, which no handle has, for nil.
  private var bits: UInt64

  init(_ handle: WeakHandle?) { bits = handle?.bits ?? .max }

  var handle: WeakHandle? {
    @inline(__always) get { bits == .max ? nil : WeakHandle(bits: bits) }
  }
}
