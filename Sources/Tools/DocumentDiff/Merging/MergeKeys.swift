/// The identities of elements, common to all versions.
///
/// An object's identity is the identifier. Parts, such as colors, are identified by their parent,
/// kind and key, so they follow an object that moves.
struct MergeKeys {
  private struct Place: Hashable {
    /// The identity of the parent; -1 for an object.
    var parent: Int
    var kind: Int32
    var tag: Int32
    var repetition: Int32
  }

  private var numbers: [Place: Int] = [:]
  private var places: [Place] = [Place(parent: -1, kind: 0, tag: 0, repetition: 1)]
  private var repeated: Set<Int> = []
  private let words: MergeWords
  private let tags: [Int32: Int32]
  private let kinds: [Int32: Int32]
  private let nonObjects: Set<Int32>
  private let units: Set<Int32>

  static let root = 0

  /// Attributes other than `key` that distinguish parts of the same kind.
  private static let tags = [
    "plugIn": "identifier", "deployment": "identifier", "capability": "name",
    "userDefinedRuntimeAttribute": "keyPath", "exclude": "reference", "include": "reference",
    "class": "className", "designable": "name", "image": "name", "namedColor": "name",
    "systemColor": "name", "relationship": "name", "segue": "reference",
  ]
  /// Elements that may replace each other.
  private static let kinds = [
    "nil": "color", "mutableString": "string", "frame": "rect", "inset": "edgeInsets",
    "directionalEdgeInsets": "edgeInsets",
  ]
  /// Parts whose values belong together: they are taken from a single version.
  private static let units = [
    "color", "nil", "fontDescription", "font", "rect", "frame", "point", "size", "edgeInsets",
    "inset", "directionalEdgeInsets", "autoresizingMask", "attributedString",
    "userDefinedRuntimeAttribute", "imageReference", "string", "mutableString", "date",
  ]

  init(_ words: MergeWords) {
    self.words = words
    func numbers(_ table: [String: String]) -> [Int32: Int32] {
      Dictionary(uniqueKeysWithValues: table.map { (words.number($0.key), words.number($0.value)) })
    }
    tags = numbers(Self.tags)
    kinds = numbers(Self.kinds)
    nonObjects = Set(ObjectTable.nonObjects.map { words.number($0) })
    units = Set(Self.units.map { words.number($0) })
  }

  var count: Int { places.count }

  /// Returns the element's identity; a further number if it is repeated.
  mutating func key(
    of node: MarkupTree.Node, in parent: MarkupTree.Node, _ repetition: Int32 = 1
  ) -> Int {
    if let id = id(of: node) {
      return number(Place(parent: -1, kind: MergeWords.id, tag: id, repetition: repetition))
    }
    let attribute = tags[node.name] ?? MergeWords.key
    let tag = node.attributes.first { $0.name == attribute }?.value ?? MergeWords.none
    return number(
      Place(
        parent: parent.key, kind: kinds[node.name] ?? node.name, tag: tag, repetition: repetition))
  }

  func id(of node: MarkupTree.Node) -> Int32? {
    let name = node.name == MergeWords.scene ? MergeWords.sceneID : MergeWords.id
    guard !nonObjects.contains(node.name) else { return nil }
    return node.attributes.first { $0.name == name }?.value
  }

  private mutating func number(_ place: Place) -> Int {
    if let number = numbers[place] { return number }
    numbers[place] = places.count
    places.append(place)
    return places.count - 1
  }

  mutating func markRepeated(_ parent: Int) { repeated.insert(parent) }

  func isObject(_ key: Int) -> Bool { places[key].parent < 0 }

  /// Whether the element is taken from a single version as a whole.
  func isUnit(_ key: Int, named name: Int32) -> Bool {
    !isObject(key) && (units.contains(name) || repeated.contains(key))
  }

  /// The key of the object with an identifier, if any version has it.
  func object(_ id: Int32) -> Int? {
    numbers[Place(parent: -1, kind: MergeWords.id, tag: id, repetition: 1)]
  }

  /// The element's part with this name and no tag, if any version has it.
  func part(of parent: Int, named name: Int32) -> Int? {
    numbers[Place(parent: parent, kind: name, tag: MergeWords.none, repetition: 1)]
  }

  /// The attribute that distinguishes the part from others of the same kind.
  func tag(of key: Int) -> Int32? { isObject(key) ? nil : places[key].tag }

  func parent(of key: Int) -> Int { places[key].parent }

  /// The object that an element belongs to; itself for an object.
  func owner(of key: Int) -> Int {
    var key = key
    while places[key].parent >= 0 { key = places[key].parent }
    return key
  }

  func id(of object: Int) -> String {
    let place = places[object]
    guard place.kind != 0 else { return "" }
    return words[place.tag] + (place.repetition > 1 ? "#\(place.repetition)" : "")
  }

  /// The steps from the object to a part.
  private func steps(to key: Int) -> [Place] {
    var steps: [Place] = []
    var key = key
    while places[key].parent >= 0 {
      steps.append(places[key])
      key = places[key].parent
    }
    return steps.reversed()
  }

  /// The part's path as in ``ObjectTable``.
  func path(of key: Int) -> String {
    steps(to: key).map { place in
      let tag = place.tag == MergeWords.none ? "" : "[\(words[place.tag])]"
      return words[place.kind] + tag + (place.repetition > 1 ? "#\(place.repetition)" : "")
    }.joined(separator: "/")
  }

  /// The short path by which users name a part.
  func shortPath(of key: Int) -> String {
    steps(to: key).map { place in
      let name = words[place.tag == MergeWords.none ? place.kind : place.tag]
      return name + (place.repetition > 1 ? "#\(place.repetition)" : "")
    }.joined(separator: ".")
  }
}
