/// The features that identify objects: numbers, so a comparison merges sorted lists.
struct MatchTokens: Sendable {
  /// The cost from which two objects count as different.
  static let limit = 0.75

  struct Statement: Hashable, Sendable {
    var key: Int32
    var value: Int32
  }

  struct Words: Sendable {
    private var numbers: [String: Int32] = [:]

    fileprivate mutating func number(_ word: String) -> Int32 {
      if let number = numbers[word] { return number }
      let number = Int32(numbers.count)
      numbers[word] = number
      return number
    }
  }

  private let own: [[Statement]]
  private let below: [[Int32]]

  /// Attributes that name an object or show the content, apart from identifiers.
  private static let telling: Set<String> = [
    "customClass", "storyboardIdentifier", "userLabel", "reuseIdentifier", "identifier", "property",
    "selector", "key", "type", "text", "title", "placeholder", "image", "relationship", "kind",
    "placeholderIdentifier", "eventType", "#text",
  ]
  /// The maximum number of subtree values that an object passes to the parent.
  private static let most = 256
  /// The number of subtree values from which a parent takes no more from deeper levels.
  private static let enough = 64

  /// Collects the features of all objects in a document.
  init(_ table: ObjectTable, _ words: inout Words) {
    var own: [[Statement]] = []
    own.reserveCapacity(table.objects.count)
    for object in table.objects {
      var statements: [Statement] = []
      for (key, value) in object.properties
      where !value.isEmpty && Self.telling.contains(key.attribute) {
        guard key.path.isEmpty || key.attribute != "key" && key.attribute != "type" else {
          continue
        }
        let name = key.path.isEmpty ? key.attribute : "\(key.path)@\(key.attribute)"
        statements.append(Statement(key: words.number(name), value: words.number(value)))
      }
      own.append(statements.sorted { $0.key < $1.key })
    }
    // Children follow their parents. In reverse order each object is complete when it is reached.
    var below = table.objects.map { _ in Set<Int32>() }
    for index in table.objects.indices.reversed() {
      guard let parent = table[index].parent, parent != 0 else { continue }
      below[parent].insert(words.number(table[index].name))
      for statement in own[index] {
        below[parent].insert(words.number("\(statement.key)=\(statement.value)"))
      }
      // Keeps deep trees cheap: distant descendants say little about an object.
      if below[parent].count < Self.enough, below[index].count <= Self.most {
        below[parent].formUnion(below[index])
      }
    }
    self.own = own
    self.below = below.map { $0.sorted() }
  }

  /// All features of the object and the subtree; equal for objects that look alike.
  struct Likeness: Hashable {
    fileprivate var own: [Statement]
    fileprivate var below: [Int32]
  }

  func likeness(of index: Int) -> Likeness { Likeness(own: own[index], below: below[index]) }

  func statements(of index: Int) -> [Statement] { own[index] }

  func cost(_ index: Int, to other: Int, of tokens: MatchTokens) -> Double {
    let (left, right) = (own[index], tokens.own[other])
    var (shared, all) = (0.0, Double(left.count + right.count))
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i].key == right[j].key {
        all -= 1
        if left[i].value == right[j].value { shared += 1 }
        i += 1
        j += 1
      } else if left[i].key < right[j].key {
        i += 1
      } else {
        j += 1
      }
    }
    let (inner, outer) = (below[index], tokens.below[other])
    if !inner.isEmpty || !outer.isEmpty {
      let common = Self.commonCount(inner, outer)
      all += 1
      shared += Double(common) / Double(inner.count + outer.count - common)
    }
    // Only position distinguishes two objects that have no features.
    return all == 0 ? 0.5 : 1 - shared / all
  }

  private static func commonCount(_ left: [Int32], _ right: [Int32]) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] { count += 1 }
      let step = left[i]
      if step <= right[j] { i += 1 }
      if step >= right[j] { j += 1 }
    }
    return count
  }
}
