import CodeDeclarations

extension PortedSource {
  mutating func portPound(_ place: Int) {
    let token = text.tokens[place]
    switch token.text {
    case "#if", "#elseif": portCondition(place)
    case "#selector": portSelector(place)
    case "#keyPath": portKeyPath(place)
    default: break
    }
  }

  /// Adds Linux to conditions with `os(iOS)`, which is false there.
  private mutating func portCondition(_ place: Int) {
    var line: [Int] = []
    var next = place + 1
    while next < text.tokens.count, !text.tokens[next].beginsLine {
      line.append(next)
      next += 1
    }
    let asks = line.filter { text.is("os", at: $0) && text.is("(", at: $0 + 1) }
    guard !asks.contains(where: { text.is("Linux", at: $0 + 2) }) else { return }
    if asks.contains(where: { text.is("iOS", at: $0 + 2) }), chainAsksForLinux(place) {
      edits.remark(
        "the condition has branches for iOS and for Linux; choose one by hand",
        at: text.tokens[place].range.lowerBound)
      return
    }
    for start in asks where text.is("iOS", at: start + 2) && text.is(")", at: start + 3) {
      let range = text.tokens[start].range.lowerBound..<text.tokens[start + 3].range.upperBound
      let isAlone = line.count == 4
      edits.replace(range, by: isAlone ? "os(iOS) || os(Linux)" : "(os(iOS) || os(Linux))")
    }
  }

  private func chainAsksForLinux(_ place: Int) -> Bool {
    func branches(_ step: Int) -> [Int] {
      var found: [Int] = []
      var depth = 0
      var index = place
      while text.tokens.indices.contains(index) {
        let token = text.tokens[index]
        if token.kind == .pound, index != place {
          if token.text == (step > 0 ? "#if" : "#endif") { depth += 1 }
          if depth == 0, ["#if", "#elseif"].contains(token.text) { found.append(index) }
          if token.text == (step > 0 ? "#endif" : "#if") {
            if depth == 0 { return found }
            depth -= 1
          }
        }
        index += step
      }
      return found
    }
    let before = text.is("#if", at: place) ? [] : branches(-1)
    return (before + branches(1)).contains { branch in
      var index = branch + 1
      while index < text.tokens.count, !text.tokens[index].beginsLine {
        if text.is("Linux", at: index) { return true }
        index += 1
      }
      return false
    }
  }

  private mutating func portKeyPath(_ place: Int) {
    guard text.is("(", at: place + 1), let close = text.closing(place + 1) else { return }
    var names = text.tokens[(place + 2)..<close].filter { $0.kind == .word }.map(\.text)
    if names.count > 1, let first = names.first?.first, first.isUppercase { names.removeFirst() }
    let range = text.tokens[place].range.lowerBound..<text.tokens[close].range.upperBound
    edits.replace(range, by: "\"\(names.joined(separator: "."))\"")
    edits.remark(
      "#keyPath is now a string; value(forKey:) finds it only if the class implements it",
      at: text.tokens[place].range.lowerBound, isError: false)
  }
}
