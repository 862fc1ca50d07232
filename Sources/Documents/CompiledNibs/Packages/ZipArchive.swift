internal import CZlib
internal import Foundation

/// A zip archive's files, such as an app's `.ipa`.
///
/// All sizes are checked, so a small archive cannot fill the memory.
struct ZipArchive {
  struct Entry {
    var name: String
    var method: Int
    var packed: Int
    var size: Int
    var checksum: UInt
    /// The position of the file's own header.
    var header: Int
  }

  let entries: [Entry]
  private let data: Data

  /// Reads the archive's directory.
  init(contentsOf url: URL) throws(NibArchiveError) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      throw NibArchiveError(reason: "the archive cannot be read")
    }
    try self.init(data)
  }

  init(_ data: Data) throws(NibArchiveError) {
    self.data = data
    guard let end = Self.directoryEnd(data) else {
      throw NibArchiveError(reason: "it is not a zip archive, or its end is missing")
    }
    let count = Self.number(data, end + 10, 2)
    var position = Self.number(data, end + 16, 4)
    guard position != 0xFFFF_FFFF else {
      throw NibArchiveError(reason: "zip archives of more than 4 GB are not read; unpack it")
    }
    var found: [Entry] = []
    for _ in 0..<count {
      guard position + 46 <= data.count, Self.number(data, position, 4) == 0x0201_4B50 else {
        throw NibArchiveError(reason: "the zip directory is damaged at offset \(position)")
      }
      let lengths = [28, 30, 32].map { Self.number(data, position + $0, 2) }
      let next = position + 46 + lengths.reduce(0, +)
      guard next <= data.count else {
        throw NibArchiveError(reason: "the zip directory is damaged at offset \(position)")
      }
      let start = data.startIndex + position + 46
      found.append(
        Entry(
          name: String(decoding: data[start..<start + lengths[0]], as: UTF8.self),
          method: Self.number(data, position + 10, 2), packed: Self.number(data, position + 20, 4),
          size: Self.number(data, position + 24, 4),
          checksum: UInt(Self.number(data, position + 16, 4)),
          header: Self.number(data, position + 42, 4)))
      position = next
    }
    entries = found
  }

  /// Returns the file's contents, at most `limit` bytes.
  func contents(of entry: Entry, limit: Int) throws(NibArchiveError) -> [UInt8] {
    guard entry.size <= limit else {
      throw NibArchiveError(
        reason: "\(entry.name) has \(entry.size >> 20) MB, more than the limit")
    }
    guard entry.header + 30 <= data.count, Self.number(data, entry.header, 4) == 0x0403_4B50 else {
      throw NibArchiveError(reason: "\(entry.name) has a damaged header")
    }
    let lengths = [26, 28].map { Self.number(data, entry.header + $0, 2) }
    let start = entry.header + 30 + lengths[0] + lengths[1]
    guard start <= data.count, entry.packed <= data.count - start else {
      throw NibArchiveError(reason: "\(entry.name) ends before its contents do")
    }
    let first = data.startIndex + start
    let packed = [UInt8](data[first..<first + entry.packed])
    let contents: [UInt8]
    switch entry.method {
    case 0: contents = packed
    case 8: contents = try Self.inflated(packed, size: entry.size, name: entry.name)
    default:
      throw NibArchiveError(
        reason: "\(entry.name) has the compression method \(entry.method), which is not known")
    }
    guard contents.count == entry.size, Self.checksum(contents) == entry.checksum else {
      throw NibArchiveError(reason: "\(entry.name) is damaged: size or checksum is wrong")
    }
    return contents
  }

  private static func directoryEnd(_ data: Data) -> Int? {
    // A comment of at most 65,535 bytes can follow the directory.
    var position = data.count - 22
    while position >= 0, position >= data.count - 65_557 {
      if number(data, position, 4) == 0x0605_4B50 { return position }
      position -= 1
    }
    return nil
  }

  private static func number(_ data: Data, _ position: Int, _ width: Int) -> Int {
    let start = data.startIndex + position
    return (0..<width).reversed().reduce(0) { $0 << 8 | Int(data[start + $1]) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      UInt(unsafe crc32(0, buffer.baseAddress, UInt32(buffer.count)))
    }
  }

  /// Inflates to exactly `size` bytes; larger contents are an error.
  private static func inflated(
    _ packed: [UInt8], size: Int, name: String
  ) throws(NibArchiveError) -> [UInt8] {
    var input = packed
    var output = [UInt8](repeating: 0, count: size)
    var stream = unsafe z_stream()
    // A negative window size means contents with no header.
    guard
      unsafe inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw NibArchiveError(reason: "out of memory") }
    defer { unsafe inflateEnd(&stream) }
    // Safe: zlib reads and writes only inside of both buffers, during the call.
    let status = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        return unsafe inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, unsafe stream.avail_out == 0 else {
      throw NibArchiveError(reason: "\(name) cannot be unpacked")
    }
    return output
  }
}
