/// The variables: a record of each, its value, and where it is used.
///
/// A number that was given back is given out again. A use and the term that makes it point to each
/// other; ``ConstraintTable`` adds, moves and removes them together.
struct VariableTable: ~Copyable {
  private(set) var records = FlatArray<VariableRecord>()
  /// The values, that of a variable at its number.
  var values = FlatArray<Double>()
  /// The lists of uses of all variables.
  var uses = ListArena<Use>()
  /// Numbers that may be given out again.
  private var free = FlatArray<VariableIndex>()

  init() {}

  /// A second table with the same variables.
  /// - Complexity: O(size of the table).
  func copy() -> VariableTable {
    var twin = VariableTable()
    twin.records = records.copy()
    twin.values = values.copy()
    twin.uses = uses.copy()
    twin.free = free.copy()
    return twin
  }

  /// The memory of the table, in bytes.
  var footprint: Int { records.footprint + values.footprint + uses.footprint }

  /// How many numbers were given out so far, those included that were given back.
  @inline(__always) var count: Int { records.count }

  /// The numbers of all variables, those included that were given back.
  @inline(__always) var indices: TableIndices<VariableIndex> { records.indices }

  /// Whether some number was given back.
  var hasFree: Bool { !free.isEmpty }

  /// The record of a variable.
  subscript(index: VariableIndex) -> VariableRecord {
    @inline(__always) get { records[index] }
    @inline(__always) _modify { yield &records[index] }
  }

  // MARK: Making and removing

  /// Makes a variable with value 0.
  /// - Complexity: O(1) amortised.
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

  /// Gives the number of a variable out again, and the room of its list of uses back.
  mutating func release(_ variable: VariableIndex) {
    uses.release(&records[variable].uses)
    free.append(variable)
  }

  /// Whether a name of the caller's is that of a variable.
  @inline(__always)
  func contains(_ variable: VariableID) -> Bool {
    Int(variable.raw) < count && records[VariableIndex(variable)].isLive
  }

  /// The index of a variable that the caller names.
  func checked(_ variable: VariableID) -> VariableIndex {
    precondition(contains(variable), "the variable does not exist in this solver")
    return VariableIndex(variable)
  }

  // MARK: Uses

  /// Enters a use into the list of its variable.
  /// - Returns: Where it stands there.
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func addUse(_ use: Use, of variable: VariableIndex) -> Int32 {
    let link = records[variable].uses.count
    uses.append(use, to: &records[variable].uses)
    return link
  }

  /// Enters a use that was announced into the list of its variable, whose room is taken once for
  /// all that were.
  /// - Returns: Where it stands there.
  /// - Complexity: O(1) amortised.
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

  /// Makes room for as many more variables and uses.
  /// - Complexity: O(size of the table) at most.
  mutating func reserve(variables added: Int, uses newUses: Int) {
    records.reserve(records.count + added)
    values.reserve(values.count + added)
    uses.reserve(newUses)
  }

  /// Begins the table in an arena, or adds up what it needs there.
  mutating func begin(in arena: inout MemoryArena, variables: Int, uses: Int) {
    records.begin(in: &arena, capacity: variables)
    values.begin(in: &arena, capacity: variables)
    self.uses.begin(in: &arena, capacity: uses)
  }
}
