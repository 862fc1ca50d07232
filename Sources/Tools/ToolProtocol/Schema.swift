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

  /// Returns the first fault in the value with a remedy; nil for a valid value.
  package func fault(of value: JSONValue, named name: String = "") -> String? {
    let subject = name.isEmpty ? "the arguments" : "'\(name)'"
    switch self {
    case .text(let limit):
      guard let text = value.string else { return "\(subject) must be a text" }
      return text.unicodeScalars.count <= limit
        ? nil : "\(subject) is longer than \(limit) characters, the limit"
    case .choice(let words):
      guard let word = value.string else {
        return "\(subject) must be one of: \(words.joined(separator: ", "))"
      }
      return words.contains(word)
        ? nil
        : "\(subject) cannot be '\(word.short)'; \(words.suggestion(for: word))"
          + "choices: \(words.joined(separator: ", "))"
    case .integer(let range):
      guard let number = value.integer, range.contains(number) else {
        return "\(subject) must be an integer from \(range.lowerBound) to \(range.upperBound)"
      }
      return nil
    case .number:
      return value.double?.isFinite == true ? nil : "\(subject) must be a number"
    case .flag: return value.flag == nil ? "\(subject) must be true or false" : nil
    case .scalar:
      switch value {
      case .string(let text) where text.unicodeScalars.count <= Self.textLimit: return nil
      case .number(let number) where number.isFinite: return nil
      case .bool: return nil
      default: return "\(subject) must be a text, a number, true or false"
      }
    case .list(let element, let limit):
      guard let values = value.array else { return "\(subject) must be a list" }
      guard values.count <= limit else {
        return "\(subject) has \(values.count) elements; the limit is \(limit)"
      }
      return values.enumerated().lazy.compactMap { index, value in
        element.fault(of: value, named: "\(name)[\(index)]")
      }.first
    case .object(let members): return Self.fault(of: value, members, named: name, subject)
    }
  }

  private static func fault(
    of value: JSONValue, _ members: [Member], named name: String, _ subject: String
  ) -> String? {
    guard case .object(let given) = value else { return "\(subject) must be an object" }
    let path = name.isEmpty ? "" : "\(name)."
    let names = members.map(\.name)
    for (key, value) in given {
      guard let member = members.first(where: { $0.name == key }) else {
        return "unknown argument '\(path)\(key.short)'; \(names.suggestion(for: key))"
          + "arguments: \(names.joined(separator: ", "))"
      }
      if let fault = member.schema.fault(of: value, named: path + key) { return fault }
    }
    let missing = members.first { member in
      member.isRequired && !given.contains { $0.0 == member.name }
    }
    return missing.map { "missing argument '\(path)\($0.name)': \($0.summary)" }
  }
}

extension String {
  /// The beginning, for messages that quote texts from outside.
  package var short: String { count > 80 ? "\(prefix(80))…" : self }
}
