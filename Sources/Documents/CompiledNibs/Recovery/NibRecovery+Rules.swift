internal import InterfaceBuilder

/// The rules of `Rules.txt` in reverse: attributes from keys.
extension NibRecovery {
  /// Elements in the rules that documents write with another name, or that have no class.
  private static let pseudo: Set<String> = [
    "collectionContentView", "collectionViewCellContentView", "containerView", "tableViewLabel",
    "tableViewCellContentView", "visualEffectContentView", "gestureRecognizer", "textInputTraits",
    "viewControllerPlaceholder",
  ]

  /// The element for each class: of the rules, then of the kinds that documents have.
  static let elements: [String: String] = {
    var found: [String: String] = [:]
    for kind in ViewKind.allCases where kind != .containerView {
      if found[kind.className] == nil { found[kind.className] = kind.rawValue }
    }
    for (name, element) in NibRules.standard.elements.sorted(by: { $0.key < $1.key })
    where !pseudo.contains(name) && element.className != "-" {
      if found[element.className] == nil { found[element.className] = name }
    }
    found["UIView"] = "view"
    found["UITableViewLabel"] = "label"
    found["UITableViewCellContentView"] = "tableViewCellContentView"
    found["_UIVisualEffectContentView"] = "view"
    return found
  }()

  /// Writes the attributes and simple children for the object's keys.
  func applyRules(_ kind: String, to place: Place, _ node: MarkupNode) {
    guard let element = rules.elements[kind] ?? rules.elements["view"] else { return }
    let graph = graph(place)
    var values: [String: NibValue] = [:]
    for pair in graph.archive.objects[place.object].values where values[pair.key] == nil {
      values[pair.key] = pair.value
    }
    for (key, candidates) in element.keys {
      if let value = values[key] {
        apply(value, candidates, place, node)
      } else {
        applyAbsence(candidates, node)
      }
    }
  }

  private func apply(
    _ value: NibValue, _ candidates: [NibRules.Rule], _ place: Place, _ node: MarkupNode
  ) {
    // The value if the element has no such attribute.
    let isUsual = candidates.contains { rule in
      guard case .literal(let literal) = rule.value, let numbers = literal.numbers else {
        return false
      }
      return numbers == value.numbers && rule.conditions.isEmpty
    }
    guard !isUsual else { return }
    // The generation is an estimate: other generations' rules come second.
    for isAnyGeneration in [false, true] {
      var skipped: [NibRules.Rule] = []
      for rule in candidates where isAnyGeneration || isOfGeneration(rule) {
        guard matches(rule.value, value, place, node) else {
          skipped.append(rule)
          continue
        }
        for case .attribute(let name, let word, isEqual: true) in rule.conditions
        where node[name] == nil {
          node[name] = word
        }
        if rule.conditions.isEmpty {
          for rule in skipped { negate(rule, node) }
        }
        return
      }
    }
  }

  private func isOfGeneration(_ rule: NibRules.Rule) -> Bool {
    rule.conditions.allSatisfy { condition in
      if case .xcode(let bound) = condition { return bound.admits(xcode) }
      return true
    }
  }

  /// Writes the attribute's value for which the rule does not hold.
  private func negate(_ rule: NibRules.Rule, _ node: MarkupNode) {
    guard isOfGeneration(rule) else { return }
    let others = rule.conditions.filter {
      if case .xcode = $0 { false } else { true }
    }
    guard others.count == 1, case .attribute(let name, let word, isEqual: false)? = others.first,
      node[name] == nil
    else { return }
    node[name] = word
  }

  private func applyAbsence(_ candidates: [NibRules.Rule], _ node: MarkupNode) {
    guard let first = candidates.first(where: { isOfGeneration($0) }) else { return }
    switch first.value {
    case .literal, .choice(_, _, .some): negate(first, node)
    // The value of the class, which the nib leaves out.
    case .none:
      for case .attribute(let name, let word, isEqual: true) in first.conditions
      where node[name] == nil {
        node[name] = word
      }
    // Documents have these heights in all cases.
    case .number("rowHeight", _, _): negate(first, node)
    default: break
    }
  }

  /// Writes the value, if the rule can have made it.
  private func matches(
    _ rule: NibRules.Value, _ value: NibValue, _ place: Place, _ node: MarkupNode
  ) -> Bool {
    let graph = graph(place)
    var referred: Int?
    if case .object(let object) = value { referred = object }
    switch rule {
    case .none: return false
    case .literal(let literal):
      if let numbers = literal.numbers { return value.numbers == numbers }
      if case .null = literal { return value == .null }
      guard let number = literal.number else { return value == literal }
      return value.number == number
    case .string(let text): return graph.text(referred) == text
    case .number(let attribute, _, let fallback):
      guard let number = value.number, number.isFinite, abs(number) < 1e9 else { return false }
      if number != fallback { node[attribute] = NibText.shortest(number, value) }
    case .text(let attribute):
      guard let text = graph.text(referred) else { return false }
      node[attribute] = text
    case .flag(let attribute):
      guard let number = value.number else { return false }
      if number != 0 { node[attribute] = "YES" }
    case .choice(let attribute, let words, let fallback):
      guard let number = value.number, let whole = Int64(exactly: number) else { return false }
      let fitting = words.filter { $0.value == whole }.map(\.key).sorted()
      guard let word = preferred(fitting, attribute, graph, place) else {
        return whole == fallback
      }
      node[attribute] = word
    case .color(let key):
      guard let referred else { return false }
      node.append(color(Place(nib: place.nib, object: referred), key: key))
    case .system(let name):
      guard let referred else { return false }
      return graph.text("UISystemColorName", referred) == name
    case .font(let key):
      guard let referred else { return false }
      node.append(font(Place(nib: place.nib, object: referred), key: key))
    case .image(let attribute):
      guard let referred else { return false }
      setImage(Place(nib: place.nib, object: referred), attribute, node)
    case .numbers(let key, let attributes):
      guard let numbers = value.numbers, numbers.count == attributes.count else { return false }
      let child = MarkupNode(Self.shape(attributes, key), ["key": key])
      for (name, number) in zip(attributes, numbers) { child[name] = NibText.number(number) }
      node.append(child)
    case .part(let part, let argument):
      write(part, argument, value, place, node)
    }
    return true
  }

  private static func shape(_ attributes: [String], _ key: String) -> String {
    switch attributes.first {
    case "width"?: "size"
    case "x"?: "rect"
    case "top"?: "edgeInsets"
    default: "inset"
    }
  }

  /// Chooses among words for the same number.
  private func preferred(
    _ words: [String], _ attribute: String, _ graph: NibGraph, _ place: Place
  ) -> String? {
    guard words.count > 1 else { return words.first }
    if attribute == "alignment" {
      let isVertical = graph.number("UIStackViewAxis", place.object) == 1
      return words.first { ["leading", "trailing"].contains($0) == isVertical }
    }
    for word in ["system", "dark", "plain"] where words.contains(word) { return word }
    return words.first
  }
}

extension NibText {
  /// The shortest text that reads as the number, of the value's precision.
  static func shortest(_ number: Double, _ value: NibValue) -> String {
    guard case .float(let float) = value, number != number.rounded() else {
      return self.number(number)
    }
    return "\(float)"
  }
}
