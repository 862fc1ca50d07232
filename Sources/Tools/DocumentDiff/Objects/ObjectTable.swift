internal import InterfaceBuilder

/// A document's objects with all their properties.
///
/// Elements that have no identifier, such as fonts, are parts of the enclosing object. Their
/// attributes become the object's properties, under a path.
struct ObjectTable: Sendable {
  struct Key: Hashable, Comparable, Sendable {
    /// The part, such as `fontDescription[fontDescription]`; empty for the object's own attributes.
    var path: String
    /// The attribute; `#text` for character data, `#element` for a part that has neither.
    var attribute: String

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.attribute) < (right.path, right.attribute)
    }
  }

  struct Object: Sendable {
    let id: String
    let element: Int
    let name: String
    let parent: Int?
    let container: String
    /// The enclosing scene, or the nib's top-level object; nil outside of both.
    let scene: Int?
    var properties: [Key: String] = [:]
    var parts: [String: Int] = [:]
    var children: [Int] = []

    var groups: [PropertyGroup: [Key: String]] {
      var groups: [PropertyGroup: [Key: String]] = [:]
      for (key, value) in properties {
        groups[PropertyGroup(key, in: name), default: [:]][key] = value
      }
      return groups
    }
  }

  private(set) var objects: [Object] = []
  private(set) var byID: [String: Int] = [:]
  private var repetitions: [String: Int] = [:]

  /// Elements whose `id` refers to an entity of Xcode rather than to an object.
  static let nonObjects: Set<String> = ["device", "adaptation", "accessibilityIdentifier"]

  /// Finds the document's objects.
  init(_ markup: DocumentMarkup) {
    objects = [
      Object(id: "", element: 0, name: "document", parent: nil, container: "", scene: nil)
    ]
    byID[""] = 0
    addAttributes(of: 0, in: markup, to: 0, path: "")
    var open = [(element: 0, owner: 0, path: "")]
    while let (element, owner, path) = open.popLast() {
      var counts: [String: Int] = [:]
      var waiting: [(element: Int, owner: Int, path: String)] = []
      for child in markup[element].children {
        if let id = Self.id(of: markup[child]) {
          let index = addObject(id, child, in: markup, owner: owner, container: path)
          waiting.append((child, index, ""))
        } else {
          var step = Self.step(markup[child], in: markup[element].name)
          counts[step, default: 0] += 1
          if let count = counts[step], count > 1 { step += "#\(count)" }
          let inner = path.isEmpty ? step : "\(path)/\(step)"
          objects[owner].parts[inner] = child
          addAttributes(of: child, in: markup, to: owner, path: inner)
          waiting.append((child, owner, inner))
        }
      }
      open.append(contentsOf: waiting.reversed())
    }
  }

  static func id(of element: DocumentMarkup.Element) -> String? {
    if element.name == "scene" { return element.attributes["sceneID"] }
    return nonObjects.contains(element.name) ? nil : element.attributes["id"]
  }

  private mutating func addObject(
    _ id: String, _ element: Int, in markup: DocumentMarkup, owner: Int, container: String
  ) -> Int {
    var unique = id
    // A repeated identifier is an error in the document, but must not hide an object.
    while byID[unique] != nil {
      let number = repetitions[id, default: 1] + 1
      repetitions[id] = number
      unique = "\(id)#\(number)"
    }
    // Placeholders belong to no scene.
    let isTopLevel = owner == 0 && markup[element].name != "placeholder"
    let index = objects.count
    objects.append(
      Object(
        id: unique, element: element, name: markup[element].name, parent: owner,
        container: container, scene: isTopLevel ? index : objects[owner].scene))
    byID[unique] = index
    objects[owner].children.append(index)
    addAttributes(of: element, in: markup, to: index, path: "")
    return index
  }

  private mutating func addAttributes(
    of element: Int, in markup: DocumentMarkup, to owner: Int, path: String
  ) {
    let isObject = path.isEmpty
    for (name, value) in markup[element].attributes {
      // The identifier is the key for matching and not a property.
      if isObject, owner != 0, name == (markup[element].name == "scene" ? "sceneID" : "id") {
        continue
      }
      objects[owner].properties[Key(path: path, attribute: name)] = value
    }
    let text = markup[element].text
    if !text.isEmpty { objects[owner].properties[Key(path: path, attribute: "#text")] = text }
    for comment in markup[element].comments.enumerated() {
      objects[owner].properties[Key(path: path, attribute: "#comment\(comment.offset)")] =
        comment.element
    }
    if !isObject, markup[element].attributes.isEmpty, text.isEmpty,
      markup[element].children.isEmpty
    {
      objects[owner].properties[Key(path: path, attribute: "#element")] = ""
    }
  }

  /// Returns a path step: a part's name with a distinguishing key.
  private static func step(_ element: DocumentMarkup.Element, in parent: String) -> String {
    let attributes = element.attributes
    let tag: String? =
      switch element.name {
      case "plugIn", "deployment": attributes["identifier"]
      case "capability": attributes["name"]
      case "userDefinedRuntimeAttribute": attributes["keyPath"]
      case "exclude", "include": attributes["reference"]
      case _ where parent == "resources": attributes["name"]
      default: attributes["key"]
      }
    return tag.map { "\(element.name)[\($0)]" } ?? element.name
  }

  func subtree(of root: Int) -> [Int] {
    var found: [Int] = []
    var open = [root]
    while let index = open.popLast() {
      found.append(index)
      open.append(contentsOf: objects[index].children.reversed())
    }
    return found
  }

  subscript(index: Int) -> Object { objects[index] }

  func value(_ attribute: String, of index: Int) -> String? {
    objects[index].properties[Key(path: "", attribute: attribute)]
  }
}
