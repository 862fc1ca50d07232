package import Foundation

/// A JSON value with ordered members, optimized for fast encoding.
///
/// Layouts are sent many times a second while an edge is dragged.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
  case written(String)

  package var data: Data {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return Data(bytes)
  }

  package var text: String { String(decoding: data, as: UTF8.self) }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .written(let text): bytes += text.utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): Self.write(value, into: &bytes)
    case .string(let value): Self.write(value, into: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.0, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a number with four decimals, beyond visible precision; NaN and infinity become null.
  private static func write(_ value: Double, into bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes += "null".utf8
      return
    }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 {
      bytes += String(Int(rounded)).utf8
    } else {
      bytes += "\(rounded)".utf8
    }
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }

  /// Returns an object, except for members whose value is nil.
  package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  package static func int(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func numbers(_ values: CGFloat...) -> JSONValue {
    .array(values.map { .number($0) })
  }

  package static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map { .string($0) })
  }

  /// A rectangle: x, y, width, height.
  package init(_ frame: CGRect) {
    self = .numbers(frame.minX, frame.minY, frame.width, frame.height)
  }

  /// A size: width, height.
  package init(_ size: CGSize) { self = .numbers(size.width, size.height) }

  /// A point: x, y.
  package init(_ point: CGPoint) { self = .numbers(point.x, point.y) }
}
