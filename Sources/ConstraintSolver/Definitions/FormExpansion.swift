/// A linear form that is being expanded: over variables at first, over non-basic columns in the
/// end.
///
/// Each sum is a work vector with an element for each variable or column there is, 0 wherever the
/// form has no term, and a list of where it has one.
struct FormExpansion: ~Copyable {
  /// The coefficients of the variables that are still to be expanded.
  var variableWork = FlatArray<Double>()
  var isInHeap = FlatArray<Bool>()
  /// The definitions of these variables.
  var heap = IndexHeap()
  /// The coefficients of the columns that were met.
  var columnWork = FlatArray<Double>()
  var isCollected = FlatArray<Bool>()
  var collected = FlatArray<ColumnIndex>()
  /// The form over the columns, when all is expanded.
  var form = FlatArray<RowTerm>()
  /// What the form's constant was summed from: the sizes of the numbers.
  var magnitude = 0.0

  init() {}

  /// Makes room for forms over so many variables and columns.
  /// - Complexity: O(number of elements) at most, amortised O(1) for each that is added.
  mutating func reserve(variables: Int, columns: Int) {
    variableWork.reserve(variables | FormExpansion.step)
    isInHeap.reserve(variables | FormExpansion.step)
    columnWork.reserve(columns | FormExpansion.step)
    isCollected.reserve(columns | FormExpansion.step)
  }

  /// Lengthens the work vectors to so many variables and columns.
  @inline(__always)
  mutating func fit(variables: Int, columns: Int) {
    if variableWork.count < variables || columnWork.count < columns {
      grow(variables: variables, columns: columns)
    }
  }

  /// Lengthens the work vectors by a step at least.
  /// - Complexity: O(number of elements), amortised O(1) for each that is added.
  @inline(never)
  private mutating func grow(variables: Int, columns: Int) {
    // In steps, since what is filled is touched; the buffers double.
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

  /// How many elements are filled at least when work vectors grow, less one; a power of two, less
  /// one.
  static let step = 255

  /// Adds to the coefficient of a column.
  @inline(__always)
  mutating func collect(_ column: ColumnIndex, _ coefficient: Double) {
    if !isCollected[column] {
      isCollected[column] = true
      collected.append(column)
    }
    columnWork[column] += coefficient
  }
}

/// A walk over what depends on some variables, in the order of rank.
struct DependencyWalk: ~Copyable {
  /// The definitions that are still to be visited.
  var ranks = IndexSet<DefinitionIndex>()
  /// The variables that were visited and move.
  var members = IndexSet<VariableIndex>()
  /// Those of them that are being stored as a direction: the last neighbours, and all that stand in
  /// runs.
  var moving = FlatArray<VariableRate>()
  var neighbours = FlatArray<VariableRate>()

  init() {}
}
