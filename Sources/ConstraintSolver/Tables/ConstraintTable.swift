/// The constraints: their records, terms and rare traits.
///
/// Numbers are recycled. A term and its use point to each other.
struct ConstraintTable: ~Copyable {
  private(set) var records = FlatArray<ConstraintRecord>()
  /// The traits of constraints with unusual ones; read by ``traits(of:)``.
  private(set) var traits = FlatArray<ConstraintTraits>()
  var terms = ListArena<ConstraintTerm>()
  /// The numbers that may be reused.
  private var free = FlatArray<ConstraintIndex>()
  /// The order of the next constraint that the caller adds.
  private var nextOrder: UInt64 = 0

  init() {}

  func copy() -> ConstraintTable {
    var twin = ConstraintTable()
    twin.records = records.copy()
    twin.traits = traits.copy()
    twin.terms = terms.copy()
    twin.free = free.copy()
    twin.nextOrder = nextOrder
    return twin
  }

  var footprint: Int { records.footprint + traits.footprint + terms.footprint }

  /// The number of records, including free ones.
  @inline(__always) var count: Int { records.count }

  /// The numbers of all records, including free ones.
  @inline(__always) var indices: TableIndices<ConstraintIndex> { records.indices }

  var hasFree: Bool { !free.isEmpty }

  subscript(id: ConstraintIndex) -> ConstraintRecord {
    @inline(__always) get { records[id] }
    @inline(__always) _modify { yield &records[id] }
  }

  // MARK: Making and removing

  /// Stores a record under a free number; its terms are set next.
  /// - Complexity: O(1) amortized.
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

  /// Stores a pending constraint of the caller, and announces its uses.
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

  /// Empties a record whose terms are in no list of uses; its number is reserved until
  /// ``recycle(_:)``.
  mutating func vacate(_ id: ConstraintIndex) {
    terms.release(&records[id].terms)
    records[id].state = .free
    records[id].column = .null
  }

  mutating func recycle(_ id: ConstraintIndex) { free.append(id) }

  /// Returns the index of a live constraint, else traps.
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

  /// Returns the traits of a constraint, the default ones if none are stored.
  @inline(__always)
  func traits(of id: ConstraintIndex) -> ConstraintTraits {
    Int(id.raw) < traits.count ? traits[id] : ConstraintTraits()
  }

  subscript(traitsOf id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { traits(of: id) }
    @inline(__always) _modify {
      if Int(id.raw) >= traits.count { growTraits(to: Int(id.raw) + 1) }
      yield &traits[id]
    }
  }

  /// Lengthens the table of traits to at least `count`, in steps of 64.
  /// - Complexity: O(number of constraints), amortized O(1).
  @inline(never)
  private mutating func growTraits(to count: Int) {
    traits.grow(to: count | 63, filling: ConstraintTraits())
  }

  /// Stores a tie-break; the payload of a rank is stored in the traits.
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

  mutating func reserve(constraints added: Int, terms newTerms: Int) {
    records.reserve(records.count + added)
    terms.reserve(newTerms)
  }

  /// Allocates the table, except the traits, in an arena, or sums its size.
  mutating func begin(in arena: inout MemoryArena, constraints: Int, terms: Int) {
    records.begin(in: &arena, capacity: constraints)
    self.terms.begin(in: &arena, capacity: terms)
  }

  /// Allocates the table of traits in an arena, or sums its size.
  mutating func beginTraits(in arena: inout MemoryArena, capacity: Int) {
    traits.begin(in: &arena, capacity: capacity)
  }
}
