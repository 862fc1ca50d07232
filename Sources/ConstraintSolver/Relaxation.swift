/// A required constraint that is left out, and the irreducible infeasible subsystem that it was
/// in.
struct Relaxation {
  var constraint: ConstraintIndex
  var subsystem: [ConstraintIndex]
}

/// The required constraints that are relaxed.
struct Relaxations: ~Copyable {
  /// Those that are left out.
  var active: [Relaxation] = []
  /// Those that are to be tried again, because something in their conflict has changed.
  var retries = FlatArray<ConstraintIndex>()
  /// Constraints that have become required, and get their weight back when what is optimal without
  /// them is found.
  var raises = FlatArray<ConstraintIndex>()
  /// How many members the solves of deletion filters have had together, in this solve.
  var filterWork = 0

  init() {}
}
