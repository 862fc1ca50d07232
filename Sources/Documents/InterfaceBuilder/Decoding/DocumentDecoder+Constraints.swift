import AutoLayout

extension DocumentDecoder {
  mutating func constraint(_ element: Int, of owner: ViewIndex) -> Step {
    var reader = ElementReader(tree, element)
    guard reader.name == "constraint" else {
      return unknown(element, owner: views[owner.offset].id)
    }
    let id = reader.string("id") ?? ""
    guard let firstAttribute = reader.string("firstAttribute") else {
      warn(
        "incomplete-constraint", "the constraint \(id) has no first attribute; it is ignored",
        at: reader.location, object: id)
      return .skip
    }
    let relation = relation(&reader, id: id)
    let variations = tree.children(of: element).filter { tree.elements[$0].name == "variation" }
      .map { variation($0) }
    let firstItem = reader.string("firstItem")
    let secondItem = reader.string("secondItem")
    let secondAttribute = reader.string("secondAttribute")
    let multiplier = reader.ratio("multiplier") ?? 1
    let constant = reader.double("constant") ?? 0
    let priority = priority(&reader, id: id)
    let identifier = reader.string("identifier")
    let isPlaceholder = reader.bool("placeholder", default: false)
    let isSymbolic = reader.bool("symbolic", default: false)
    let symbolType = reader.string("symbolType")
    let userLabel = reader.string("userLabel")
    views[owner.offset].constraints.append(ConstraintIndex(constraints.count))
    constraints.append(
      ConstraintElement(
        id: id, owner: owner, firstItem: firstItem, firstAttribute: firstAttribute,
        relation: relation, secondItem: secondItem, secondAttribute: secondAttribute,
        multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
        isPlaceholder: isPlaceholder, isSymbolic: isSymbolic, symbolType: symbolType,
        userLabel: userLabel, variations: variations, other: finish(reader, object: id),
        location: reader.location))
    return .skip
  }

  /// The priority, which UIKit takes from 0 to 1000 (F1.10).
  private mutating func priority(_ reader: inout ElementReader, id: String) -> Double {
    let written = reader.double("priority") ?? 1000
    let priority = min(max(written, 0), 1000)
    if priority != written {
      warn(
        "bad-priority",
        "priority=\"\(reader.string("priority") ?? "")\" of the constraint \(id) is outside 0 to "
          + "1000; it is read as \(Int(priority))",
        at: reader.location, object: id)
    }
    return priority
  }

  private mutating func relation(
    _ reader: inout ElementReader, id: String
  ) -> NSLayoutConstraint.Relation {
    switch reader.string("relation") {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let other?:
      warn(
        "bad-relation",
        "the constraint \(id) has the unknown relation \"\(other)\"; it is read as equal",
        at: reader.location, object: id)
      return .equal
    }
  }

  func variation(_ element: Int) -> VariationElement {
    var insets: [String: EdgeInsetsElement] = [:]
    var frame: RectElement?
    var masks: [VariationElement.Mask] = []
    for child in tree.children(of: element) {
      let key = tree.value("key", of: child) ?? ""
      switch tree.elements[child].name {
      case "mask": masks.append(mask(child))
      case "rect" where key == "frame": frame = tree.rect(child)
      case "inset", "edgeInsets", "directionalEdgeInsets": insets[key] = tree.insets(child)
      default: break
      }
    }
    var attributes = ElementReader(tree, element).remaining
    attributes["key"] = nil
    for name in attributes.keys where VariationElement.numbers.contains(name) {
      if tree.number(name, of: element) == nil { attributes[name] = nil }
    }
    return VariationElement(
      key: VariationElement.Key(text: tree.value("key", of: element) ?? "default"), masks: masks,
      attributes: attributes, frame: frame, font: tree.font(of: element),
      layoutMargins: insets["layoutMargins"] ?? insets["directionalLayoutMargins"],
      insets: insets, location: tree.elements[element].location)
  }

  private func mask(_ element: Int) -> VariationElement.Mask {
    var mask = VariationElement.Mask(excluded: [], included: [])
    for child in tree.children(of: element) {
      guard let reference = tree.value("reference", of: child) else { continue }
      if tree.elements[child].name == "exclude" {
        mask.excluded.append(reference)
      } else if tree.elements[child].name == "include" {
        mask.included.append(reference)
      }
    }
    return mask
  }
}

extension VariationElement.Key {
  /// Reads `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact` and so on.
  init(text: String) {
    self.init(width: nil, height: nil, unknown: [])
    guard text != "default" else { return }
    for part in text.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      let sizeClass = pair.count == 2 ? SizeClass(rawValue: String(pair[1])) : nil
      switch (pair.first, sizeClass) {
      case ("widthClass", let value?): width = value
      case ("heightClass", let value?): height = value
      default: unknown.append(String(part))
      }
    }
  }
}
