/// A fuzzer's bytes as a source of decisions; after the last byte each is the first choice.
public struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  public var isEmpty: Bool { rest.isEmpty }

  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

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

  public mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}

public func fuzzBytes(_ data: UnsafePointer<UInt8>?, _ size: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: data, count: size))
}

public func found(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
