internal import InterfaceBuilder

/// Values and objects that depend on size classes (F16.10).
extension NibUnit {
  /// The objects that the any-any size class excludes.
  func excludedReferences(of element: Int, _ kind: String) -> Set<String> {
    var found: Set<String> = []
    for variation in markup[element].children
    where document.name(variation) == "variation"
      && document.attribute("key", of: variation) == "default"
    {
      for mask in markup[variation].children
      where document.name(mask) == "mask" && document.attribute("key", of: mask) == kind {
        for child in markup[mask].children where document.name(child) == "exclude" {
          if let reference = document.attribute("reference", of: child) { found.insert(reference) }
        }
      }
    }
    return found
  }

  func writeTraits(of element: Int, into object: Int) {
    for child in markup[element].children where document.name(child) == "textInputTraits" {
      guard let rules = document.rules.elements["textInputTraits"] else { continue }
      for (key, candidates) in rules.keys {
        guard let rule = candidates.first(where: { holds($0.conditions, for: child) }) else {
          continue
        }
        if case .choice(let attribute, let words, _) = rule.value {
          guard let number = document.attribute(attribute, of: child).flatMap({ words[$0] }),
            objects[object][key] == nil
          else { continue }
          set(key, .integer(number), of: object)
        } else if case .literal(let literal) = rule.value, objects[object][key] == nil {
          set(key, literal, of: object)
        } else if case .part = rule.value,
          let type = document.attribute("textContentType", of: child)
        {
          set(key, .object(string(type)), of: object)
        }
      }
    }
  }

  private static let classes = ["compact": 1, "regular": 2]

  private func traits(_ key: String) -> Int {
    if key.isEmpty, let emptyTraits { return emptyTraits }
    let index = add("UITraitCollection")
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, let number = Self.classes[words[1]] else { continue }
      let axis = words[0] == "widthClass" ? "Horizontal" : "Vertical"
      set(
        "UITraitCollectionBuiltinTrait-_UITraitName\(axis)SizeClass", .integer(Int64(number)),
        of: index)
    }
    if key.isEmpty { emptyTraits = index }
    return index
  }

  /// Whether the variation is for size classes; the keys of other traits are unknown.
  private func isOfSizeClasses(_ variation: Int) -> Bool {
    let key = document.attribute("key", of: variation) ?? "default"
    let isKnown = key.split(separator: "-").allSatisfy {
      $0 == "default" || $0.hasPrefix("widthClass=") || $0.hasPrefix("heightClass=")
    }
    if !isKnown {
      document.report(
        .warning, "not-written", "the variation for \(key) is not written", at: variation)
    }
    return isKnown
  }

  /// The storage for a top-level object's variations, or nil.
  func traitStorage(of top: Int) -> Int? {
    guard let topObject = existing(top) else { return nil }
    var storages: [Int] = []
    var descendants: [Int] = []
    for element in traitVisits(from: top) {
      guard let object = existing(element) else { continue }
      let all = markup[element].children.filter {
        document.name($0) == "variation" && isOfSizeClasses($0)
      }
      guard !all.isEmpty else { continue }
      let variations = all.filter { document.attribute("key", of: $0) != "default" }
      for variation in variations { reportUnwritten(variation, Self.variedNames) }
      let made =
        relationshipStorages(of: element, object, all)
        + attributeStorages(of: element, object, variations)
      if made.isEmpty { continue }
      storages += made
      if !descendants.contains(object) { descendants.append(object) }
    }
    guard !storages.isEmpty else { return nil }
    let index = add("_UITraitStorageList")
    set("UITopLevelObject", .object(topObject), of: index)
    set("UITraitStorages", .object(collection("NSArray", storages)), of: index)
    set("UIDescendants", .object(objectSet(descendants)), of: index)
    return index
  }

  private func objectSet(_ items: [Int]) -> Int {
    guard xcode >= 1300 else { return collection("NSSet", items) }
    return numbered("NSSet", items)
  }

  /// A collection in the form with a key for each item.
  private func numbered(_ className: String, _ items: [Int]) -> Int {
    let index = add(className)
    for (offset, item) in items.enumerated() {
      set("NS.object.\(offset)", .object(item), of: index)
    }
    return index
  }

  /// The storages for subviews and constraints that size classes install or remove.
  private func relationshipStorages(
    of element: Int, _ object: Int, _ variations: [Int]
  ) -> [Int] {
    [("subviews", "traitStorageSubviews"), ("constraints", "traitStorageConstraints")].compactMap {
      (kind, keyPath) -> Int? in
      let masks = variations.compactMap { variation in
        document.child(kind, of: variation, named: "mask").map { (variation, $0) }
      }
      guard !masks.isEmpty else { return nil }
      let candidates = document.contents(kind, of: element).filter {
        document.attribute("placeholder", of: $0) != "YES"
      }
      let known = Set(candidates)
      let records = masks.map { (variation, mask) -> Int in
        let key = document.attribute("key", of: variation) ?? "default"
        func references(_ name: String) -> [Int] {
          markup[mask].children.filter { document.name($0) == name }.compactMap {
            document.attribute("reference", of: $0).flatMap { document.ids[$0] }
          }.filter { isMember($0) && known.contains($0) }.map { self.object(for: $0) }
        }
        let isDefault = key == "default"
        let (added, removed) = (references("include"), references("exclude"))
        let record = add("_UIRelationshipTraitStorageRecord")
        let traits: NibValue =
          isDefault && xcode < 800 ? .null : .object(self.traits(isDefault ? "" : key))
        set("UITraitCollection", traits, of: record)
        set("UIAddedObjects", .object(objectSet(added)), of: record)
        set("UIRemovedObjects", .object(objectSet(removed)), of: record)
        return record
      }
      let objects = candidates.map { self.object(for: $0) }
      let index = add("_UIRelationshipTraitStorage")
      set("UIObject", .object(object), of: index)
      set("UIKeyPath", .object(string(keyPath)), of: index)
      set("UIRecords", .object(collection("NSMutableArray", records)), of: index)
      set("UIRelationshipCandidates", .object(numbered("NSOrderedSet", objects)), of: index)
      return index
    }
  }

  private static let innerViews: Set = [
    "contentView", "view", "tableHeaderView", "tableFooterView", "backgroundView",
  ]

  /// The elements whose storages are written, as often as ibtool writes them.
  ///
  /// A view's constraints come twice, and so does a cell's content.
  private func traitVisits(from top: Int) -> [Int] {
    var found: [Int] = []
    func visit(_ element: Int) {
      guard isMember(element), found.count < 100_000 else { return }
      found.append(element)
      let constraints = document.contents("constraints", of: element)
      found += constraints + constraints
      for child in document.contents("subviews", of: element) { visit(child) }
      let content = markup[element].children.filter {
        Self.innerViews.contains(document.attribute("key", of: $0) ?? "")
      }
      for child in content {
        visit(child)
        if document.name(element).hasSuffix("Cell") { visit(child) }
      }
    }
    visit(top)
    return found
  }

  /// The numbers for attributes of variations; an absent attribute is zero.
  static let variedNumbers: [(name: String, numbers: [String: Double])] = [
    ("axis", ["horizontal": 0, "vertical": 1]),
    (
      "distribution",
      [
        "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3,
        "equalCentering": 4,
      ]
    ),
    (
      "alignment",
      [
        "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4,
        "bottom": 4, "lastBaseline": 5,
      ]
    ),
    ("hidden", ["NO": 0, "YES": 1]),
  ]

  private static let variedNames = Set(variedNumbers.map(\.name)).union([
    "key", "constant", "spacing", "misplaced", "ambiguous", "fixedFrame",
  ])

  private func attributeStorages(
    of element: Int, _ object: Int, _ variations: [Int]
  ) -> [Int] {
    var storages: [Int] = []
    func storage(_ keyPath: String, _ records: [(String, Int)]) {
      let made = records.map { key, value in
        let record = add("_UIAttributeTraitStorageRecord")
        set("UITraitCollection", .object(traits(key)), of: record)
        set("UIValue", .object(value), of: record)
        return record
      }
      let index = add("_UIAttributeTraitStorage")
      set("UIObject", .object(object), of: index)
      set("UIKeyPath", .object(string(keyPath)), of: index)
      set("UIRecords", .object(collection("NSMutableArray", made)), of: index)
      storages.append(index)
    }
    func key(_ variation: Int) -> String { document.attribute("key", of: variation) ?? "" }
    let spaced = variations.filter { document.number("spacing", of: $0) != nil }
    if !spaced.isEmpty {
      let own = document.number("spacing", of: element) ?? 0
      storage(
        "spacing",
        spaced.map { (key($0), number(document.number("spacing", of: $0) ?? 0)) }
          + [("", number(own))])
    }
    for (name, numbers) in Self.variedNumbers {
      let varied = variations.filter { document.attribute(name, of: $0) != nil }
      guard let first = varied.first else { continue }
      document.report(
        .warning, "not-proven", "\(name) of <variation> is not proven", at: first)
      func value(_ place: Int) -> Int {
        number(document.attribute(name, of: place).flatMap { numbers[$0] } ?? 0)
      }
      storage(name, varied.map { (key($0), value($0)) } + [("", value(element))])
    }
    let constants = variations.filter { document.number("constant", of: $0) != nil }
    if !constants.isEmpty {
      func constant(_ value: Double) -> Int {
        let index = add("_NSLayoutConstraintConstant")
        set("UISymbolicConstant", .null, of: index)
        set("UINumericConstant", .double(value), of: index)
        return index
      }
      storage(
        "encodedConstant",
        constants.map { (key($0), constant(document.number("constant", of: $0) ?? 0)) }
          + [("", constant(document.number("constant", of: element) ?? 0))])
    }
    let fonts = variations.filter { document.child("fontDescription", of: $0) != nil }
    if !fonts.isEmpty,
      let own = document.child("fontDescription", of: element).flatMap({ font($0) })
    {
      storage(
        "font",
        fonts.compactMap { variation in
          document.child("fontDescription", of: variation).flatMap { font($0) }.map {
            (key(variation), $0)
          }
        } + [("", own)])
    }
    return storages
  }
}
