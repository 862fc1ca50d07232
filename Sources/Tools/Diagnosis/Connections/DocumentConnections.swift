import InterfaceBuilder

/// The claims about code in a document: classes, outlets, actions, attributes and identifiers.
package struct DocumentConnections: Sendable {
  /// An element with an identifier.
  struct Object: Sendable {
    var id: String
    var element: String
    var customClass: String?
    var module: String?
    /// Whether the module is that of the target that compiles the document.
    var usesTarget = false
    var placeholder: String?
    /// The name in messages.
    var label: String?
    var location: SourceLocation
    var hasConnections = false
  }

  struct Claim: Sendable {
    enum Kind: Sendable {
      case customClass
      case segueClass
      case outlet
      case action
      case attribute
      case unwind
      case sceneIdentifier
      case segueIdentifier
      case reuseIdentifier
      case image
      case color
    }

    var kind: Kind
    var object: Int
    var name: String
    var location: SourceLocation
    /// The element's own identifier and the attribute with the name, for edits.
    var element: String?
    var attribute = "customClass"
    /// The object that an outlet connects.
    var destination: String?
  }

  /// Larger documents are not compared with code.
  static let sizeLimit = 16 << 20

  let path: String
  /// Whether the document is for iOS; others only supply identifiers.
  private(set) var isForIOS = false
  private(set) var objects: [Object] = []
  private(set) var claims: [Claim] = []
  /// Whether a note of the author disables rules.
  private(set) var hasNotes = false

  /// Reads a document; malformed documents claim less.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    var reader = ConnectionReader(MarkupScanner(bytes), bytes)
    reader.read()
    isForIOS = reader.isForIOS
    objects = reader.objects
    claims = reader.claims
    hasNotes = reader.hasNotes
  }

  /// The file's name but no ending.
  var stem: String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// The file's name but no ending and no idiom.
  var name: String {
    for idiom in ["~iphone", "~ipad"] where stem.hasSuffix(idiom) {
      return String(stem.dropLast(idiom.count))
    }
    return stem
  }
}

private struct ConnectionReader {
  typealias Object = DocumentConnections.Object
  typealias Claim = DocumentConnections.Claim

  private let scanner: MarkupScanner
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private(set) var isForIOS = false
  private(set) var objects: [Object] = []
  private(set) var claims: [Claim] = []
  private(set) var hasNotes = false
  /// The object of each element; -1 for elements that are none.
  private var objectOf: [Int] = []
  private var objectsByID: [String: Int] = [:]
  private var storedImages: Set<String> = []

  init(_ scanner: MarkupScanner, _ bytes: [UInt8]) {
    self.scanner = scanner
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private static let connections: Set<String> = [
    "outlet", "outletCollection", "action", "segue",
  ]

  mutating func read() {
    guard let root = scanner.elements.first, root.name == "document" else { return }
    let type = attributes(0)["type"] ?? ""
    isForIOS =
      type.contains("CocoaTouch") && !type.contains("WatchKit")
      && (attributes(0)["targetRuntime"] ?? "").hasPrefix("iOS")
    objectOf = [Int](repeating: -1, count: scanner.elements.count)
    for index in scanner.elements.indices { readObject(index) }
    for index in scanner.elements.indices { readClaims(index) }
    claims.removeAll { $0.kind == .image && storedImages.contains($0.name) }
    hasNotes = containsNote
  }

  private var containsNote: Bool {
    let marker = Array("autolayout:disable".utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: marker[0]) {
      if bytes[start...].starts(with: marker) { return true }
      index = start + 1
    }
    return false
  }

  // MARK: - Elements

  private func attributes(_ index: Int) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in scanner.elements[index].attributes {
      values[attribute.name] = XMLCharacters.plain(
        String(decoding: bytes[attribute.value], as: UTF8.self))
    }
    return values
  }

  private func location(_ index: Int) -> SourceLocation {
    let offset = scanner.elements[index].tag.lowerBound
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = String(decoding: bytes[lineStarts[low]..<offset], as: UTF8.self)
      .unicodeScalars.count
    return SourceLocation(line: low + 1, column: column + 1)
  }

  private mutating func readObject(_ index: Int) {
    let element = scanner.elements[index]
    guard !Self.connections.contains(element.name),
      element.attributes.contains(where: { $0.name == "id" })
    else {
      // Parts of the object, such as a button's states, belong to it.
      if let parent = element.parent { objectOf[index] = objectOf[parent] }
      return
    }
    let values = attributes(index)
    guard let id = values["id"] else { return }
    objectOf[index] = objects.count
    objectsByID[id] = objects.count
    objects.append(
      Object(
        id: id, element: element.name, customClass: values["customClass"],
        module: values["customModule"], usesTarget: values["customModuleProvider"] == "target",
        placeholder: values["placeholderIdentifier"], label: values["userLabel"],
        location: location(index)))
  }

  /// The object that contains a connection.
  private func owner(_ index: Int) -> Int? {
    guard let parent = scanner.elements[index].parent, objectOf[parent] >= 0 else { return nil }
    return objectOf[parent]
  }

  // MARK: - Claims

  private mutating func add(
    _ kind: Claim.Kind, _ object: Int?, _ name: String?, _ index: Int,
    to destination: String? = nil
  ) {
    guard let object, object >= 0, let name, !name.isEmpty else { return }
    var claim = Claim(kind: kind, object: object, name: name, location: location(index))
    claim.element =
      scanner.elements[index].attributes.first { $0.name == "id" }.map { scanner.text($0.value) }
    claim.destination = destination
    if kind == .outlet { claim.attribute = "property" }
    if kind == .action { claim.attribute = "selector" }
    if kind == .unwind { claim.attribute = "unwindAction" }
    claims.append(claim)
  }

  private mutating func readClaims(_ index: Int) {
    let element = scanner.elements[index]
    switch element.name {
    case "outlet", "outletCollection":
      let values = attributes(index)
      guard let owner = owner(index) else { return }
      objects[owner].hasConnections = true
      add(.outlet, owner, values["property"], index, to: values["destination"])
    case "action":
      let values = attributes(index)
      let target = values["destination"].flatMap { objectsByID[$0] }
      if let target { objects[target].hasConnections = true }
      add(.action, target, values["selector"], index)
    case "segue": readSegue(index)
    case "userDefinedRuntimeAttribute":
      add(.attribute, owner(index), attributes(index)["keyPath"], index)
    case "color": readColor(index)
    case "image": readStoredImage(index)
    case "resources", "accessibilityTraits", "imageReference", "accessibility": break
    default: readElement(index)
    }
  }

  private mutating func readSegue(_ index: Int) {
    let values = attributes(index)
    guard let owner = owner(index) else { return }
    add(.segueIdentifier, owner, values["identifier"], index)
    add(.unwind, owner, values["unwindAction"], index)
    guard let name = values["customClass"], let id = values["id"] else { return }
    objects.append(
      Object(
        id: id, element: "segue", customClass: name, module: values["customModule"],
        usesTarget: values["customModuleProvider"] == "target", location: location(index)))
    add(.segueClass, objects.count - 1, name, index)
    if let selector = values["destinationCreationSelector"] {
      add(.action, owner, selector, index)
    }
  }

  private mutating func readColor(_ index: Int) {
    let values = attributes(index)
    guard values["catalog"] == nil, values["cocoaTouchSystemColor"] == nil,
      values["systemColor"] == nil, let parent = scanner.elements[index].parent
    else { return }
    // The resource itself has the same name, and contains the color's copy.
    guard scanner.elements[parent].name != "namedColor" else { return }
    add(.color, owner(index), values["name"], index)
  }

  private mutating func readStoredImage(_ index: Int) {
    let values = attributes(index)
    let isStored = !scanner.elements[index].isEmpty || values["catalog"] == "system"
    if isStored, let name = values["name"] { storedImages.insert(name) }
  }

  private static let imageAttributes = [
    "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "barImage",
    "icon", "largeContentSizeImage",
  ]

  private mutating func readElement(_ index: Int) {
    let own = objectOf[index]
    // Most elements, such as frames, claim nothing.
    guard own >= 0,
      scanner.elements[index].attributes.contains(where: { Self.claiming.contains($0.name) })
    else { return }
    let values = attributes(index)
    if values["id"] != nil {
      add(.customClass, own, values["customClass"], index)
      add(.sceneIdentifier, own, values["storyboardIdentifier"], index)
      add(.reuseIdentifier, own, values["reuseIdentifier"], index)
    }
    guard values["catalog"] != "system" else { return }
    for name in Self.imageAttributes {
      if let image = values[name], !Self.isStoredName(image) { add(.image, own, image, index) }
    }
  }

  private static let claiming = Set(imageAttributes)
    .union(["customClass", "storyboardIdentifier", "reuseIdentifier"])

  /// Whether a name refers to a picture in the document, such as `12:abc:xyz` or an identifier.
  private static func isStoredName(_ name: String) -> Bool {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 3, parts.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) { return true }
    let groups = name.split(separator: "-", omittingEmptySubsequences: false)
    return groups.count == 5 && groups[0].count == 8 && groups[0].allSatisfy(\.isHexDigit)
  }
}
