/// What objects are recognised by where their identifiers differ.
struct MatchTokens: Sendable {
  /// From this cost on two objects are different ones.
  static let limit = 0.75

  /// What each object says of itself, by attribute.
  private let own: [[String: String]]
  /// What the objects in each one say, together.
  private let below: [Set<String>]

  /// Attributes that name an object or show its content, those that say most first.
  private static let telling = [
    "customClass", "storyboardIdentifier", "userLabel", "reuseIdentifier", "identifier", "property",
    "selector", "key", "type", "text", "title", "placeholder", "image", "relationship", "kind",
    "placeholderIdentifier", "destination", "eventType",
  ]

  /// Collects what the objects of a document say.
  ///
  /// - Complexity: O(*n*) in the number of objects and their properties.
  init(_ table: ObjectTable) {
    own = table.objects.map { object in
      var tokens: [String: String] = [:]
      for (key, value) in object.properties where !value.isEmpty {
        guard Self.telling.contains(key.attribute) || key.attribute == "#text" else { continue }
        guard key.path.isEmpty || key.attribute != "key" && key.attribute != "type" else {
          continue
        }
        tokens[key.path.isEmpty ? key.attribute : "\(key.path)@\(key.attribute)"] = value
      }
      return tokens
    }
    var below = table.objects.map { _ in Set<String>() }
    // Children stand behind their parents: backwards, each one is complete when its turn comes.
    for index in table.objects.indices.reversed() {
      guard let parent = table[index].parent, parent != 0 else { continue }
      below[parent].insert(table[index].name)
      for (key, value) in own[index] where key != "destination" {
        below[parent].insert("\(key)=\(value)")
      }
      // Deep trees stay cheap: what is far below tells little.
      if below[parent].count < 64 { below[parent].formUnion(below[index]) }
    }
    self.below = below
  }

  /// How different two objects of one kind are: 0 for alike, 1 for nothing in common.
  func cost(_ index: Int, to other: Int, of tokens: MatchTokens) -> Double {
    let (left, right) = (own[index], tokens.own[other])
    var shared = 0.0
    var all = 0.0
    for key in Set(left.keys).union(right.keys) where key != "destination" {
      all += 1
      if left[key] == right[key] { shared += 1 }
    }
    let (inner, outer) = (below[index], tokens.below[other])
    let union = inner.union(outer).count
    if union > 0 {
      all += 1
      shared += Double(inner.intersection(outer).count) / Double(union)
    }
    // Two objects that say nothing of themselves are told apart by their place alone.
    return all == 0 ? 0.5 : 1 - shared / all
  }
}
