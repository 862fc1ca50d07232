/// The movement of everything when a constraint's constant changes and the basis stays.
///
/// In parametric programming this is the column of the basis inverse that belongs to the constant.
/// A constraint keeps a few directions, one for each recent basis: resizing back and forth returns
/// to the same bases.
struct ParametricDirection: BitwiseCopyable {
  /// The state of the tableau for which the direction holds.
  var basis = BasisKey()
  var constraint = ConstraintIndex.null
  /// The next direction of the same constraint, or null.
  var next = DirectionIndex.null
  /// The variables that move; the variables in `runs` come last.
  var members = List()
  /// The number of members outside of runs.
  var scattered: Int32 = 0
  /// The rates of the scattered members, followed by the rates of the variables in `runs`; 0 for
  /// the variables that stay.
  var rates = List()
  var runs = List()
  var columns = List()
  /// The limits of the change of the constant, counted from the current columns, before something
  /// must be settled.
  var lower = 0.0
  var upper = 0.0
  /// The change that the columns have not followed yet.
  var lag = 0.0
}

/// The state that a direction depends on: the existing columns, and which of them are basic.
struct BasisKey: BitwiseCopyable, Equatable {
  /// The number of changes of the structure so far; -1 for none.
  var structure = -1
  /// The sum of the basic columns' random numbers (Zobrist 1970): it recognizes a basis that
  /// returns, and an exchange costs two additions.
  ///
  /// Two different bases collide with a probability of 1 in 2^64.
  var basics: UInt64 = 0

  @inline(__always)
  mutating func exchange(_ leaving: ColumnIndex, _ entering: ColumnIndex) {
    basics = basics &- scrambled(Int(leaving.raw)) &+ scrambled(Int(entering.raw))
  }
}

/// A column and the rate per unit of the constant.
struct ColumnRate: BitwiseCopyable {
  var column: ColumnIndex
  var rate: Double
}

/// A variable and the rate per unit of the constant.
struct VariableRate: BitwiseCopyable {
  var variable: VariableIndex
  var rate: Double
}

/// A range of neighboring variables of which most move.
struct DirectionRun: BitwiseCopyable {
  var start: Int32
  var count: Int32
}

/// A direction that values follow while the columns wait.
struct ActiveDirection: BitwiseCopyable {
  var constraint: ConstraintIndex
  var direction: DirectionIndex
}

struct DirectionStore: ~Copyable {
  var records = FlatArray<ParametricDirection>()
  var columns = ListArena<ColumnRate>()
  var members = ListArena<VariableID>()
  var runs = ListArena<DirectionRun>()
  var rates = ListArena<Double>()
  var free = FlatArray<DirectionIndex>()
  /// The directions of the constraints that changed last, in the order of the changes; cleared by
  /// anything else.
  var active = FlatArray<ActiveDirection>()
  /// The count of numbers in all directions together.
  private(set) var load = 0
  /// The state of the tableau when many constants last changed at once: finding their directions
  /// pays off the second time.
  var wanted = BasisKey()

  init() {}

  /// Whether columns lag while values follow an active direction.
  var isLagging: Bool {
    for index in 0..<active.count where records[active[index].direction].lag != 0 { return true }
    return false
  }

  /// Calls `body` with the variables that move along each of the given directions.
  /// - Complexity: O(number of directions).
  func forEachMembers(of indices: Span<DirectionIndex>, _ body: (Span<VariableID>) -> Void) {
    for position in indices.indices {
      members.withSpan(of: records[indices[position]].members, body)
    }
  }

  /// Copies the values of the variables that move along the given directions to the same places of
  /// `target`.
  /// - Complexity: O(number of variables that move).
  func write(
    _ values: borrowing FlatArray<Double>, movedAlong indices: Span<DirectionIndex>,
    to target: UnsafeMutableBufferPointer<Double>
  ) {
    for position in indices.indices {
      let direction = records[indices[position]]
      unsafe values.write(
        members.elements, from: Int(direction.members.offset), Int(direction.scattered), to: target)
      for position in direction.runs.positions {
        let run = runs[direction.runs, position]
        unsafe values.write(from: Int(run.start), Int(run.count), to: target)
      }
    }
  }

  func copy() -> DirectionStore {
    var twin = DirectionStore()
    twin.records = records.copy()
    twin.columns = columns.copy()
    twin.members = members.copy()
    twin.runs = runs.copy()
    twin.rates = rates.copy()
    twin.free = free.copy()
    twin.active = active.copy()
    twin.wanted = wanted
    twin.load = load
    return twin
  }

  var footprint: Int {
    records.footprint + columns.footprint + members.footprint + runs.footprint + rates.footprint
  }

  /// Clears the store when it holds more than `limit` numbers.
  ///
  /// Among many constraints with large directions, a remembered direction is seldom reused before
  /// it is out of date.
  /// - Complexity: O(1).
  mutating func trim(to limit: Int) {
    guard load > limit else { return }
    self = DirectionStore()
  }

  /// Whether a chain that begins at `first` belongs to `owner`; false once the store was cleared.
  private func isKnown(_ first: DirectionIndex, _ owner: ConstraintIndex) -> Bool {
    first.exists && Int(first.raw) < records.count && records[first].constraint == owner
  }

  /// Returns the direction in a constraint's chain that holds for `basis`, or null.
  /// - Complexity: O(1): a chain has at most `directionsKept`.
  func find(_ first: DirectionIndex, of owner: ConstraintIndex, _ basis: BasisKey) -> DirectionIndex
  {
    guard isKnown(first, owner) else { return .null }
    var index = first
    while index.exists {
      if records[index].basis == basis { return index }
      index = records[index].next
    }
    return .null
  }

  /// Returns a direction to be filled for `basis`, and puts it first in the chain: an outdated, a
  /// new, or the last direction.
  /// - Complexity: O(1): a chain has at most `directionsKept`.
  mutating func make(in first: inout DirectionIndex, of owner: ConstraintIndex, for basis: BasisKey)
    -> DirectionIndex
  {
    if !isKnown(first, owner) { first = .null }
    var length = 0
    var before = DirectionIndex.null
    var index = first
    while index.exists {
      length += 1
      let next = records[index].next
      if records[index].basis.structure != basis.structure
        || (!next.exists && length == directionsKept)
      {
        break
      }
      before = index
      index = next
    }
    if !index.exists {
      if let recycled = free.popLast() {
        index = recycled
      } else {
        records.append(ParametricDirection())
        index = DirectionIndex(records.count - 1)
      }
    } else if before.exists {
      records[before].next = records[index].next
    } else {
      first = records[index].next
    }
    records[index].next = first
    first = index
    records[index].basis = basis
    records[index].constraint = owner
    load -= size(of: index)
    records[index].runs.count = 0
    records[index].rates.count = 0
    records[index].members.count = 0
    records[index].columns.count = 0
    return index
  }

  mutating func noteFilled(_ index: DirectionIndex) { load += size(of: index) }

  private func size(of index: DirectionIndex) -> Int {
    let direction = records[index]
    return Int(direction.rates.count) + Int(direction.members.count) + Int(direction.columns.count)
  }

  /// Releases a constraint's directions.
  /// - Complexity: O(1): a chain has at most `directionsKept`.
  mutating func release(_ first: DirectionIndex, of owner: ConstraintIndex) {
    guard isKnown(first, owner) else { return }
    var index = first
    while index.exists {
      let next = records[index].next
      load -= size(of: index)
      runs.release(&records[index].runs)
      rates.release(&records[index].rates)
      members.release(&records[index].members)
      columns.release(&records[index].columns)
      records[index] = ParametricDirection()
      free.append(index)
      index = next
    }
  }
}

/// The largest number of directions per constraint.
private let directionsKept = 4
