/// The constraints: a record of each, its terms, and what is seldom asked of it.
///
/// A number that was given back is given out again. A term and the use that it makes point to each
/// other.
struct ConstraintTable: ~Copyable {
  private(set) var records = FlatArray<ConstraintRecord>()
  /// As far as they are not the usual ones; asked for by ``traits(of:)``.
  private(set) var traits = FlatArray<ConstraintTraits>()
  /// The lists of terms of all constraints.
  var terms = ListArena<ConstraintTerm>()
  /// Numbers that may be given out again.
  private var free = FlatArray<ConstraintIndex>()
  /// What the constraint that the caller adds next has as its order.
  private var nextOrder: UInt64 = 0

  init() {}

  /// A second table with the same constraints.
  /// - Complexity: O(size of the table).
  func copy() -> ConstraintTable {
    var twin = ConstraintTable()
    twin.records = records.copy()
    twin.traits = traits.copy()
    twin.terms = terms.copy()
    twin.free = free.copy()
    twin.nextOrder = nextOrder
    return twin
  }

  /// The memory of the table, in bytes.
  var footprint: Int { records.footprint + traits.footprint + terms.footprint }

  /// How many numbers were given out so far, those included that were given back.
  @inline(__always) var count: Int { records.count }

  /// The numbers of all constraints, those included that were given back.
  @inline(__always) var indices: TableIndices<ConstraintIndex> { records.indices }

  /// Whether some number was given back.
  var hasFree: Bool { !free.isEmpty }

  /// The record of a constraint.
  subscript(id: ConstraintIndex) -> ConstraintRecord {
    @inline(__always) get { records[id] }
    @inline(__always) _modify { yield &records[id] }
  }

  // MARK: Making and removing

  /// Stores a record under a number that is free; its terms are set next.
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func make(_ record: ConstraintRecord) -> ConstraintIndex {
    if let id = free.popLast() {
      records[id] = record
      if Int(id.raw) < traits.count { traits[id] = ConstraintTraits() }
      return id
    }
    records.append(record)
    return ConstraintIndex(records.count - 1)
  }

  /// Stores a pending constraint of the caller's, and announces its uses.
  /// - Complexity: That of ``setTerms(_:of:)``.
  @inline(__always)
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double, level: Level,
    in variables: inout VariableTable
  ) -> ConstraintIndex {
    let id = make(
      ConstraintRecord(relation: relation, constant: constant, level: level, order: nextOrder))
    nextOrder += 1
    setTerms(terms, of: id)
    announceTerms(of: id, 1, to: &variables)
    return id
  }

  /// Empties a record whose terms are in no list of uses any more; its number stays taken until
  /// ``recycle(_:)``.
  mutating func vacate(_ id: ConstraintIndex) {
    terms.release(&records[id].terms)
    records[id].state = .free
    records[id].column = .null
  }

  /// Lets the number of a vacated constraint be given out again.
  mutating func recycle(_ id: ConstraintIndex) { free.append(id) }

  /// The index of a constraint that the caller names.
  @inline(__always)
  func checked(_ constraint: ConstraintID) -> ConstraintIndex {
    let id = ConstraintIndex(constraint)
    precondition(
      Int(constraint.raw) < count && records[id].state != .free && !records[id].isDead
        && records[id].origin == .caller,
      "the constraint does not exist in this solver, or was removed")
    return id
  }

  // MARK: Traits

  /// The traits of a constraint, the usual ones if none were noted.
  @inline(__always)
  func traits(of id: ConstraintIndex) -> ConstraintTraits {
    Int(id.raw) < traits.count ? traits[id] : ConstraintTraits()
  }

  /// The traits of a constraint, to be changed.
  subscript(traitsOf id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { traits(of: id) }
    @inline(__always) _modify {
      if Int(id.raw) >= traits.count { growTraits(to: Int(id.raw) + 1) }
      yield &traits[id]
    }
  }

  /// Lengthens the table of traits, by 64 at most more than is needed.
  /// - Complexity: O(number of constraints), amortised O(1).
  @inline(never)
  private mutating func growTraits(to count: Int) {
    traits.grow(to: count | 63, filling: ConstraintTraits())
  }

  /// Stores a tie-break, the payload of one with a rank among the traits.
  @inline(__always)
  mutating func setTie(_ value: TieBreak, of id: ConstraintIndex) {
    switch value {
    case .none: records[id].tie = .none
    case .bound: records[id].tie = .bound
    case .nearestZero: records[id].tie = .nearestZero
    case .rank(let rank):
      records[id].tie = .rank
      self[traitsOf: id].tieRank = rank
    }
  }

  // MARK: Room

  /// Makes room for as many more constraints and terms.
  /// - Complexity: O(size of the table) at most.
  mutating func reserve(constraints added: Int, terms newTerms: Int) {
    records.reserve(records.count + added)
    terms.reserve(newTerms)
  }

  /// Begins the table, but for the traits, in an arena, or adds up what it needs there.
  mutating func begin(in arena: inout MemoryArena, constraints: Int, terms: Int) {
    records.begin(in: &arena, capacity: constraints)
    self.terms.begin(in: &arena, capacity: terms)
  }

  /// Begins the table of traits in an arena, or adds up what it needs there.
  mutating func beginTraits(in arena: inout MemoryArena, capacity: Int) {
    traits.begin(in: &arena, capacity: capacity)
  }
}
