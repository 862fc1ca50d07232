internal import InterfaceBuilder

/// Builds a nib's graph: objects are made when they are first referred to.
final class NibUnit {
  let document: NibDocument
  let root: Int
  /// The roots of the units that this nib has; a container's nib has the units of its controllers.
  var members: Set<Int>
  var objects: [NibObject] = []
  private var strings: [String: Int] = [:]
  private var values: [NibObject: Int] = [:]
  private var made: [Int: Int] = [:]
  /// The objects with an identifier, in the order in which they were made.
  private(set) var identified: [Int] = []
  /// The elements of other units that this unit refers to, with their proxies.
  private(set) var externals: [(element: Int, name: String)] = []
  private var proxies: [String: Int] = [:]
  private var emptyArray: Int?
  /// Constraints that code made for guides and undetermined views, by the view that holds them.
  var addedConstraints: [Int: [Int]] = [:]
  var guideViews: [Int: [Int]] = [:]
  /// The nibs of views inside this unit.
  var compiled: [(name: String, archive: NibArchive)] = []
  /// The controllers whose views refer to objects of this unit.
  var tables: [(object: Int, externals: [(element: Int, name: String)])] = []
  var placeholders: [Int: Int] = [:]
  var emptyTraits: Int?

  init(_ document: NibDocument, root: Int) {
    self.document = document
    self.root = root
    members = [root]
    objects.append(NibObject("NSObject"))
  }

  var markup: DocumentMarkup { document.markup }
  var xcode: Int { document.xcode }

  func isMember(_ element: Int) -> Bool { members.contains(document.unit[element]) }

  // MARK: - Objects

  func add(_ className: String) -> Int {
    objects.append(
      NibObject(className, fallbacks: document.rules.fallbacks[className] ?? []))
    return objects.count - 1
  }

  func string(_ text: String) -> Int {
    if let known = strings[text] { return known }
    let index = add("NSString")
    objects[index].set("NS.bytes", .text(text))
    strings[text] = index
    return index
  }

  func number(_ value: Double) -> Int {
    let index = add("NSNumber")
    if xcode < 1200, value == value.rounded(), abs(value) < 1e15 {
      objects[index].set("NS.intval", .integer(Int64(value)))
    } else {
      objects[index].set("NS.dblval", .double(value))
    }
    return shared(index)
  }

  /// Replaces the newest object by an equal object, if the graph has it.
  func shared(_ index: Int) -> Int {
    guard index == objects.count - 1 else { return index }
    if let known = values[objects[index]] {
      objects.removeLast()
      return known
    }
    values[objects[index]] = index
    return index
  }

  func collection(_ className: String, _ items: [Int]) -> Int {
    let index = add(className)
    objects[index].set("NSInlinedValue", .bool(true))
    for item in items { objects[index].set("UINibEncoderEmptyKey", .object(item)) }
    return index
  }

  func sharedEmptyArray() -> Int {
    if let emptyArray { return emptyArray }
    let index = collection("NSArray", [])
    emptyArray = index
    return index
  }

  func set(_ key: String, _ value: NibValue, of object: Int) { objects[object].set(key, value) }

  /// A text that can be localized in a document of Base.lproj.
  func localized(_ text: String, _ property: String, of element: Int) -> Int {
    guard document.options.isLocalizable, let id = document.attribute("id", of: element) else {
      return string(text)
    }
    let index = add("NSLocalizableString")
    objects[index].set("NS.bytes", .text(text))
    objects[index].set("NSKey", .object(string("\(id).\(property)")))
    objects[index].set("NSDev", .object(string(text)))
    return index
  }

  // MARK: - Elements

  func existing(_ element: Int) -> Int? { made[element] }

  func register(_ object: Int, for element: Int, identified isIdentified: Bool = true) {
    made[element] = object
    if isIdentified, document.attribute("id", of: element) != nil { identified.append(object) }
  }

  func identify(_ object: Int) { identified.append(object) }

  /// Returns the element's object; a proxy if the element belongs to another unit.
  func object(for element: Int) -> Int {
    if let known = made[element] { return known }
    guard isMember(element) else { return proxy(for: element) }
    let kind = document.kind(element)
    guard let rules = document.rules.elements[kind] else { return special(element) }
    if !rules.isProven {
      document.report(
        .warning, "not-proven",
        "<\(document.name(element))> is not proven: few compiled documents show its keys",
        at: element)
    }
    reportUnwritten(element, rules)
    var custom = customClass(of: element)
    // From Xcode 14.2 on, controllers of scenes are swapped even for UIKit's classes.
    if custom == nil, putsProxiesFirst, document.isStoryboard,
      document.isController(element)
    {
      custom = rules.className
    }
    let index = add(custom == nil ? rules.className : "UIClassSwapper")
    register(index, for: element)
    for (key, candidates) in rules.keys {
      guard let rule = candidates.first(where: { holds($0.conditions, for: element) }) else {
        continue
      }
      write(rule.value, key: key, of: element, into: index)
    }
    if let custom {
      set("UIClassName", .object(string(custom)), of: index)
      set("UIOriginalClassName", .object(string(rules.className)), of: index)
    }
    writeTraits(of: element, into: index)
    return index
  }

  /// Reports the element's parts that no rule writes.
  private func reportUnwritten(_ element: Int, _ rules: NibRules.Element) {
    let name = document.name(element)
    let all = document.rules
    for attribute in all.unproven where markup[element].attributes[attribute] != nil {
      document.report(
        .warning, "not-proven", "\(attribute) of <\(name)> is not proven", at: element)
    }
    for attribute in markup[element].attributes.keys.sorted()
    where !rules.attributes.contains(attribute) && !all.knownAttributes.contains(attribute)
      && !all.runtimeFlags.contains(attribute)
    {
      document.report(
        .warning, "not-written", "\(attribute) of <\(name)> is not written", at: element)
    }
    for child in markup[element].children {
      let part = document.name(child)
      if all.unproven.contains(part) {
        document.report(.warning, "not-proven", "<\(part)> of <\(name)> is not proven", at: child)
      }
      guard !all.knownChildren.contains(part), all.elements[part] == nil else { continue }
      document.report(.warning, "not-written", "<\(part)> of <\(name)> is not written", at: child)
    }
  }

  private func special(_ element: Int) -> Int {
    let name = document.name(element)
    if name == "placeholder" {
      return systemProxy(
        document.attribute("placeholderIdentifier", of: element) ?? "IBFirstResponder")
    }
    if let object = storyboardObject(element, name) { return object }
    if name == "constraint", let view = markup[element].parent.flatMap({ markup[$0].parent }),
      let constraint = constraint(element, in: view)
    {
      return constraint
    }
    if name == "customObject" {
      let index = add("UICustomObject")
      register(index, for: element)
      if let custom = customClass(of: element) {
        set("UIClassName", .object(string(custom)), of: index)
      }
      return index
    }
    document.report(
      .error, "unknown-element",
      "<\(name)> cannot be compiled: its compiled form is not known", at: element)
    let index = add("UIView")
    register(index, for: element)
    return index
  }

  func customClass(of element: Int) -> String? {
    guard let name = document.attribute("customClass", of: element), !name.isEmpty else {
      return nil
    }
    var module = document.attribute("customModule", of: element) ?? ""
    if document.attribute("customModuleProvider", of: element) == "target",
      let own = document.options.module
    {
      module = own
    }
    guard !module.isEmpty else { return name }
    let safe = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return "_TtC\(safe.utf8.count)\(safe)\(name.utf8.count)\(name)"
  }

  // MARK: - Proxies

  func systemProxy(_ identifier: String) -> Int {
    if let known = proxies[identifier] { return known }
    let index = makeProxy(identifier)
    proxies[identifier] = index
    return index
  }

  func makeProxy(_ identifier: String) -> Int {
    let index = add("UIProxyObject")
    set("UIProxiedObjectIdentifier", .object(string(identifier)), of: index)
    return index
  }

  private func proxy(for element: Int) -> Int {
    if document.name(element) == "placeholder" {
      return systemProxy(
        document.attribute("placeholderIdentifier", of: element) ?? "IBFirstResponder")
    }
    let name = "UpstreamPlaceholder-\(document.attribute("id", of: element) ?? "\(element)")"
    if let known = proxies[name] { return known }
    let index = systemProxy(name)
    externals.append((element, name))
    made[element] = index
    return index
  }

  /// The proxies of other units' objects, in the order of their first use.
  var externalProxies: [Int] { externals.compactMap { proxies[$0.name] } }

  // MARK: - Rules

  func holds(_ conditions: [NibRules.Condition], for element: Int) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .attribute(let name, let value, let isEqual):
        return (document.attribute(name, of: element) == value) == isEqual
      case .has(let name, let isWanted):
        return (document.attribute(name, of: element) != nil) == isWanted
      case .hasChild(let key, let name, let isWanted):
        return (document.child(key, of: element, named: name) != nil) == isWanted
      case .xcode(let bound): return bound.admits(xcode)
      case .target(let bound): return bound.admits(document.target)
      }
    }
  }

  private func write(_ value: NibRules.Value, key: String, of element: Int, into object: Int) {
    switch value {
    case .none: break
    case .literal(let literal): set(key, literal, of: object)
    case .string(let text): set(key, .object(string(text)), of: object)
    case .number(let attribute, let kind, let fallback):
      guard let number = document.number(attribute, of: element) ?? fallback else { return }
      switch kind {
      case .integer: set(key, .integer(Int64(number)), of: object)
      case .float: set(key, .float(Float(number)), of: object)
      case .double: set(key, .double(number), of: object)
      }
    case .text(let attribute):
      guard let text = document.attribute(attribute, of: element) else { return }
      set(key, .object(string(text)), of: object)
    case .flag(let attribute):
      set(key, .bool(document.attribute(attribute, of: element) == "YES"), of: object)
    case .choice(let attribute, let words, let fallback):
      let word = document.attribute(attribute, of: element)
      guard let number = word.flatMap({ words[$0] }) ?? fallback else { return }
      set(key, .integer(number), of: object)
    case .color(let child):
      guard let color = color(child, of: element, key: key) else { return }
      set(key, .object(color), of: object)
    case .system(let name):
      let components = document.rules.systemColors[name] ?? [0, 1]
      set(key, .object(systemColor(name, components: components)), of: object)
    case .font(let child):
      guard let font = document.child(child, of: element).flatMap({ font($0) }) else { return }
      set(key, .object(font), of: object)
    case .image(let attribute):
      if let image = image(attribute, of: element) { set(key, .object(image), of: object) }
    case .numbers(let child, let attributes):
      guard let place = document.child(child, of: element) else { return }
      set(key, .packed(attributes.map { document.number($0, of: place) ?? 0 }), of: object)
    case .part(let part, let argument):
      write(part, argument, key: key, of: element, into: object)
    }
  }
}
