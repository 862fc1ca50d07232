/// The memory for texts and lists; a call's result is valid until the next call.
@safe
enum Transfer {
  // Safe: WebAssembly has one thread, and native users must call from a single thread.
  nonisolated(unsafe) private static var input = unsafe UnsafeMutableRawBufferPointer(
    start: nil, count: 0)
  nonisolated(unsafe) private static var output = unsafe UnsafeMutableRawBufferPointer(
    start: nil, count: 0)

  static func makeRoom(_ bytes: Int) -> UnsafeMutableRawPointer? {
    unsafe grow(&input, to: bytes)
    return unsafe input.baseAddress
  }

  static func text(_ bytes: Int32) -> String {
    unsafe String(decoding: input.prefix(Int(max(0, bytes))), as: UTF8.self)
  }

  static func bytes(_ count: Int32) -> [UInt8] {
    unsafe Array(input.prefix(Int(max(0, count))))
  }

  static func put<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafeMutableRawPointer? {
    let size = values.count * MemoryLayout<Value>.stride
    unsafe grow(&output, to: size)
    unsafe values.withUnsafeBytes { source in
      // The block has room for `size` bytes, and the list has as many.
      if let start = unsafe output.baseAddress, let first = source.baseAddress, size > 0 {
        unsafe start.copyMemory(from: first, byteCount: size)
      }
    }
    return unsafe output.baseAddress
  }

  static func putDoubles(
    _ count: Int, _ write: (inout MutableSpan<Double>) -> Void
  ) -> UnsafeMutableRawPointer? {
    unsafe grow(&output, to: max(1, count) * MemoryLayout<Double>.stride)
    guard let start = unsafe output.baseAddress else { return nil }
    // The block holds `count` numbers, and nothing else accesses it during the call.
    let numbers = unsafe UnsafeMutableBufferPointer(
      start: start.bindMemory(to: Double.self, capacity: count), count: count)
    unsafe numbers.initialize(repeating: 0)
    var span = unsafe MutableSpan(_unsafeElements: numbers)
    write(&span)
    return unsafe start
  }

  private static func grow(_ block: inout UnsafeMutableRawBufferPointer, to bytes: Int) {
    guard block.count < bytes else { return }
    let size = max(bytes, 2 * block.count, 256)
    unsafe block.deallocate()
    unsafe block = .allocate(byteCount: size, alignment: 16)
  }
}
