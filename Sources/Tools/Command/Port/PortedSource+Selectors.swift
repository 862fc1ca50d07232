import CodeDeclarations

extension PortedSource {
  private struct Named {
    var base: [String]
    var name: String
    var labels: [String]?
  }

  /// Replaces `#selector(tap(_:))` by a selector of the same name that calls the method.
  mutating func portSelector(_ place: Int) {
    guard text.is("(", at: place + 1), let close = text.closing(place + 1) else { return }
    let range = text.tokens[place].range.lowerBound..<text.tokens[close].range.upperBound
    let offset = range.lowerBound
    if text.is(":", at: place + 3), ["getter", "setter"].contains(text.tokens[place + 2].text) {
      let name = text.tokens[(place + 4)..<close].last { $0.kind == .word }?.text ?? ""
      let isGetter = text.is("getter", at: place + 2)
      let selector = isGetter ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      edits.replace(range, by: "Selector(\"\(selector)\")")
      edits.remark("a selector of a property calls nothing on Linux", at: offset, isError: false)
      return
    }
    guard let named = named((place + 2)..<close) else {
      edits.remark("cannot find the method of this selector", at: offset)
      return
    }
    let type = type(of: named.base, at: place)
    let method = method(named, of: type)
    let labels = named.labels ?? method?.labels ?? []
    let selector = method?.objectiveCName ?? Self.objectiveCName(named.name, labels)
    guard let type, labels.count <= 2, method?.isStatic != true,
      !index.protocols.contains(type)
    else {
      edits.replace(range, by: "Selector(\"\(selector)\")")
      edits.remark(
        "the selector has only a name and calls nothing; write Selector(\"\(selector)\", Type.method) with the type of the object",
        at: offset, isError: false)
      return
    }
    let reference =
      named.labels.map { given in
        given.isEmpty ? named.name : "\(named.name)(\(given.map { "\($0):" }.joined()))"
      } ?? named.name
    edits.replace(range, by: "Selector(\"\(selector)\", \(type).\(reference))")
  }

  private func named(_ places: Range<Int>) -> Named? {
    var words = Array(text.tokens[places])
    if let cast = words.firstIndex(where: { $0.text == "as" }) { words = Array(words[..<cast]) }
    // A cast that selects an overload is in parentheses.
    if words.first?.text == "(", words.last?.text == ")" {
      words = Array(words[1..<(words.count - 1)])
    }
    var labels: [String]?
    if let open = words.firstIndex(where: { $0.text == "(" }) {
      labels = words[(open + 1)...].filter { $0.kind == .word }.map(\.text)
      words = Array(words[..<open])
    }
    let path = words.filter { $0.text != "." && $0.text != "?" && $0.text != "!" }
    guard let name = path.last, path.allSatisfy({ $0.kind == .word }) else { return nil }
    return Named(base: path.dropLast().map(\.text), name: name.text, labels: labels)
  }

  /// Returns the type of the method: explicit, enclosing, or declared in this file.
  private func type(of base: [String], at place: Int) -> String? {
    guard let first = base.first, base != ["self"], base != ["Self"] else {
      return DeclarationIndex.typeName(place, scopes)
    }
    if first.first?.isUppercase == true { return base.joined(separator: ".") }
    let name = base.last ?? first
    for index in text.tokens.indices
    where text.is(name, at: index)
      && (text.is("var", at: index - 1) || text.is("let", at: index - 1))
    {
      if text.is(":", at: index + 1) || text.is("=", at: index + 1),
        text.tokens.indices.contains(index + 2),
        text.tokens[index + 2].text.first?.isUppercase == true
      {
        return text.tokens[index + 2].text
      }
    }
    return nil
  }

  private func method(_ named: Named, of type: String?) -> DeclarationIndex.Method? {
    let same = index.methods.filter {
      $0.name == named.name && (named.labels == nil || $0.labels == named.labels)
    }
    let last = type?.split(separator: ".").last.map(String.init)
    return same.first { $0.type == last || $0.type == type } ?? same.first
  }

  /// Returns the Objective-C name: the first label follows `With` unless it begins with a
  /// preposition.
  static func objectiveCName(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let prepositions = ["with", "for", "at", "in", "from", "to", "by", "on", "of", "using", "as"]
    var result = name
    if first != "_" {
      let isJoined = prepositions.contains {
        first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
      }
      result += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return result + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }
}
