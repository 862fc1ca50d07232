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
  /// The expanded variables in long chains, while a batch's rows are made.
  var shortcuts = ShortcutTable()

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
  static let step = 63

  @inline(__always)
  mutating func collect(_ column: ColumnIndex, _ coefficient: Double) {
    if !isCollected[column] {
      isCollected[column] = true
      collected.append(column)
    }
    columnWork[column] += coefficient
  }
}

/// Variables at the ends of long chains of definitions, written over few columns.
///
/// In a row, each view may be as wide as the previous view, and have content. The expansion for the
/// last width would visit all others, and so on for each width. An entry is an identity: pivots do
/// not change it, but other definitions and constants would.
struct ShortcutTable: ~Copyable {
  struct Shortcut: BitwiseCopyable {
    var variable: VariableIndex
    var constant: Double
    /// The first term, and the number of terms.
    var first: Int32
    var count: Int32
  }

  private var numbers = FlatArray<Int32>()
  private var entries = FlatArray<Shortcut>()
  private(set) var terms = FlatArray<RowTerm>()
  /// Whether entries are added: while no definition and no constant changes.
  private(set) var isOpen = false

  init() {}

  /// The number of expanded definitions from which a shortcut is kept.
  static let shortestChain = 32
  /// The largest number of columns in a shortcut.
  static let mostColumns = 4

  @inline(__always) var isEmpty: Bool { entries.isEmpty }

  @inline(__always)
  subscript(variable: VariableIndex) -> Shortcut? {
    guard Int(variable.raw) < numbers.count, numbers[variable] >= 0 else { return nil }
    return entries[Int(numbers[variable])]
  }

  /// Adds a variable's expansion if it is missing.
  mutating func add(
    _ variable: VariableIndex, constant: Double, form: borrowing FlatArray<RowTerm>,
    over scale: Double
  ) {
    if Int(variable.raw) >= numbers.count {
      numbers.grow(to: Int(variable.raw) + 1, filling: -1)
    }
    guard numbers[variable] < 0 else { return }
    numbers[variable] = Int32(entries.count)
    let first = Int32(terms.count)
    for index in 0..<form.count {
      var term = form[index]
      term.coefficient /= scale
      terms.append(term)
    }
    entries.append(
      Shortcut(
        variable: variable, constant: constant, first: first, count: Int32(form.count)))
  }

  mutating func open() { isOpen = true }

  /// Removes all, and adds no more.
  /// - Complexity: O(number of entries).
  mutating func close() {
    isOpen = false
    for index in 0..<entries.count { numbers[entries[index].variable] = -1 }
    entries.removeAll()
    terms.removeAll()
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
