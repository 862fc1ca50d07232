internal import InterfaceBuilder

/// The objects of a document, each with everything that is written about it.
///
/// An object is an element with an identifier of its own: a scene, a controller, a view, a
/// constraint, a connection. Elements without one, such as a font or a rectangle, are parts of the
/// object around them: their attributes are properties of the object, under a path.
struct ObjectTable: Sendable {
  /// The name of an attribute of an object or of one of its parts.
  struct Key: Hashable, Comparable, Sendable {
    /// The part, such as `fontDescription[fontDescription]`; empty for the object's own attributes.
    var path: String
    /// The attribute; `#text` for the characters, `#element` for a part that has neither.
    var attribute: String

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.attribute) < (right.path, right.attribute)
    }
  }

  /// One object.
  struct Object: Sendable {
    let id: String
    /// The place of its element in the markup.
    let element: Int
    /// The name of its element, such as `label`.
    let name: String
    /// The object around it; nil for the document.
    let parent: Int?
    /// The parts between it and the object around it, such as `subviews`.
    let container: String
    /// The scene that it stands in, or the top-level object of a nib; nil outside of all.
    let scene: Int?
    /// Every attribute of it and its parts.
    var properties: [Key: String] = [:]
    /// The elements of its parts, by their paths.
    var parts: [String: Int] = [:]
    /// The objects directly in it, in order.
    var children: [Int] = []

    /// The properties as they are written, by their groups.
    var groups: [PropertyGroup: [Key: String]] {
      var groups: [PropertyGroup: [Key: String]] = [:]
      for (key, value) in properties {
        groups[PropertyGroup(key, in: name), default: [:]][key] = value
      }
      return groups
    }
  }

  /// The objects; the first one is the document itself.
  private(set) var objects: [Object] = []
  /// The objects by identifier.
  private(set) var byID: [String: Int] = [:]
  /// The number that an identifier got last which is there more than once.
  private var repetitions: [String: Int] = [:]

  /// Elements whose `id` names a thing of Xcode's and no object.
  private static let nonObjects: Set<String> = ["device", "adaptation", "accessibilityIdentifier"]

  /// Finds the objects of a document.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ markup: DocumentMarkup) {
    objects = [
      Object(id: "", element: 0, name: "document", parent: nil, container: "", scene: nil)
    ]
    byID[""] = 0
    addAttributes(of: 0, in: markup, to: 0, path: "")
    // Elements that wait, each with the object and the path that it hangs on.
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

  /// The identifier of an element that is an object.
  static func id(of element: DocumentMarkup.Element) -> String? {
    if element.name == "scene" { return element.attributes["sceneID"] }
    return nonObjects.contains(element.name) ? nil : element.attributes["id"]
  }

  private mutating func addObject(
    _ id: String, _ element: Int, in markup: DocumentMarkup, owner: Int, container: String
  ) -> Int {
    var unique = id
    // An identifier that is there twice is an error of the document that must not hide anything.
    while byID[unique] != nil {
      let number = repetitions[id, default: 1] + 1
      repetitions[id] = number
      unique = "\(id)#\(number)"
    }
    // What stands for something outside of a nib belongs to no scene.
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
      // The identifier is what objects are matched by.
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

  /// One step of a path: the name of a part with what tells it from others of the name.
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

  /// The objects of a subtree, its root first.
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

  /// One of an object's own attributes.
  func value(_ attribute: String, of index: Int) -> String? {
    objects[index].properties[Key(path: "", attribute: attribute)]
  }
}
