import CZlib
import Foundation

/// Compresses bytes with zlib, and owns zlib's memory.
///
/// Filtered pictures are mostly zeros: searching only for runs takes much less time.
@safe struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let room: UnsafeMutablePointer<UInt8>
  private static let roomSize = 1 << 16

  init() throws(DrawingError) {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    unsafe room = .allocate(capacity: Self.roomSize)
    // Safe: the stream is initialized and lives until `deinit`.
    let status = unsafe deflateInit2_(
      stream, 6, Z_DEFLATED, 15, 9, Z_RLE, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .drawing(reason: "out of memory") }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
    unsafe room.deallocate()
  }

  mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // Safe: zlib does not write where it reads.
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    unsafe stream.pointee.avail_in = UInt32(bytes.count)
    unsafe run(Z_NO_FLUSH, output)
  }

  mutating func finish(to output: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe run(Z_FINISH, output)
  }

  private mutating func run(_ flush: Int32, _ output: (UnsafeBufferPointer<UInt8>) -> Void) {
    // Safe: zlib writes at most `avail_out` bytes into the buffer, and reads the caller's bytes
    // only during the call.
    repeat {
      unsafe stream.pointee.next_out = room
      unsafe stream.pointee.avail_out = UInt32(Self.roomSize)
      unsafe _ = deflate(stream, flush)
      let count = Self.roomSize - Int(unsafe stream.pointee.avail_out)
      if count > 0 { unsafe output(UnsafeBufferPointer(start: room, count: count)) }
    } while unsafe stream.pointee.avail_out == 0
  }

  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>, from start: UInt = 0) -> UInt {
    unsafe crc32(start, bytes.baseAddress, UInt32(bytes.count))
  }
}
