/// How everything moves when the constant of one constraint changes and the basis stays.
///
/// In parametric programming this is the column of the basis' inverse that belongs to the constant.
/// A constraint keeps a few directions, one for each basis it was changed at lately: what is
/// resized back and forth comes by the same bases again.
struct ParametricDirection: BitwiseCopyable {
  /// For which state of the tableau it holds.
  var basis = BasisKey()
  /// The constraint whose constant changes.
  var constraint = ConstraintIndex.null
  /// The next direction of the same constraint, if there is one.
  var next = DirectionIndex.null
  /// The variables that move, those in `runs` last.
  var members = List()
  /// How many members are in no run.
  var scattered: Int32 = 0
  /// The rates of the scattered members, and then those of the variables in `runs`; 0 there for
  /// those that stay.
  var rates = List()
  /// Where many neighbouring variables move.
  var runs = List()
  /// The basic columns that move.
  var columns = List()
  /// By how much the constant may change, counted from where the columns stand, before something
  /// must be settled.
  var lower = 0.0
  var upper = 0.0
  /// How far the columns are behind.
  var lag = 0.0
}

/// What a direction depends on: which columns there are, and which of them are basic.
struct BasisKey: BitwiseCopyable, Equatable {
  /// Counts the changes of what there is; -1 for none.
  var structure = -1
  /// A sum of one random number for each basic column, so that a basis that comes again is known
  /// again, and an exchange costs two additions (Zobrist 1970).
  ///
  /// That two different ones are mistaken for each other has a chance of 1 in 2^64.
  var basics: UInt64 = 0

  /// Notes that one column has taken the place of another among the basic ones.
  @inline(__always)
  mutating func exchange(_ leaving: ColumnIndex, _ entering: ColumnIndex) {
    basics = basics &- scrambled(Int(leaving.raw)) &+ scrambled(Int(entering.raw))
  }
}

/// A column and what it moves for each unit of the constant.
struct ColumnRate: BitwiseCopyable {
  var column: ColumnIndex
  var rate: Double
}

/// A variable and how far it moves for each unit of the constant.
struct VariableRate: BitwiseCopyable {
  var variable: VariableIndex
  var rate: Double
}

/// Neighbouring variables of which most move.
struct DirectionRun: BitwiseCopyable {
  var start: Int32
  var count: Int32
}

/// A direction that values follow while the columns wait.
struct ActiveDirection: BitwiseCopyable {
  var constraint: ConstraintIndex
  var direction: DirectionIndex
}

/// The directions known.
struct DirectionStore: ~Copyable {
  var records = FlatArray<ParametricDirection>()
  var columns = ListArena<ColumnRate>()
  var members = ListArena<VariableID>()
  var runs = ListArena<DirectionRun>()
  var rates = ListArena<Double>()
  var free = FlatArray<DirectionIndex>()
  /// The directions of the constraints that were changed last, while nothing else has happened; in
  /// the order of the changes.
  var active = FlatArray<ActiveDirection>()
  /// How many numbers all directions together hold.
  private(set) var load = 0
  /// The state of the tableau at which many constants changed at once last: their directions are
  /// worth finding the second time.
  var wanted = BasisKey()

  init() {}

  /// Whether columns wait while values follow an active direction.
  var isBehind: Bool {
    for index in 0..<active.count where records[active[index].direction].lag != 0 { return true }
    return false
  }

  /// Calls `body` with the variables that move along each of some directions.
  /// - Complexity: O(number of directions).
  func forEachMembers(of indices: Span<DirectionIndex>, _ body: (Span<VariableID>) -> Void) {
    for position in indices.indices {
      members.withSpan(of: records[indices[position]].members, body)
    }
  }

  /// Copies the values of the variables that move along each of some directions to the same places
  /// of `target`.
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

  /// A second store with the same directions.
  /// - Complexity: O(size of the store).
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

  /// Forgets everything when the directions hold more than `limit` numbers: among many constraints
  /// that all move much, what is remembered of one is seldom used before it is out of date.
  /// - Complexity: O(1).
  mutating func trim(to limit: Int) {
    guard load > limit else { return }
    self = DirectionStore()
  }

  /// Whether a chain that begins at `first` is one of `owner`; it is not, once everything was
  /// forgotten.
  private func isKnown(_ first: DirectionIndex, _ owner: ConstraintIndex) -> Bool {
    first.exists && Int(first.raw) < records.count && records[first].constraint == owner
  }

  /// The direction of a constraint's chain that holds for `basis`; null if there is none.
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

  /// A direction to be filled for `basis`, first of the chain from now on: one that is out of date,
  /// a new one, or the last.
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

  /// Counts what a direction that was just filled holds.
  mutating func noteFilled(_ index: DirectionIndex) { load += size(of: index) }

  /// How many numbers a direction holds.
  private func size(of index: DirectionIndex) -> Int {
    let direction = records[index]
    return Int(direction.rates.count) + Int(direction.members.count) + Int(direction.columns.count)
  }

  /// Gives the directions of a constraint back.
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

/// How many directions a constraint keeps at most.
private let directionsKept = 4
