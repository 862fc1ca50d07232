/// The definitions in the order of their ranks: each mentions only variables of lower ranks.
///
/// A removed definition leaves the rank vacant until the gaps are closed, so the others stay in
/// place.
struct DefinitionTable: ~Copyable {
  private(set) var records = FlatArray<Definition>()
  private var vacancies = 0

  init() {}

  func copy() -> DefinitionTable {
    var twin = DefinitionTable()
    twin.records = records.copy()
    twin.vacancies = vacancies
    return twin
  }

  var footprint: Int { records.footprint }

  /// The number of ranks, including vacant ranks.
  @inline(__always) var count: Int { records.count }

  /// All ranks in ascending order, including vacant ranks.
  @inline(__always) var indices: TableIndices<DefinitionIndex> { records.indices }

  @inline(__always) var nextRank: DefinitionIndex { DefinitionIndex(records.count) }

  subscript(rank: DefinitionIndex) -> Definition {
    @inline(__always) get { records[rank] }
    @inline(__always) _modify { yield &records[rank] }
  }

  /// Appends a definition, which may mention any variable defined so far.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  mutating func append(_ definition: Definition) { records.append(definition) }

  mutating func vacate(_ rank: DefinitionIndex) {
    records[rank].variable = .null
    vacancies += 1
  }

  /// Whether there are enough vacant ranks to close the gaps.
  var isSparse: Bool { vacancies > 64 && 2 * vacancies > records.count }

  /// Removes the ranks from `end` on, after all definitions were moved below it.
  mutating func finishCompaction(at end: DefinitionIndex) {
    records.truncate(to: Int(end.raw))
    vacancies = 0
  }

  /// Removes the definitions from `rank` on.
  mutating func remove(from rank: DefinitionIndex) { records.truncate(to: Int(rank.raw)) }

  mutating func reserve(_ wanted: Int) { records.reserve(wanted) }

  /// Allocates the table in an arena, or sums the size.
  mutating func begin(in arena: inout MemoryArena, capacity: Int) {
    records.begin(in: &arena, capacity: capacity)
  }
}
