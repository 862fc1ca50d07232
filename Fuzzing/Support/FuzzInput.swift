/// A fuzzer's bytes as a source of decisions; after the last byte every decision is the first
/// choice.
public struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  public var isEmpty: Bool { rest.isEmpty }

  /// Returns the next byte, or 0 after the last.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Returns the next number below a count, or 0 for a count of 0.
  public mutating func number(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    let number = count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return number % count
  }

  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  public mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }

  /// Returns the remaining bytes as text with invalid UTF-8 replaced.
  public mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}

/// Returns a copy of a fuzzer's bytes.
public func fuzzBytes(_ data: UnsafePointer<UInt8>?, _ size: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: data, count: size))
}

/// Ends the process with a message, which a fuzzer reports as a finding.
public func found(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
