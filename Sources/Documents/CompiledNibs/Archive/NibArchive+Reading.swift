extension NibArchive {
  static let magic = Array("NIBArchive".utf8)
  /// The limit of each table's entries; Apple's largest files have some thousand.
  static let limit = 5_000_000

  /// Reads an archive.
  ///
  /// Linear in the bytes.
  ///
  /// - Throws: `NibArchiveError` if the bytes are not an archive, or a table is damaged.
  package init(bytes: [UInt8]) throws(NibArchiveError) {
    if bytes.starts(with: Array("bplist00".utf8)) {
      throw NibArchiveError(
        reason: "it is a keyed archive, the format for iOS 5; compile the document for a later iOS")
    }
    guard bytes.starts(with: Self.magic) else {
      throw NibArchiveError(reason: "it is not a compiled nib; a nib begins with NIBArchive")
    }
    var header = NibCursor(bytes, at: 10, in: "header")
    _ = try header.word()
    minorVersion = Int(try header.word())
    var tables: [(count: Int, offset: Int)] = []
    for name in ["objects", "keys", "values", "class names"] {
      let (count, offset) = (Int(try header.word()), Int(try header.word()))
      // Each entry has at least a byte, so a larger count is damage.
      guard count <= Self.limit, offset <= bytes.count, count <= bytes.count - offset else {
        throw NibArchiveError(
          reason:
            "header: \(count) \(name) at offset \(offset), but the file has \(bytes.count) bytes"
        )
      }
      tables.append((count, offset))
    }
    let classes = try Self.classes(bytes, tables[3].count, at: tables[3].offset)
    let keys = try Self.keys(bytes, tables[1].count, at: tables[1].offset)
    let values = try Self.values(
      bytes, tables[2].count, at: tables[2].offset, keys: keys, objects: tables[0].count)
    objects = try Self.objects(
      bytes, tables[0].count, at: tables[0].offset, classes: classes, values: values)
    guard !objects.isEmpty else { throw NibArchiveError(reason: "it has no objects") }
  }

  private static func classes(
    _ bytes: [UInt8], _ count: Int, at offset: Int
  ) throws(NibArchiveError) -> [(name: String, fallbacks: [String])] {
    var cursor = NibCursor(bytes, at: offset, in: "class names")
    var found: [(name: String, fallbacks: [Int])] = []
    for _ in 0..<count {
      let (length, extra) = (try cursor.number(), try cursor.number())
      var fallbacks: [Int] = []
      for _ in 0..<extra { fallbacks.append(Int(try cursor.word())) }
      let name = try cursor.take(length)
      guard name.last == 0 else { throw cursor.error("a name does not end with a zero") }
      found.append((String(decoding: name.dropLast(), as: UTF8.self), fallbacks))
    }
    return found.map { entry in
      (entry.name, entry.fallbacks.compactMap { $0 < found.count ? found[$0].name : nil })
    }
  }

  private static func keys(
    _ bytes: [UInt8], _ count: Int, at offset: Int
  ) throws(NibArchiveError) -> [String] {
    var cursor = NibCursor(bytes, at: offset, in: "keys")
    var found: [String] = []
    for _ in 0..<count {
      found.append(String(decoding: try cursor.take(try cursor.number()), as: UTF8.self))
    }
    return found
  }

  private static func values(
    _ bytes: [UInt8], _ count: Int, at offset: Int, keys: [String], objects: Int
  ) throws(NibArchiveError) -> [NibObject.Pair] {
    var cursor = NibCursor(bytes, at: offset, in: "values")
    var found: [NibObject.Pair] = []
    for _ in 0..<count {
      let key = try cursor.number()
      guard key < keys.count else {
        throw cursor.error("key \(key), but there are \(keys.count)")
      }
      let value: NibValue
      switch try cursor.byte() {
      case 0: value = .integer(Int64(Int8(truncatingIfNeeded: try cursor.integer(1))))
      case 1: value = .integer(Int64(Int16(truncatingIfNeeded: try cursor.integer(2))))
      case 2: value = .integer(Int64(Int32(truncatingIfNeeded: try cursor.integer(4))))
      case 3: value = .integer(Int64(bitPattern: try cursor.integer(8)))
      case 4: value = .bool(false)
      case 5: value = .bool(true)
      case 6: value = .float(Float(bitPattern: UInt32(truncatingIfNeeded: try cursor.integer(4))))
      case 7: value = .double(Double(bitPattern: try cursor.integer(8)))
      case 8: value = .data(Array(try cursor.take(try cursor.number())))
      case 9: value = .null
      case 10:
        let object = Int(try cursor.word())
        guard object < objects else {
          throw cursor.error("object \(object), but there are \(objects)")
        }
        value = .object(object)
      case let type: throw cursor.error("unknown type \(type)")
      }
      found.append(NibObject.Pair(keys[key], value))
    }
    return found
  }

  private static func objects(
    _ bytes: [UInt8], _ count: Int, at offset: Int,
    classes: [(name: String, fallbacks: [String])], values: [NibObject.Pair]
  ) throws(NibArchiveError) -> [NibObject] {
    var cursor = NibCursor(bytes, at: offset, in: "objects")
    var found: [NibObject] = []
    // Objects may not share values: otherwise a small file could fill the memory.
    var used = 0
    for index in 0..<count {
      let (kind, first, length) = (
        try cursor.number(), try cursor.number(), try cursor.number()
      )
      used += length
      guard kind < classes.count, first <= values.count, length <= values.count - first,
        used <= values.count
      else { throw cursor.error("object \(index) has a class or values that do not exist") }
      found.append(
        NibObject(
          classes[kind].name, fallbacks: classes[kind].fallbacks,
          values: Array(values[first..<first + length])))
    }
    return found
  }
}

/// A position in the archive's bytes; all reads are checked.
private struct NibCursor {
  private let bytes: [UInt8]
  private var position: Int
  private let place: String

  init(_ bytes: [UInt8], at position: Int, in place: String) {
    self.bytes = bytes
    self.position = position
    self.place = place
  }

  func error(_ reason: String) -> NibArchiveError {
    NibArchiveError(reason: "\(place) at offset \(position): \(reason)")
  }

  mutating func take(_ count: Int) throws(NibArchiveError) -> ArraySlice<UInt8> {
    guard count >= 0, position <= bytes.count, count <= bytes.count - position else {
      throw error("\(count) bytes needed, but the file has \(bytes.count)")
    }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func byte() throws(NibArchiveError) -> UInt8 { try take(1).first ?? 0 }

  mutating func integer(_ width: Int) throws(NibArchiveError) -> UInt64 {
    try take(width).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func word() throws(NibArchiveError) -> UInt32 { UInt32(try integer(4)) }

  /// A number of seven bits a byte, lowest first; the high bit marks the last byte.
  mutating func number() throws(NibArchiveError) -> Int {
    var (value, shift) = (0, 0)
    while shift < 42 {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      if next & 0x80 != 0 { return value }
      shift += 7
    }
    throw error("a number does not end")
  }
}
