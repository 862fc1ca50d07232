/// A compiled nib as a graph of objects, in Apple's NIBArchive format (F16.1).
package struct NibArchive: Hashable, Sendable {
  /// The second number of the format: 9 up to Xcode 12, 10 from Xcode 13.
  package var minorVersion: Int
  /// The objects; the first object is the root.
  package var objects: [NibObject]

  package init(minorVersion: Int = 9, objects: [NibObject] = []) {
    self.minorVersion = minorVersion
    self.objects = objects
  }
}

package struct NibObject: Hashable, Sendable {
  package var className: String
  /// Classes that the reader uses if the class is unknown to it.
  package var fallbacks: [String]
  /// Keys and values in the order of the file; a key repeats in collections.
  package var values: [Pair]

  package struct Pair: Hashable, Sendable {
    package var key: String
    package var value: NibValue

    package init(_ key: String, _ value: NibValue) {
      self.key = key
      self.value = value
    }
  }

  package init(_ className: String, fallbacks: [String] = [], values: [Pair] = []) {
    self.className = className
    self.fallbacks = fallbacks
    self.values = values
  }

  /// Returns the first value for the key.
  package subscript(key: String) -> NibValue? {
    values.first { $0.key == key }?.value
  }

  package mutating func set(_ key: String, _ value: NibValue) {
    values.append(Pair(key, value))
  }
}

package enum NibValue: Hashable, Sendable {
  /// A whole number; the file stores it in the smallest type.
  case integer(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)
  case data([UInt8])
  case null
  /// The index in the archive's objects.
  case object(Int)

  package static func text(_ text: String) -> NibValue { .data(Array(text.utf8)) }

  /// Packs the numbers for a rectangle, point, size or insets.
  package static func packed(_ numbers: [Double]) -> NibValue {
    var bytes: [UInt8] = [7]
    for number in numbers {
      let bits = number.bitPattern
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
    }
    return .data(bytes)
  }

  /// The packed numbers, or nil.
  package var numbers: [Double]? {
    guard case .data(let bytes) = self, let kind = bytes.first, bytes.count > 1 else { return nil }
    let rest = bytes.dropFirst()
    func values<T: FixedWidthInteger>(_ type: T.Type, _ number: (T) -> Double) -> [Double]? {
      let width = T.bitWidth / 8
      guard rest.count.isMultiple(of: width) else { return nil }
      return stride(from: rest.startIndex, to: rest.endIndex, by: width).map { start in
        number(rest[start..<start + width].reversed().reduce(0) { $0 << 8 | T($1) })
      }
    }
    return switch kind {
    case 7: values(UInt64.self) { Double(bitPattern: $0) }
    case 6: values(UInt32.self) { Double(Float(bitPattern: $0)) }
    default: nil
    }
  }
}

/// A file that is not a NIBArchive, or a damaged archive.
package struct NibArchiveError: Error, Hashable, Sendable {
  /// The reason with the place in the file, to follow the name of the file.
  package var reason: String
}
