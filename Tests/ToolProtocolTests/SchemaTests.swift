import Foundation
import Notation
import TestSupport
import Testing

@testable import ToolProtocol

@Suite("Schemas of arguments")
struct SchemaTests {
  private let schema = EchoTools().tools[0].arguments

  @Test(
    "faults name the argument and the remedy",
    arguments: [
      (#"{"words": ["a"]}"#, nil), (#"{"words": [], "count": 3, "inner": {"kind": "b"}}"#, nil),
      ("[]", "the arguments must be an object"), ("{}", "missing argument 'words': Some words."),
      (#"{"words": "a"}"#, "'words' must be a list"),
      (#"{"words": [1]}"#, "'words[0]' must be a text"),
      (#"{"words": ["", "", "", ""]}"#, "'words' has 4 elements; the limit is 3"),
      (#"{"words": [], "count": 1.5}"#, "'count' must be an integer from 1 to 9"),
      (#"{"words": [], "inner": {"kind": "x-y"}}"#, "'inner.kind' cannot be 'x-y'; choices: a, b"),
      (
        #"{"words": [], "inner": {"knid": "a"}}"#,
        "unknown argument 'inner.knid'; did you mean 'kind'? arguments: kind"
      ),
    ] as [(String, String?)])
  func faults(text: String, fault: String?) throws {
    let value = try #require(JSONValue(reading: Data(text.utf8)))
    #expect(schema.fault(of: value) == fault)
  }

  @Test("texts are limited")
  func length() {
    let longest = String(repeating: "a", count: Schema.textLimit)
    #expect(Schema.text.fault(of: .string(longest), named: "a") == nil)
    #expect(
      Schema.text.fault(of: .string(longest + "b"), named: "a")
        == "'a' is longer than 4000 characters, the limit")
    #expect(Schema.scalar.fault(of: .number(.infinity), named: "a") != nil)
  }

  @Test("JSON that is written is read as the same value")
  func roundTrip() throws {
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let value = Self.value(depth: 4, &random)
      let read = try #require(JSONValue(reading: value.data), "seed \(seed)")
      #expect(read.text == value.text, "seed \(seed)")
    }
  }

  /// A random value with members in alphabetical order.
  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch random.number(0...(depth > 0 ? 6 : 4)) {
    case 0: return .null
    case 1: return .bool(random.chance(50))
    case 2: return .number(Double(random.number(-9_999...9_999)) / 8)
    case 3, 4: return .string(random.pick(["", "a\"b\\", "\u{1}\n", "é😀", "null"]))
    case 5: return .array((0..<random.number(0...3)).map { _ in value(depth: depth - 1, &random) })
    default:
      return .object(
        ["a", "b", "c"].filter { _ in random.chance(60) }.map {
          ($0, value(depth: depth - 1, &random))
        })
    }
  }
}
