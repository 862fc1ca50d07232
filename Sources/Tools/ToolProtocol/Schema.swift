package import Notation

/// The subset of JSON Schema that describes arguments and results of tools.
package indirect enum Schema: Sendable {
  package struct Member: Sendable {
    package let name: String
    let schema: Schema
    let isRequired: Bool
    let summary: String

    package init(_ name: String, _ schema: Schema, _ summary: String, isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  /// A text of at most `limit` characters.
  case text(limit: Int)
  case choice([String])
  case integer(ClosedRange<Int>)
  case number
  /// A text, a number or a flag.
  case scalar
  case flag
  case list(Schema, limit: Int)
  case object([Member])

  /// The maximum length for texts whose schema gives none.
  package static let textLimit = 4_000

  package static let text = Schema.text(limit: textLimit)
  private static let countRange = 0...10_000_000
  /// A count or position.
  package static let count = Schema.integer(countRange)

  private static let listLimit = 10_000

  package static func list(_ element: Schema) -> Schema { .list(element, limit: listLimit) }

  package var json: JSONValue { .object(keywords) }

  private var keywords: [(String, JSONValue)] {
    switch self {
    case .text(Self.textLimit): return [("type", "string")]
    case .text(let limit): return [("type", "string"), ("maxLength", .int(limit))]
    case .choice(let words): return [("type", "string"), ("enum", .strings(words))]
    case .integer(Self.countRange): return [("type", "integer"), ("minimum", 0)]
    case .integer(let range):
      return [
        ("type", "integer"), ("minimum", .int(range.lowerBound)),
        ("maximum", .int(range.upperBound)),
      ]
    case .number: return [("type", "number")]
    case .flag: return [("type", "boolean")]
    case .scalar: return [("type", ["string", "number", "boolean"])]
    case .list(let element, Self.listLimit):
      return [("type", "array"), ("items", element.json)]
    case .list(let element, let limit):
      return [("type", "array"), ("items", element.json), ("maxItems", .int(limit))]
    case .object(let members):
      let properties = members.map { member in
        let summary: [(String, JSONValue)] =
          member.summary.isEmpty ? [] : [("description", .string(member.summary))]
        return (member.name, JSONValue.object(member.schema.keywords + summary))
      }
      let required = members.filter(\.isRequired).map(\.name)
      return [("type", "object"), ("properties", .object(properties))]
        + (required.isEmpty ? [] : [("required", .strings(required))])
        + [("additionalProperties", false)]
    }
  }
}
