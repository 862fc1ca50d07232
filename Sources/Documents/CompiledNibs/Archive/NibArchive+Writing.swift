extension NibArchive {
  /// The bytes of the file.
  ///
  /// Linear in the values.
  package var bytes: [UInt8] {
    var (keys, classes) = (NibNames(), NibNames())
    var (objectTable, valueTable): ([UInt8], [UInt8]) = ([], [])
    var fallbacks: [String: [String]] = [:]
    var count = 0
    for object in objects {
      objectTable.append(number: classes.index(of: object.className))
      if !object.fallbacks.isEmpty { fallbacks[object.className] = object.fallbacks }
      objectTable.append(number: count)
      objectTable.append(number: object.values.count)
      count += object.values.count
      for pair in object.values {
        valueTable.append(number: keys.index(of: pair.key))
        valueTable.append(pair.value)
      }
    }
    var keyTable: [UInt8] = []
    for key in keys.names {
      keyTable.append(number: key.utf8.count)
      keyTable.append(contentsOf: key.utf8)
    }
    for names in fallbacks.values.sorted(by: { $0.joined() < $1.joined() }) {
      for name in names { _ = classes.index(of: name) }
    }
    var classTable: [UInt8] = []
    for name in classes.names {
      let others = (fallbacks[name] ?? []).map { classes.index(of: $0) }
      classTable.append(number: name.utf8.count + 1)
      classTable.append(number: others.count)
      for other in others { classTable.append(UInt32(other), width: 4) }
      classTable.append(contentsOf: name.utf8)
      classTable.append(0)
    }
    return file([
      (objects.count, objectTable), (keys.names.count, keyTable), (count, valueTable),
      (classes.names.count, classTable),
    ])
  }

  private func file(_ tables: [(count: Int, bytes: [UInt8])]) -> [UInt8] {
    var file = Self.magic
    file.append(1 as UInt32, width: 4)
    file.append(UInt32(minorVersion), width: 4)
    var offset = 50
    for table in tables {
      file.append(UInt32(table.count), width: 4)
      file.append(UInt32(offset), width: 4)
      offset += table.bytes.count
    }
    for table in tables { file.append(contentsOf: table.bytes) }
    return file
  }
}

/// Names in the order of their first use.
private struct NibNames {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of name: String) -> Int {
    if let known = indices[name] { return known }
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    append(UInt8(rest) | 0x80)
  }

  fileprivate mutating func append(_ value: some FixedWidthInteger, width: Int) {
    for shift in 0..<width { append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
  }

  /// The type and width for a number: the smallest, but eight bytes for negative numbers.
  private static func form(of number: Int64) -> (type: UInt8, width: Int) {
    switch number {
    case 0...Int64(Int8.max): (0, 1)
    case 0...Int64(Int16.max): (1, 2)
    case 0...Int64(Int32.max): (2, 4)
    default: (3, 8)
    }
  }

  fileprivate mutating func append(_ value: NibValue) {
    switch value {
    case .integer(let number):
      let (type, width) = Self.form(of: number)
      append(type)
      append(number, width: width)
    case .bool(let flag): append(flag ? 5 : 4)
    case .float(let number):
      append(6)
      append(number.bitPattern, width: 4)
    case .double(let number):
      append(7)
      append(number.bitPattern, width: 8)
    case .data(let bytes):
      append(8)
      append(number: bytes.count)
      append(contentsOf: bytes)
    case .null: append(9)
    case .object(let index):
      append(10)
      append(UInt32(index), width: 4)
    }
  }
}
