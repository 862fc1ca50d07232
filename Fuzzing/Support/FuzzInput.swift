/// A fuzzer's bytes, taken as decisions: when they are used up, everything is the first choice.
public struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  /// Takes the bytes that a fuzzer made.
  ///
  /// - Parameter bytes: The bytes.
  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether no decision is left.
  public var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 after the last.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// The next number below a count; 0 for a count of 0.
  public mutating func number(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    let number = count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return number % count
  }

  /// One of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// The next bytes, as many as there are.
  public mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }

  /// All bytes that are left, as text; what is not UTF-8 is replaced.
  public mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}

/// The bytes behind a fuzzer's pointer.
///
/// - Parameters:
///   - data: Where they begin; nil for none.
///   - size: How many there are.
/// - Returns: A copy.
public func fuzzBytes(_ data: UnsafePointer<UInt8>?, _ size: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: data, count: size))
}

/// Ends the process with a sentence: what a fuzzer takes for a find.
///
/// - Parameter message: What does not hold.
public func found(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
