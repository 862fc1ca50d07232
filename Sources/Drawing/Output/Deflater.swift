import CZlib
import Foundation

/// Compresses bytes as they come, and the owner of zlib's memory.
///
/// Pictures of interfaces are flat: after filtering, nearly all is zeros. Only runs of one byte are
/// looked for, which takes a small part of the time of a search for anything that repeats.
@safe struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let room: UnsafeMutablePointer<UInt8>
  private static let roomSize = 1 << 16

  /// Starts a stream; it fails where there is no memory.
  init() throws(DrawingError) {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    unsafe room = .allocate(capacity: Self.roomSize)
    // Safe: the stream is initialised and lives until `deinit`.
    let status = unsafe deflateInit2_(
      stream, 6, Z_DEFLATED, 15, 9, Z_RLE, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .drawing(reason: "out of memory") }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
    unsafe room.deallocate()
  }

  /// Takes bytes and hands over what is ready of the compressed ones.
  mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // Safe: zlib does not write where it reads.
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    unsafe stream.pointee.avail_in = UInt32(bytes.count)
    unsafe run(Z_NO_FLUSH, output)
  }

  /// Hands over the rest.
  mutating func finish(to output: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe run(Z_FINISH, output)
  }

  private mutating func run(_ flush: Int32, _ output: (UnsafeBufferPointer<UInt8>) -> Void) {
    // Safe: zlib writes no more than `avail_out` bytes into the room, and reads what the caller
    // gave for the time of the call.
    repeat {
      unsafe stream.pointee.next_out = room
      unsafe stream.pointee.avail_out = UInt32(Self.roomSize)
      unsafe _ = deflate(stream, flush)
      let count = Self.roomSize - Int(unsafe stream.pointee.avail_out)
      if count > 0 { unsafe output(UnsafeBufferPointer(start: room, count: count)) }
    } while unsafe stream.pointee.avail_out == 0
  }

  /// The checksum of bytes, continued from that of those before them.
  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>, from start: UInt = 0) -> UInt {
    unsafe crc32(start, bytes.baseAddress, UInt32(bytes.count))
  }
}
