/// How everything moves when the constant of one constraint changes and the basis stays.
struct Ray: BitwiseCopyable {
  /// The ``Tableau/epoch`` for which it holds.
  var epoch = -1
  /// The epoch at which it was wanted last: among many changes it is worth finding the second time.
  var wanted = -1
  var variables = List()
  var parameters = List()
  /// Whether a variable moves along another valid ray too.
  var isShared = false
}

/// A variable or parameter and what it moves for each unit of the constant.
struct RayEntry: BitwiseCopyable {
  var index: Int32
  var rate: Double
}

/// The rays known, and who moves along which.
struct RayStore: ~Copyable {
  var rays = FlatArray<Ray>()
  var entries = ListArena<RayEntry>()
  /// The ray along which a variable was last found to move, or -1.
  var owners = FlatArray<Int32>()
  var free = FlatArray<Int32>()

  init() {}

  func copy() -> RayStore {
    var twin = RayStore()
    twin.rays = rays.copy()
    twin.entries = entries.copy()
    twin.owners = owners.copy()
    twin.free = free.copy()
    return twin
  }

  /// Starts a ray for a constraint that has none.
  mutating func make() -> Int32 {
    if let index = free.popLast() { return index }
    rays.append(Ray())
    return Int32(rays.count - 1)
  }

  mutating func release(_ index: Int32) {
    entries.release(&rays[index].variables)
    entries.release(&rays[index].parameters)
    rays[index] = Ray()
    free.append(index)
  }
}
