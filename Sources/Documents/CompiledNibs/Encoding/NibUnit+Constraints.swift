internal import InterfaceBuilder

/// Constraints in both forms (F16.4), and constraints for fixed frames.
extension NibUnit {
  private static let attributes: [String: Int64] = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15,
    "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ]
  /// The attributes of iOS 7 for those with margins.
  private static let plainAttributes: [Int64: Int64] = [
    13: 1, 14: 2, 15: 3, 16: 4, 17: 5, 18: 6, 19: 9, 20: 10,
  ]

  func constraints(of element: Int, _ object: Int) -> NibValue? {
    let excluded = excludedReferences(of: element, "constraints")
    var found = addedConstraints[element] ?? []
    for child in document.contents("constraints", of: element)
    where document.name(child) == "constraint"
      && document.attribute("placeholder", of: child) != "YES"
      && !excluded.contains(document.attribute("id", of: child) ?? "")
    {
      if let index = constraint(child, in: element) { found.append(index) }
    }
    for view in installedSubviews(of: element) {
      found += prototypingConstraints(of: view, in: object)
    }
    return found.isEmpty ? nil : .object(collection("NSMutableArray", found))
  }

  /// Makes a constraint; nil if an item is missing.
  func constraint(_ element: Int, in owner: Int) -> Int? {
    if let known = existing(element) { return known }
    let first = item("firstItem", of: element) ?? owner
    let second = item("secondItem", of: element)
    guard let attribute = Self.attributes[document.attribute("firstAttribute", of: element) ?? ""]
    else {
      document.report(
        .error, "unknown-attribute",
        "the constraint has no known firstAttribute", at: element)
      return nil
    }
    let index = add("NSLayoutConstraint")
    register(index, for: element)
    let other = Self.attributes[document.attribute("secondAttribute", of: element) ?? ""] ?? 0
    let relations: [String: Int64] = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1]
    var constraint = Constraint(
      first: (edgeItem(first, attribute, edge: attribute), attribute),
      second: second.map { (edgeItem($0, other, edge: other), other) },
      constant: document.number("constant", of: element) ?? 0)
    constraint.relation = relations[document.attribute("relation", of: element) ?? ""] ?? 0
    constraint.multiplier = multiplier(of: element)
    constraint.priority = Int64(document.number("priority", of: element) ?? 1000)
    constraint.isSymbolic = document.attribute("symbolic", of: element) == "YES"
    constraint.shift = marginShift(first, attribute, second, other, in: owner)
    constraint.identifier = document.attribute("identifier", of: element)
    write(constraint, into: index)
    return index
  }

  private func item(_ attribute: String, of element: Int) -> Int? {
    guard let id = document.attribute(attribute, of: element) else { return nil }
    guard let found = document.ids[id] else {
      document.report(
        .error, "missing-item", "the constraint refers to \(id), which does not exist", at: element)
      return nil
    }
    return found
  }

  private func multiplier(of element: Int) -> Double {
    guard let text = document.attribute("multiplier", of: element) else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.count == 1 ? parts[0] : 1
  }

  /// The sum of margins that the constant for iOS 7 contains, as iOS 7 has no margins.
  private func marginShift(
    _ first: Int, _ attribute: Int64, _ second: Int?, _ other: Int64, in owner: Int
  ) -> Double {
    func margin(_ item: Int, _ attribute: Int64) -> Double {
      guard attribute >= 13 else { return 0 }
      let margins = document.child("layoutMargins", of: item)
      let keeps = document.attribute("preservesSuperviewLayoutMargins", of: item) == "YES"
      func edge(_ name: String) -> Double {
        let own = margins.flatMap { document.number(name, of: $0) } ?? 8
        return keeps ? max(own, 8) : own
      }
      return switch attribute {
      case 13, 17: edge("left")
      case 14, 18: -edge("right")
      case 15: edge("top")
      case 16: -edge("bottom")
      default: 0
      }
    }
    return (second.map { margin($0, other) } ?? 0) - margin(first, attribute)
  }

  struct Constraint {
    var first: (item: Int, attribute: Int64)
    var second: (item: Int, attribute: Int64)?
    var constant = 0.0
    var relation: Int64 = 0
    var multiplier = 1.0
    var priority: Int64 = 1000
    var isSymbolic = false
    /// The number to add for the constant of iOS 7.
    var shift = 0.0
    var identifier: String?
  }

  func write(_ constraint: Constraint, into index: Int) {
    func attribute(_ key: String, _ value: Int64) {
      set(key + "V2", .integer(value), of: index)
      set(key, .integer(Self.plainAttributes[value] ?? value), of: index)
    }
    attribute("NSFirstAttribute", constraint.first.attribute)
    if let second = constraint.second {
      attribute("NSSecondAttribute", second.attribute)
      set("NSSecondItem", .object(second.item), of: index)
    } else if xcode < 800 {
      attribute("NSSecondAttribute", 0)
    }
    set("NSFirstItem", .object(constraint.first.item), of: index)
    if constraint.relation != 0 { set("NSRelation", .integer(constraint.relation), of: index) }
    if constraint.multiplier != 1 { set("NSMultiplier", .double(constraint.multiplier), of: index) }
    if constraint.isSymbolic {
      set("NSSymbolicConstant", .object(string("NSSpace")), of: index)
    } else {
      let old = constraint.constant + constraint.shift
      if constraint.constant != 0 { set("NSConstantV2", .double(constraint.constant), of: index) }
      if old != 0 { set("NSConstant", .double(old), of: index) }
    }
    if constraint.priority != 1000 { set("NSPriority", .integer(constraint.priority), of: index) }
    set("NSShouldBeArchived", .bool(true), of: index)
    if let identifier = constraint.identifier {
      set("NSLayoutIdentifier", .object(string(identifier)), of: index)
    }
  }

  // MARK: - Views with a fixed frame

  private func prototypingConstraints(of view: Int, in superview: Int) -> [Int] {
    guard document.attribute("translatesAutoresizingMaskIntoConstraints", of: view) == "NO",
      let frame = frame(of: view)
    else { return [] }
    guard document.attribute("fixedFrame", of: view) == "YES", !isTranslated(view) else {
      return []
    }
    let item = object(for: view)
    let rows: [(Int64, Double, Bool)] = [
      (1, frame.x, true), (3, frame.y, true), (7, frame.width, false), (8, frame.height, false),
    ]
    return rows.map { attribute, constant, isPosition in
      let index = add("NSIBPrototypingLayoutConstraint")
      write(
        Constraint(
          first: (item, attribute), second: isPosition ? (superview, attribute) : nil,
          constant: constant,
          identifier: "IB auto generated at build time for view with fixed frame"), into: index)
      return index
    }
  }
}
