/// The variables: their records, values and uses.
///
/// Numbers are recycled. A use and the term point to each other; ``ConstraintTable`` adds, moves
/// and removes them together.
struct VariableTable: ~Copyable {
  private(set) var records = FlatArray<VariableRecord>()
  var values = FlatArray<Double>()
  var uses = ListArena<Use>()
  /// The numbers that may be reused.
  private var free = FlatArray<VariableIndex>()

  init() {}

  func copy() -> VariableTable {
    var twin = VariableTable()
    twin.records = records.copy()
    twin.values = values.copy()
    twin.uses = uses.copy()
    twin.free = free.copy()
    return twin
  }

  var footprint: Int { records.footprint + values.footprint + uses.footprint }

  /// The number of records, including free records.
  @inline(__always) var count: Int { records.count }

  /// The numbers of all records, including free records.
  @inline(__always) var indices: TableIndices<VariableIndex> { records.indices }

  var hasFree: Bool { !free.isEmpty }

  subscript(index: VariableIndex) -> VariableRecord {
    @inline(__always) get { records[index] }
    @inline(__always) _modify { yield &records[index] }
  }

  // MARK: Making and removing

  /// Makes a variable with value 0.
  /// - Complexity: O(1) amortized.
  mutating func make(_ kind: VariableKind) -> VariableIndex {
    if let index = free.popLast() {
      records[index] = VariableRecord(kind: kind)
      values[index] = 0
      return index
    }
    precondition(count < Int(Int32.max) / 2, "too many variables for one solver")
    records.append(VariableRecord(kind: kind))
    values.append(0)
    return VariableIndex(count - 1)
  }

  /// Recycles a variable's number, and releases the list of uses.
  mutating func release(_ variable: VariableIndex) {
    uses.release(&records[variable].uses)
    free.append(variable)
  }

  @inline(__always)
  func contains(_ variable: VariableID) -> Bool {
    Int(variable.raw) < count && records[VariableIndex(variable)].isLive
  }

  /// Returns a live variable's index, else traps.
  func checked(_ variable: VariableID) -> VariableIndex {
    precondition(contains(variable), "the variable does not exist in this solver")
    return VariableIndex(variable)
  }

  // MARK: Uses

  /// Adds a use to the variable's list.
  /// - Returns: The position in the list.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  mutating func addUse(_ use: Use, of variable: VariableIndex) -> Int32 {
    let link = records[variable].uses.count
    uses.append(use, to: &records[variable].uses)
    return link
  }

  /// Adds an announced use to the variable's list, with a single allocation for all announced uses.
  /// - Returns: The position in the list.
  /// - Complexity: O(1) amortized.
  @inline(__always)
  mutating func addAnnouncedUse(_ use: Use, of variable: VariableIndex) -> Int32 {
    var users = records[variable].uses
    let incoming = records[variable].incoming
    if incoming > 0 {
      uses.reserve(users.count + incoming, in: &users)
      records[variable].incoming = 0
    }
    let link = users.count
    uses.append(use, to: &users)
    records[variable].uses = users
    return link
  }

  // MARK: Room

  mutating func reserve(variables added: Int, uses newUses: Int) {
    records.reserve(records.count + added)
    values.reserve(values.count + added)
    uses.reserve(newUses)
  }

  /// Allocates the table, except the uses, in an arena, or sums the size.
  mutating func begin(in arena: inout MemoryArena, variables: Int) {
    records.begin(in: &arena, capacity: variables)
    values.begin(in: &arena, capacity: variables)
  }
}
