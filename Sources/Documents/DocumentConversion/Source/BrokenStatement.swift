/// A statement in lines that fit the width where possible.
struct BrokenStatement {
  let lines: [String]

  init(_ statement: String, indent: Int) {
    lines = Self.broken(Array(statement), indent)
  }

  private static func broken(_ text: [Character], _ indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    if indent + text.count <= SourcePrinter.width { return [space + String(text)] }
    let groups = Self.groups(of: text)
    // An operator or a member binds less than a call: the expression moves as a whole.
    if hasOperator(text, groups) || endsInMember(text, groups), let end = assignmentEnd(of: text) {
      return [space + String(text[..<end])] + broken(Array(text[(end + 1)...]), indent + 2)
    }
    if let chained = lastCall(of: text, groups) {
      let (head, tail) = (Array(text[..<chained]), Array(text[chained...]))
      if indent + head.count <= SourcePrinter.width {
        return [space + String(head)] + broken(tail, indent + 2)
      }
      if let group = Self.groups(of: head).last(where: { $0.end - $0.start > 1 }) {
        return broken(head, group, indent, closesAlone: true) + broken(tail, indent)
      }
    }
    if let group = groups.last(where: { $0.end - $0.start > 1 }) {
      if indent + group.start >= SourcePrinter.width, let end = assignmentEnd(of: text) {
        return [space + String(text[..<end])] + broken(Array(text[(end + 1)...]), indent + 2)
      }
      return broken(text, group, indent)
    }
    if let (start, end) = closureBody(of: text) {
      let body = text[start..<end].split(separator: " ").joined(separator: " ")
      return [space + String(text[..<start])] + broken(Array(body), indent + 2)
        + [space + String(text[end...])]
    }
    if let end = assignmentEnd(of: text) {
      return [space + String(text[..<end])]
        + broken(Array(text[(end + 1)...]), indent + 2)
    }
    // A long text moves below the label.
    if let colon = text.firstIndex(of: ":"), colon + 2 < text.count, text[colon + 2] == "\"",
      text[..<colon].allSatisfy(\.isLetter)
    {
      return [space + String(text[...colon])] + broken(Array(text[(colon + 2)...]), indent + 2)
    }
    return [space + String(text)]
  }

  private struct Group {
    var start: Int
    var end: Int
    /// The positions of the separating commas.
    var commas: [Int]
  }

  /// The outermost brackets in a statement, outside strings and closures.
  private static func groups(of text: [Character]) -> [Group] {
    var groups: [Group] = []
    var depth = 0
    var isString = false
    var index = 0
    while index < text.count {
      let character = text[index]
      if isString {
        if character == "\\" { index += 1 } else if character == "\"" { isString = false }
      } else {
        switch character {
        case "\"": isString = true
        case "(", "[", "{":
          if depth == 0 { groups.append(Group(start: index, end: index, commas: [])) }
          depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0, !groups.isEmpty { groups[groups.count - 1].end = index }
        case "," where depth == 1: groups[groups.count - 1].commas.append(index)
        default: break
        }
      }
      index += 1
    }
    return groups.filter { text[$0.start] != "{" && $0.end > $0.start }
  }

  /// Whether a statement ends in a member access on a call's result.
  private static func endsInMember(_ text: [Character], _ groups: [Group]) -> Bool {
    guard let last = groups.last, last.end + 1 < text.count else { return false }
    return text[(last.end + 1)...].first { $0 != "?" } == "."
  }

  /// Whether a statement has an operator outside brackets.
  private static func hasOperator(_ text: [Character], _ groups: [Group]) -> Bool {
    var index = 0
    while index + 1 < text.count {
      if let group = groups.first(where: { $0.start == index }) {
        index = group.end
      } else if text[index] == "?", text[index + 1] == "?" {
        return true
      }
      index += 1
    }
    return false
  }

  /// The position of the last call in a chain of two or more calls.
  private static func lastCall(of text: [Character], _ groups: [Group]) -> Int? {
    guard groups.count > 1, let last = groups.last, let first = groups.dropLast().last else {
      return nil
    }
    var position = first.end + 1
    guard position < last.start, text[position] == "." else { return nil }
    position += 1
    while position < last.start, text[position].isLetter || text[position].isNumber {
      position += 1
    }
    return position == last.start ? first.end + 1 : nil
  }

  /// The body of the first closure with parameters, from after `in` to the closing bracket.
  private static func closureBody(of text: [Character]) -> (start: Int, end: Int)? {
    var isString = false
    var depth = 0
    var start: Int?
    for index in text.indices {
      if text[index] == "\"", index == 0 || text[index - 1] != "\\" { isString.toggle() }
      guard !isString else { continue }
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      let isEnd = depth == 1 && start == nil && index > 3
      if isEnd, String(text[(index - 3)...index]) == " in " { start = index }
      if depth == 0, text[index] == "}" { return start.map { ($0, index) } }
    }
    return nil
  }

  private static func broken(
    _ text: [Character], _ group: Group, _ indent: Int, closesAlone: Bool = false
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let inner = space + "  "
    var lines = [space + String(text[...group.start])]
    var arguments: [[Character]] = []
    var start = group.start + 1
    for end in group.commas + [group.end] {
      arguments.append(Array(text[start..<end].drop { $0 == " " }))
      start = end + 1
    }
    let suffix = String(text[group.end...])
    let isArray = text[group.start] == "["
    // More of the statement after a call begins a line with the bracket.
    let isContinued =
      closesAlone
      || !isArray && suffix.count > 1 && suffix != ")," && !suffix.hasPrefix("))")
        && !suffix.hasPrefix(") {") && !suffix.hasPrefix("])")
    if isArray { arguments = arguments.filter { !$0.isEmpty } }
    var line = inner
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let comma = isLast ? isArray && arguments.count > 1 ? "," : "" : ","
      let closing = isLast && !isArray && !isContinued ? suffix : ""
      let piece = String(argument) + comma
      let joined = line == inner ? line + piece : line + " " + piece
      if joined.count + closing.count <= SourcePrinter.width {
        line = joined
        continue
      }
      if line != inner { lines.append(line) }
      let parts = broken(Array(piece + closing), indent + 2)
      lines += parts.dropLast()
      line = (parts.last ?? inner)
      if isLast, !isArray, !isContinued {
        lines.append(line)
        return lines
      }
    }
    if isArray || isContinued {
      lines.append(line)
      lines.append(space + suffix)
    } else {
      lines.append(line + suffix)
    }
    return lines
  }

  /// The position after the `=` in an assignment.
  private static func assignmentEnd(of text: [Character]) -> Int? {
    var isString = false
    for index in text.indices.dropLast(2) {
      if text[index] == "\"" { isString.toggle() }
      guard !isString, text[index] == " ", text[index + 1] == "=", text[index + 2] == " " else {
        continue
      }
      return index + 2
    }
    return nil
  }
}
