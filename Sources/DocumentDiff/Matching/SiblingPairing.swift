/// Pairs the objects below one parent with those below another, by what they say and where they
/// stand.
///
/// Both documents are treated alike, so that the pairs are the same in both directions.
struct SiblingPairing {
  /// Where one of both sides has more objects of a kind than this, not everyone is compared with
  /// everyone, so that the work stays linear.
  private static let most = 100
  /// Of so many, each is compared with those that stand no further away than this.
  private static let reach = 8
  /// What is said by no more objects than this on either side tells who is meant.
  private static let few = 4

  /// An object with its place among its siblings.
  private struct Sibling {
    var object: Int
    var place: Int
  }

  /// What siblings of a kind have in common.
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

  /// Objects that belong together; each is taken once.
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
  /// How many times two objects were held against each other.
  private(set) var comparisonCount = 0

  init(_ old: ObjectTable, _ new: ObjectTable) {
    var words = MatchTokens.Words()
    self.old = (old, MatchTokens(old, &words))
    self.new = (new, MatchTokens(new, &words))
  }

  /// Pairs objects.
  ///
  /// - Parameters:
  ///   - left: Objects of the old document, in order.
  ///   - right: Objects of the new document, in order.
  /// - Returns: The objects of the new document, by those of the old one.
  /// - Complexity: O(*n* log *n*) in their number.
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
    Self.take(candidates, &pairs)
  }

  /// Pairs what is alike in its order; of the rest, what says the same of itself as few others do,
  /// and neighbours.
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
    Self.take(candidates, &pairs)
  }

  /// Who says something of themselves, by what is said.
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

  /// Takes the best candidates first; their order does not depend on which document is the old one.
  private static func take(_ candidates: [Candidate], _ pairs: inout Pairs) {
    let sorted = candidates.sorted {
      ($0.cost, $0.distance, $0.sum) < ($1.cost, $1.distance, $1.sum)
    }
    for candidate in sorted
    where !pairs.hasOld(candidate.left) && !pairs.hasNew(candidate.right) {
      pairs.match(candidate.left, candidate.right)
    }
  }
}
