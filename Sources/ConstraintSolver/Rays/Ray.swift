/// How everything moves when the constant of one constraint changes and the basis stays.
///
/// A constraint keeps a few rays, one for each basis it was changed at lately: what is resized back
/// and forth comes by the same bases again.
struct Ray: BitwiseCopyable {
  /// For which state of the tableau it holds.
  var basis = BasisKey()
  /// The constraint whose constant changes.
  var owner: Int32 = -1
  /// The next ray of the same constraint, or -1.
  var next: Int32 = -1
  /// The variables that move, those in `runs` last.
  var members = List()
  /// How many members are in no run.
  var scattered: Int32 = 0
  /// The rates of the scattered members, and then those of the variables in `runs`; 0 there for
  /// those that stay.
  var rates = List()
  /// Where many neighbouring variables move.
  var runs = List()
  /// The basic parameters that move.
  var parameters = List()
  /// By how much the constant may change, counted from where the parameters stand, before something
  /// must be settled.
  var lower = 0.0
  var upper = 0.0
  /// How far the parameters are behind.
  var lag = 0.0
}

/// What a ray depends on: which parameters there are, and which of them are basic.
struct BasisKey: BitwiseCopyable, Equatable {
  /// Counts the changes of what there is; -1 for none.
  var structure = -1
  /// A sum of one random number for each basic parameter, so that a basis that comes again is known
  /// again.
  ///
  /// That two different ones are mistaken for each other has a chance of 1 in 2^64.
  var basics: UInt64 = 0

  /// Notes that one parameter has taken the place of another among the basic ones.
  @inline(__always)
  mutating func exchange(_ leaving: Int32, _ entering: Int32) {
    basics = basics &- Self.scrambled(leaving) &+ Self.scrambled(entering)
  }

  /// A number without pattern for each index (SplitMix64).
  @inline(__always)
  private static func scrambled(_ index: Int32) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A parameter and what it moves for each unit of the constant.
struct RayEntry: BitwiseCopyable {
  var index: Int32
  var rate: Double
}

/// Neighbouring variables of which most move.
struct RayRun: BitwiseCopyable {
  var start: Int32
  var count: Int32
}

/// A ray that values follow while the parameters wait.
struct ActiveRay: BitwiseCopyable {
  var constraint: Int32
  var ray: Int32
}

/// The rays known.
struct RayStore: ~Copyable {
  var rays = FlatArray<Ray>()
  var parameters = ListArena<RayEntry>()
  var members = ListArena<VariableID>()
  var runs = ListArena<RayRun>()
  var rates = ListArena<Double>()
  var free = FlatArray<Int32>()
  /// The rays of the constraints that were changed last, while nothing else has happened; in the
  /// order of the changes.
  var active = FlatArray<ActiveRay>()
  /// How many numbers all rays together hold.
  private(set) var load = 0
  /// The state of the tableau at which many constants changed at once last: their rays are worth
  /// finding the second time.
  var wanted = BasisKey()

  init() {}

  /// Whether parameters wait while values follow an active ray.
  var isBehind: Bool {
    for index in 0..<active.count where rays[active[index].ray].lag != 0 { return true }
    return false
  }

  /// Calls `body` with the variables that move along each of some rays.
  func forEachMembers(of indices: Span<Int32>, _ body: (Span<VariableID>) -> Void) {
    for place in indices.indices {
      members.withSpan(of: rays[indices[place]].members, body)
    }
  }

  /// Copies the values of the variables that move along each of some rays to the same places of
  /// `target`.
  func write(
    _ values: borrowing FlatArray<Double>, movedAlong indices: Span<Int32>,
    to target: UnsafeMutableBufferPointer<Double>
  ) {
    for place in indices.indices {
      let ray = rays[indices[place]]
      unsafe values.write(
        members.elements, from: Int(ray.members.offset), Int(ray.scattered), to: target)
      for place in 0..<ray.runs.count {
        let run = runs[ray.runs, place]
        unsafe values.write(from: Int(run.start), Int(run.count), to: target)
      }
    }
  }

  func copy() -> RayStore {
    var twin = RayStore()
    twin.rays = rays.copy()
    twin.parameters = parameters.copy()
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
    rays.footprint + parameters.footprint + members.footprint + runs.footprint + rates.footprint
  }

  /// Forgets everything when the rays hold more than `limit` numbers: among many constraints that
  /// all move much, what is remembered of one is seldom used before it is out of date.
  mutating func trim(to limit: Int) {
    guard load > limit else { return }
    self = RayStore()
  }

  /// Whether a chain that begins at `first` is one of `owner`; it is not, once everything was
  /// forgotten.
  private func isKnown(_ first: Int32, _ owner: Int32) -> Bool {
    first >= 0 && Int(first) < rays.count && rays[first].owner == owner
  }

  /// The ray of a constraint's chain that holds for `basis`; -1 if there is none.
  func find(_ first: Int32, of owner: Int32, _ basis: BasisKey) -> Int32 {
    guard isKnown(first, owner) else { return -1 }
    var index = first
    while index >= 0 {
      if rays[index].basis == basis { return index }
      index = rays[index].next
    }
    return -1
  }

  /// A ray to be filled for `basis`, first of the chain from now on: one that is out of date, a new
  /// one, or the last.
  mutating func make(in first: inout Int32, of owner: Int32, for basis: BasisKey) -> Int32 {
    if !isKnown(first, owner) { first = -1 }
    var length = 0
    var before: Int32 = -1
    var index = first
    while index >= 0 {
      length += 1
      let next = rays[index].next
      if rays[index].basis.structure != basis.structure || (next < 0 && length == raysKept) {
        break
      }
      before = index
      index = next
    }
    if index < 0 {
      if let recycled = free.popLast() {
        index = recycled
      } else {
        rays.append(Ray())
        index = Int32(rays.count - 1)
      }
    } else if before >= 0 {
      rays[before].next = rays[index].next
    } else {
      first = rays[index].next
    }
    rays[index].next = first
    first = index
    rays[index].basis = basis
    rays[index].owner = owner
    load -= size(of: index)
    rays[index].runs.count = 0
    rays[index].rates.count = 0
    rays[index].members.count = 0
    rays[index].parameters.count = 0
    return index
  }

  /// Counts what a ray that was just filled holds.
  mutating func noteFilled(_ index: Int32) { load += size(of: index) }

  private func size(of index: Int32) -> Int {
    let ray = rays[index]
    return Int(ray.rates.count) + Int(ray.members.count) + Int(ray.parameters.count)
  }

  /// Gives the rays of a constraint back.
  mutating func release(_ first: Int32, of owner: Int32) {
    guard isKnown(first, owner) else { return }
    var index = first
    while index >= 0 {
      let next = rays[index].next
      load -= size(of: index)
      runs.release(&rays[index].runs)
      rates.release(&rays[index].rates)
      members.release(&rays[index].members)
      parameters.release(&rays[index].parameters)
      rays[index] = Ray()
      free.append(index)
      index = next
    }
  }
}

/// How many rays a constraint keeps at most.
private let raysKept = 4
