/// The constraints: their records, terms and rare traits.
///
/// Numbers are recycled. A term and the use point to each other.
struct ConstraintTable: ~Copyable {
  private(set) var records = FlatArray<ConstraintRecord>()
  private(set) var traits = TraitTable()
  var terms = ListArena<ConstraintTerm>()
  /// The numbers that may be reused.
  private var free = FlatArray<ConstraintIndex>()
  /// The order of the next constraint that the caller adds.
  private(set) var nextOrder: UInt32 = 0

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

  /// The number of records, including free records.
  @inline(__always) var count: Int { records.count }

  /// The numbers of all records, including free records.
  @inline(__always) var indices: TableIndices<ConstraintIndex> { records.indices }

  var hasFree: Bool { !free.isEmpty }

  subscript(id: ConstraintIndex) -> ConstraintRecord {
    @inline(__always) get { records[id] }
    @inline(__always) _modify { yield &records[id] }
  }

  // MARK: Order

  /// Renumbers the constraints of the caller in the order of adding, after all numbers were used.
  /// - Complexity: O(*n* log *n*), once in four thousand million additions.
  @inline(never)
  private mutating func renumber() {
    var all: [ConstraintIndex] = []
    for id in records.indices where records[id].state != .free && records[id].origin == .caller {
      all.append(id)
    }
    all.sort { records[$0].order < records[$1].order }
    nextOrder = 0
    for id in all {
      records[id].order = nextOrder
      nextOrder += 1
    }
  }

  /// Continues the order of adding at a later number, for tests.
  mutating func skipOrder(to order: UInt32) { nextOrder = max(nextOrder, order) }

  // MARK: Making and removing

  /// Stores a record under a free number; the terms are set next.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  mutating func make(_ record: ConstraintRecord) -> ConstraintIndex {
    if let id = free.popLast() {
      records[id] = record
      traits.reset(id)
      return id
    }
    records.append(record)
    return ConstraintIndex(records.count - 1)
  }

  /// Stores the caller's pending constraint, and announces the uses.
  /// - Complexity: That of ``setTerms(_:of:)``.
  @inline(__always)
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, to constant: Double, level: Level,
    in variables: inout VariableTable
  ) -> ConstraintIndex {
    if nextOrder == .max { renumber() }
    let id = make(
      ConstraintRecord(relation: relation, constant: constant, level: level, order: nextOrder))
    nextOrder += 1
    setTerms(terms, of: id)
    announceTerms(of: id, 1, to: &variables)
    return id
  }

  /// Empties a record whose terms are in no list of uses; the number is reserved until
  /// ``recycle(_:)``.
  mutating func vacate(_ id: ConstraintIndex) {
    terms.release(&records[id].terms)
    records[id].state = .free
    records[id].column = .null
  }

  mutating func recycle(_ id: ConstraintIndex) { free.append(id) }

  /// Returns a live constraint's index, else traps.
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

  /// Returns a constraint's traits, or the defaults if none are stored.
  @inline(__always)
  func traits(of id: ConstraintIndex) -> ConstraintTraits { traits[id] }

  subscript(traitsOf id: ConstraintIndex) -> ConstraintTraits {
    @inline(__always) get { traits[id] }
    @inline(__always) _modify { yield &traits[id] }
  }

  /// A constraint's tie rank.
  @inline(__always)
  func tieRank(of id: ConstraintIndex) -> Int64 {
    let rank = records[id].tieRank
    return rank == .min ? traits[id].tieRank : Int64(rank)
  }

  /// The order in which a constraint is broken in conflicts.
  @inline(__always)
  func relaxationRank(of id: ConstraintIndex) -> Int32 {
    let rank = records[id].relaxationRank
    return rank == .min ? traits[id].relaxationRank : Int32(rank)
  }

  @inline(__always)
  mutating func setRelaxationRank(_ rank: Int32, of id: ConstraintIndex) {
    let short = Int8(truncatingIfNeeded: rank)
    let fits = Int32(short) == rank && short != .min
    records[id].relaxationRank = fits ? short : .min
    if !fits { traits[id].relaxationRank = rank }
  }

  /// Stores a tie-break.
  @inline(__always)
  mutating func setTie(_ value: TieBreak, of id: ConstraintIndex) {
    switch value {
    case .none: records[id].tie = .none
    case .bound: records[id].tie = .bound
    case .nearestZero: records[id].tie = .nearestZero
    case .rank(let rank):
      records[id].tie = .rank
      let short = Int32(truncatingIfNeeded: rank)
      let fits = Int64(short) == rank && short != .min
      records[id].tieRank = fits ? short : .min
      if !fits { traits[id].tieRank = rank }
    }
  }

  // MARK: Room

  mutating func reserve(constraints added: Int, terms newTerms: Int) {
    records.reserve(records.count + added)
    terms.reserve(newTerms)
  }

  /// Allocates the table, except the traits, in an arena, or sums the size.
  mutating func begin(in arena: inout MemoryArena, constraints: Int, terms: Int) {
    records.begin(in: &arena, capacity: constraints)
    self.terms.begin(in: &arena, capacity: terms)
  }
}
