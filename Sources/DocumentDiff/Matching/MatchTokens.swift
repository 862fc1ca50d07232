/// What objects are recognised by where their identifiers differ.
///
/// Everything said is a number, so that two objects are compared by walking along sorted lists.
struct MatchTokens: Sendable {
  /// From this cost on two objects are different ones.
  static let limit = 0.75

  /// What one object says of itself with one attribute.
  struct Statement: Hashable, Sendable {
    /// The number of the attribute.
    var key: Int32
    /// The number of the value.
    var value: Int32
  }

  /// The numbers of words, the same for both documents of a comparison.
  struct Words: Sendable {
    private var numbers: [String: Int32] = [:]

    /// The number of a word.
    fileprivate mutating func number(_ word: String) -> Int32 {
      if let number = numbers[word] { return number }
      // There are fewer words than bytes in a document.
      let number = Int32(numbers.count)
      numbers[word] = number
      return number
    }
  }

  /// What each object says of itself, by the numbers of its attributes.
  private let own: [[Statement]]
  /// What the objects in each one say, together; sorted.
  private let below: [[Int32]]

  /// Attributes that name an object or show its content.
  ///
  /// Where a connection leads is not among them, since that is an identifier.
  private static let telling: Set<String> = [
    "customClass", "storyboardIdentifier", "userLabel", "reuseIdentifier", "identifier", "property",
    "selector", "key", "type", "text", "title", "placeholder", "image", "relationship", "kind",
    "placeholderIdentifier", "eventType", "#text",
  ]
  /// An object hands on what is in it to the one around it if that is no more.
  private static let most = 256
  /// What an object already knows of what is in it, so that it takes what is further down no more.
  private static let enough = 64

  /// Collects what the objects of a document say.
  ///
  /// - Parameters:
  ///   - table: The objects.
  ///   - words: The numbers of words; new ones are added.
  /// - Complexity: O(*n*) in the number of objects and their properties.
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
    // Children stand behind their parents: backwards, each one is complete when its turn comes.
    var below = table.objects.map { _ in Set<Int32>() }
    for index in table.objects.indices.reversed() {
      guard let parent = table[index].parent, parent != 0 else { continue }
      below[parent].insert(words.number(table[index].name))
      for statement in own[index] {
        below[parent].insert(words.number("\(statement.key)=\(statement.value)"))
      }
      // Deep trees stay cheap: what is far below tells little.
      if below[parent].count < Self.enough, below[index].count <= Self.most {
        below[parent].formUnion(below[index])
      }
    }
    self.own = own
    self.below = below.map { $0.sorted() }
  }

  /// All that an object and the objects in it say: objects are alike that have the same.
  struct Likeness: Hashable {
    fileprivate var own: [Statement]
    fileprivate var below: [Int32]
  }

  /// What an object is like.
  func likeness(of index: Int) -> Likeness { Likeness(own: own[index], below: below[index]) }

  /// What an object says of itself.
  func statements(of index: Int) -> [Statement] { own[index] }

  /// How different two objects of one kind are: 0 for alike, 1 for nothing in common.
  ///
  /// - Complexity: O(*n*) in what they and the objects in them say.
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
    // Two objects that say nothing of themselves are told apart by their place alone.
    return all == 0 ? 0.5 : 1 - shared / all
  }

  /// How many numbers two sorted lists have in common.
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
