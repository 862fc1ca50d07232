/// What a ``WeakHandle`` holds: where its object is found, which of the objects that were found
/// there it is, and of which kind.
///
/// Every constraint names up to three views, so the word is as small as it can be: one machine word
/// where addresses leave room in it, also when it is optional.
@safe struct WeakHandleWord: Hashable, @unchecked Sendable {
  #if _pointerBitWidth(_64) && !os(Android)
  // The upper 16 bits of an address in a program's own memory are not used, nor are the lower ones
  // of an aligned one. A pointer, which is never followed as it is, because an optional pointer
  // needs no more room.
  private let bits: UnsafeRawPointer

  private static let addressBits: UInt = 0x0000_FFFF_FFFF_FFFC

  @inline(__always)
  init(address: UnsafeMutableRawPointer, generation: UInt16, kind: WeakHandle.Kind) {
    let plain = UInt(bitPattern: address)
    precondition(plain & ~Self.addressBits == 0, "an address does not leave room for a weakHandle")
    // Not 0, because the address is not.
    unsafe bits =
      UnsafeRawPointer(bitPattern: plain | UInt(generation) << 48 | UInt(kind.rawValue))
      .unsafelyUnwrapped
  }

  var address: UnsafeMutableRawPointer {
    // As above: not 0.
    @inline(__always) get {
      unsafe UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: bits) & Self.addressBits)
        .unsafelyUnwrapped
    }
  }

  var generation: UInt16 {
    @inline(__always) get { unsafe UInt16(truncatingIfNeeded: UInt(bitPattern: bits) >> 48) }
  }

  var kind: WeakHandle.Kind {
    // Made of a kind, in `init`.
    @inline(__always) get {
      unsafe unsafeBitCast(
        UInt8(truncatingIfNeeded: UInt(bitPattern: bits) & 3), to: WeakHandle.Kind.self)
    }
  }

  @inline(__always)
  static func == (a: WeakHandleWord, b: WeakHandleWord) -> Bool { unsafe a.bits == b.bits }

  func hash(into hasher: inout Hasher) { unsafe hasher.combine(bits) }
  #else
  // Addresses are short, or carry marks of the system in their upper bits.
  let address: UnsafeMutableRawPointer
  let generation: UInt16
  let kind: WeakHandle.Kind

  init(address: UnsafeMutableRawPointer, generation: UInt16, kind: WeakHandle.Kind) {
    unsafe self.address = unsafe address
    self.generation = generation
    self.kind = kind
  }

  static func == (a: WeakHandleWord, b: WeakHandleWord) -> Bool {
    unsafe a.address == b.address && a.generation == b.generation && a.kind == b.kind
  }

  func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(address)
    hasher.combine(generation)
  }
  #endif
}
