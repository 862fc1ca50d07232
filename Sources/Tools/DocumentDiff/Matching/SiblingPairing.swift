/// Pairs the children of two matched parents by features and position, symmetrically.
struct SiblingPairing {
  /// The maximum number of objects for a complete comparison; larger lists use a linear method.
  private static let most = 100
  /// The maximum distance in position of compared objects in large lists.
  private static let reach = 8
  private static let few = 4

  private struct Sibling {
    var object: Int
    var place: Int
  }

  private struct Kind: Hashable {
    var name: String
    var container: String
  }

  private struct Candidate {
    var cost: Double
    var left: Int
    var right: Int
    var distance: Int
    var sum: Int
  }

  private struct Pairs {
    private(set) var newByOld: [Int: Int] = [:]
    private var takenNew: Set<Int> = []

    func hasOld(_ object: Int) -> Bool { newByOld[object] != nil }
    func hasNew(_ object: Int) -> Bool { takenNew.contains(object) }

    mutating func match(_ old: Int, _ new: Int) {
      newByOld[old] = new
      takenNew.insert(new)
    }
  }

  private let old: (table: ObjectTable, tokens: MatchTokens)
  private let new: (table: ObjectTable, tokens: MatchTokens)
  private(set) var comparisonCount = 0

  init(_ old: ObjectTable, _ new: ObjectTable) {
    var words = MatchTokens.Words()
    self.old = (old, MatchTokens(old, &words))
    self.new = (new, MatchTokens(new, &words))
  }

  /// Pairs objects, in O(*n* log *n*).
  mutating func pairs(_ left: [Int], _ right: [Int]) -> [Int: Int] {
    let groups = (Self.byKind(left, in: old.table), Self.byKind(right, in: new.table))
    var pairs = Pairs()
    for (kind, one) in groups.0 {
      guard let two = groups.1[kind] else { continue }
      if min(one.count, two.count) <= Self.most {
        pairAll(one, two, &pairs)
      } else {
        pairMany(one, two, &pairs)
      }
    }
    return pairs.newByOld
  }

  private static func byKind(_ objects: [Int], in table: ObjectTable) -> [Kind: [Sibling]] {
    Dictionary(
      grouping: objects.enumerated().map { Sibling(object: $0.element, place: $0.offset) },
      by: { Kind(name: table[$0.object].name, container: table[$0.object].container) })
  }

  private mutating func pairAll(_ left: [Sibling], _ right: [Sibling], _ pairs: inout Pairs) {
    var candidates: [Candidate] = []
    for one in left {
      for two in right { add(one, two, to: &candidates) }
    }
    Self.accept(candidates, into: &pairs)
  }

  /// Pairs equal objects in order, then objects that share a distinctive feature, and neighbors.
  private mutating func pairMany(_ left: [Sibling], _ right: [Sibling], _ pairs: inout Pairs) {
    var waiting = Dictionary(grouping: left, by: { old.tokens.likeness(of: $0.object) })
    for (likeness, siblings) in waiting { waiting[likeness] = siblings.reversed() }
    for two in right {
      guard let one = waiting[new.tokens.likeness(of: two.object)]?.popLast() else { continue }
      pairs.match(one.object, two.object)
    }
    let rest = (
      left.filter { !pairs.hasOld($0.object) }, right.filter { !pairs.hasNew($0.object) }
    )
    var candidates: [Candidate] = []
    let said = (Self.speakers(rest.0, old.tokens), Self.speakers(rest.1, new.tokens))
    for (statement, ones) in said.0 where ones.count <= Self.few {
      guard let twos = said.1[statement], twos.count <= Self.few else { continue }
      for one in ones {
        for two in twos { add(one, two, to: &candidates) }
      }
    }
    for (rank, one) in rest.0.enumerated() where rank < rest.1.count + Self.reach {
      for two in rest.1[
        max(0, rank - Self.reach)..<min(rest.1.count, rank + Self.reach + 1)]
      {
        add(one, two, to: &candidates)
      }
    }
    Self.accept(candidates, into: &pairs)
  }

  private static func speakers(
    _ siblings: [Sibling], _ tokens: MatchTokens
  ) -> [MatchTokens.Statement: [Sibling]] {
    var speakers: [MatchTokens.Statement: [Sibling]] = [:]
    for sibling in siblings {
      for statement in tokens.statements(of: sibling.object) {
        speakers[statement, default: []].append(sibling)
      }
    }
    return speakers
  }

  private mutating func add(_ one: Sibling, _ two: Sibling, to candidates: inout [Candidate]) {
    comparisonCount += 1
    let cost = old.tokens.cost(one.object, to: two.object, of: new.tokens)
    guard cost < MatchTokens.limit else { return }
    candidates.append(
      Candidate(
        cost: cost, left: one.object, right: two.object, distance: abs(one.place - two.place),
        sum: one.place + two.place))
  }

  /// Accepts the cheapest candidates first, in an order independent of the comparison's direction.
  private static func accept(_ candidates: [Candidate], into pairs: inout Pairs) {
    let sorted = candidates.sorted {
      ($0.cost, $0.distance, $0.sum) < ($1.cost, $1.distance, $1.sum)
    }
    for candidate in sorted
    where !pairs.hasOld(candidate.left) && !pairs.hasNew(candidate.right) {
      pairs.match(candidate.left, candidate.right)
    }
  }
}
