/// The definitions in the order of their ranks: each mentions only variables that lower ranks
/// define.
///
/// A definition that is removed leaves its rank vacant until the gaps are closed, so that no other
/// has to move.
struct DefinitionTable: ~Copyable {
  private(set) var records = FlatArray<Definition>()
  /// How many ranks are vacant.
  private var vacancies = 0

  init() {}

  /// A second table with the same definitions.
  /// - Complexity: O(size of the table).
  func copy() -> DefinitionTable {
    var twin = DefinitionTable()
    twin.records = records.copy()
    twin.vacancies = vacancies
    return twin
  }

  /// The memory of the table, in bytes.
  var footprint: Int { records.footprint }

  /// How many ranks there are, vacant ones included.
  @inline(__always) var count: Int { records.count }

  /// All ranks from the lowest on, vacant ones included.
  @inline(__always) var indices: TableIndices<DefinitionIndex> { records.indices }

  /// The rank of the definition that is appended next.
  @inline(__always) var nextRank: DefinitionIndex { DefinitionIndex(records.count) }

  /// The definition of a rank.
  subscript(rank: DefinitionIndex) -> Definition {
    @inline(__always) get { records[rank] }
    @inline(__always) _modify { yield &records[rank] }
  }

  /// Adds a definition, which may mention whatever is defined so far.
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ definition: Definition) { records.append(definition) }

  /// Leaves a rank vacant.
  mutating func vacate(_ rank: DefinitionIndex) {
    records[rank].variable = .null
    vacancies += 1
  }

  /// Whether so many ranks are vacant that closing the gaps pays.
  var isSparse: Bool { vacancies > 64 && 2 * vacancies > records.count }

  /// Drops the ranks from `end` on, when those below it hold all definitions without a gap.
  mutating func finishCompaction(at end: DefinitionIndex) {
    records.truncate(to: Int(end.raw))
    vacancies = 0
  }

  /// Makes room for as many definitions in all.
  /// - Complexity: O(size of the table) at most.
  mutating func reserve(_ wanted: Int) { records.reserve(wanted) }

  /// Begins the table in an arena, or adds up what it needs there.
  mutating func begin(in arena: inout MemoryArena, capacity: Int) {
    records.begin(in: &arena, capacity: capacity)
  }
}
