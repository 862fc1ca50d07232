/// A linear form under expansion, from variables to non-basic columns.
///
/// Each sum is a work vector with an element for each variable or column, 0 if it has no term, and
/// a list of the terms.
struct FormExpansion: ~Copyable {
  /// The coefficients of the variables that are still to be expanded.
  var variableWork = FlatArray<Double>()
  var isInHeap = FlatArray<Bool>()
  var heap = IndexHeap()
  /// The coefficients of the columns that were met.
  var columnWork = FlatArray<Double>()
  var isCollected = FlatArray<Bool>()
  var collected = FlatArray<ColumnIndex>()
  /// The expanded form over the columns.
  var form = FlatArray<RowTerm>()
  /// The sum of the absolute values of the addends of the form's constant.
  var magnitude = 0.0

  init() {}

  /// Reserves room for the given numbers of variables and columns.
  /// - Complexity: O(number of elements) at most, amortized O(1) for each that is added.
  mutating func reserve(variables: Int, columns: Int) {
    variableWork.reserve(variables | FormExpansion.step)
    isInHeap.reserve(variables | FormExpansion.step)
    columnWork.reserve(columns | FormExpansion.step)
    isCollected.reserve(columns | FormExpansion.step)
  }

  @inline(__always)
  mutating func fit(variables: Int, columns: Int) {
    if variableWork.count < variables || columnWork.count < columns {
      grow(variables: variables, columns: columns)
    }
  }

  /// Lengthens the work vectors by a step at least.
  /// - Complexity: O(number of elements), amortized O(1) for each that is added.
  @inline(never)
  private mutating func grow(variables: Int, columns: Int) {
    // In steps, because filling touches memory; the buffers double.
    if variableWork.count < variables {
      let room = variables | FormExpansion.step
      variableWork.grow(to: room, filling: 0)
      isInHeap.grow(to: room, filling: false)
    }
    if columnWork.count < columns {
      let room = columns | FormExpansion.step
      columnWork.grow(to: room, filling: 0)
      isCollected.grow(to: room, filling: false)
    }
  }

  /// The smallest growth of work vectors in elements, minus 1; the growth is a power of two.
  static let step = 255

  @inline(__always)
  mutating func collect(_ column: ColumnIndex, _ coefficient: Double) {
    if !isCollected[column] {
      isCollected[column] = true
      collected.append(column)
    }
    columnWork[column] += coefficient
  }
}

/// A traversal of everything that depends on some variables, in the order of rank.
struct DependencyWalk: ~Copyable {
  /// The definitions that are still to be visited.
  var ranks = IndexSet<DefinitionIndex>()
  /// The visited variables that move.
  var members = IndexSet<VariableIndex>()
  /// The members that are being stored as a direction: the last neighbors, and everything in runs.
  var moving = FlatArray<VariableRate>()
  var neighbors = FlatArray<VariableRate>()

  init() {}
}
