struct StoredHandle: BitwiseCopyable, Sendable {
  private var bits: UInt64

  init(_ handle: WeakHandle?) { bits = handle?.bits ?? .max }

  var handle: WeakHandle? {
    @inline(__always) get { bits == .max ? nil : WeakHandle(bits: bits) }
  }
}
