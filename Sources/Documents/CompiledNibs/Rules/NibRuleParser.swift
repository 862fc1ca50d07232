/// Parses a line of `Rules.txt`: `KEY = VALUE if CONDITION, CONDITION`.
struct NibRuleParser {
  private let line: Substring

  init(_ line: Substring) { self.line = line }

  func parse() -> (key: String, rule: NibRules.Rule)? {
    guard let equals = line.range(of: " = ") else { return nil }
    let key = String(line[..<equals.lowerBound])
    var rest = line[equals.upperBound...]
    var conditions: [NibRules.Condition] = []
    if let mark = rest.range(of: " if ") {
      for text in rest[mark.upperBound...].split(separator: ", ") {
        guard let condition = condition(text) else { return nil }
        conditions.append(condition)
      }
      rest = rest[..<mark.lowerBound]
    }
    guard let value = value(String(rest)) else { return nil }
    return (key, NibRules.Rule(value: value, conditions: conditions))
  }

  private func condition(_ text: Substring) -> NibRules.Condition? {
    for (mark, isLower) in [(">=", true), ("<", false)] {
      guard let range = text.range(of: mark), range.lowerBound > text.startIndex,
        let version = NibVersion.number(String(text[range.upperBound...]))
      else { continue }
      let bound = NibRules.Bound(version: version, isLower: isLower)
      return text.hasPrefix("xcode")
        ? .xcode(bound) : text.hasPrefix("target") ? .target(bound) : nil
    }
    let isWanted = !text.hasPrefix("!")
    let name = isWanted ? text : text.dropFirst()
    if name.hasPrefix("<"), name.hasSuffix(">") {
      let parts = name.dropFirst().dropLast().split(separator: ":").map(String.init)
      guard let key = parts.last else { return nil }
      return .hasChild(key: key, name: parts.count == 2 ? parts[0] : nil, isWanted)
    }
    if let range = text.range(of: "!=") {
      return .attribute(
        String(text[..<range.lowerBound]), String(text[range.upperBound...]), isEqual: false)
    }
    if let range = text.range(of: "=") {
      return .attribute(
        String(text[..<range.lowerBound]), String(text[range.upperBound...]), isEqual: true)
    }
    return .has(attribute: String(name), isWanted)
  }

  private func value(_ text: String) -> NibRules.Value? {
    switch text {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "nil": return .literal(.null)
    case "none": return NibRules.Value.none
    default: break
    }
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
      return .string(String(text.dropFirst().dropLast()))
    }
    if text.hasPrefix("@") {
      let parts = text.dropFirst().split(separator: ":").map(String.init)
      guard let name = parts.first, let part = NibPart(rawValue: name) else { return nil }
      return .part(part, parts.count == 2 ? parts[1] : "")
    }
    if text.hasPrefix("("), text.hasSuffix(")") {
      let numbers = text.dropFirst().dropLast().split(separator: ",").compactMap {
        Double($0.filter { $0 != " " })
      }
      return .literal(.packed(numbers))
    }
    if let number = Int64(text) { return .literal(.integer(number)) }
    if text.hasSuffix("f"), let number = Float(text.dropLast()) { return .literal(.float(number)) }
    if text.hasSuffix("d"), let number = Double(text.dropLast()) {
      return .literal(.double(number))
    }
    return call(text)
  }

  private func call(_ text: String) -> NibRules.Value? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let arguments = inside.split(separator: ",").map { $0.filter { $0 != " " } }
    guard let first = arguments.first else { return nil }
    let fallback = arguments.count > 1 ? Double(arguments[1]) : nil
    switch text[..<open] {
    case "int": return .number(attribute: first, kind: .integer, fallback: fallback)
    case "float": return .number(attribute: first, kind: .float, fallback: fallback)
    case "double": return .number(attribute: first, kind: .double, fallback: fallback)
    case "text": return .text(first)
    case "flag": return .flag(first)
    case "color": return .color(first)
    case "system": return .system(first)
    case "font": return .font(first)
    case "image": return .image(first)
    case "insets": return .numbers(child: first, attributes: ["minY", "minX", "maxY", "maxX"])
    case "edges": return .numbers(child: first, attributes: ["top", "left", "bottom", "right"])
    case "directional":
      return .numbers(child: first, attributes: ["top", "leading", "bottom", "trailing"])
    case "size": return .numbers(child: first, attributes: ["width", "height"])
    case "rect": return .numbers(child: first, attributes: ["x", "y", "width", "height"])
    case "choice": return choice(inside)
    default: return nil
    }
  }

  private func choice(_ inside: Substring) -> NibRules.Value? {
    guard let colon = inside.firstIndex(of: ":") else { return nil }
    var (words, fallback): ([String: Int64], Int64?) = ([:], nil)
    for entry in inside[inside.index(after: colon)...].split(separator: ",") {
      let parts = entry.split(separator: " ").map(String.init)
      guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
      if parts[0] == "*" { fallback = number } else { words[parts[0]] = number }
    }
    return .choice(attribute: String(inside[..<colon]), words: words, fallback: fallback)
  }
}

extension Substring {
  /// Returns the first place where the text occurs; short lines do not need Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
