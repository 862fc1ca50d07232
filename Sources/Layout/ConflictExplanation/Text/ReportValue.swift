/// A JSON value, formatted like Foundation's pretty-printed output.
enum ReportValue {
  case none
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([ReportValue])
  case fields([(name: String, value: ReportValue)])

  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

  init(_ numbers: [Int]) { self = .list(numbers.map { .integer($0) }) }

  /// The value on several lines.
  var json: String {
    var text = ""
    write(to: &text, level: 0)
    return text
  }

  private func write(to text: inout String, level: Int) {
    switch self {
    case .none: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .number(let number):
      let digits = "\(number)"
      text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    case .text(let string): Self.write(string, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        Self.breakLine(&text, level + 1, isFirst: index == 0)
        value.write(to: &text, level: level + 1)
      }
      if values.isEmpty { text += "\n" }
      Self.breakLine(&text, level, isFirst: true)
      text += "]"
    case .fields(let fields):
      text += "{"
      for (index, field) in fields.sorted(by: { $0.name < $1.name }).enumerated() {
        Self.breakLine(&text, level + 1, isFirst: index == 0)
        Self.write(field.name, to: &text)
        text += " : "
        field.value.write(to: &text, level: level + 1)
      }
      if fields.isEmpty { text += "\n" }
      Self.breakLine(&text, level, isFirst: true)
      text += "}"
    }
  }

  private static func breakLine(_ text: inout String, _ level: Int, isFirst: Bool) {
    text += isFirst ? "\n" : ",\n"
    for _ in 0..<level { text += "  " }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
