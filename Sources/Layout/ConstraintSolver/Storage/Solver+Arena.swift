extension Solver {
  /// Reserves room for many more variables and constraints; a hint that changes no result.
  /// - Parameters:
  ///   - newVariables: The number of variables about to be made.
  ///   - newConstraints: The number of constraints, with a few terms each, about to be added.
  /// - Complexity: O(size of the solver) at most, and amortized O(1) for each that is then made.
  public mutating func reserve(variables newVariables: Int, constraints newConstraints: Int) {
    if constraints.count == 0 && !arena.isOpen {
      // The first pass sums the sizes, the second allocates.
      arena = MemoryArena()
      beginInArena(variables: variables.count + newVariables, constraints: newConstraints)
      if arena.open() {
        beginInArena(variables: variables.count + newVariables, constraints: newConstraints)
      }
    }
    variables.reserve(variables: newVariables, uses: 3 * newConstraints)
    constraints.reserve(constraints: newConstraints, terms: 3 * newConstraints)
    changes.additions.reserve(changes.additions.count + newConstraints)
  }

  /// Allocates the arrays in an open arena, or sums their sizes for a closed arena.
  ///
  /// An array with too small an estimate moves out when it has filled the part; if the estimate is
  /// too large, the rest is never touched. So the estimates are generous, and the arrays that most
  /// solvers never use come last.
  /// - Complexity: O(1).
  private mutating func beginInArena(variables count: Int, constraints rows: Int) {
    // The solver adds some by itself: bounds, and rows that hold a decided tie.
    let rows = rows + rows / 16 + 16
    variables.begin(in: &arena, variables: count)
    definitions.begin(in: &arena, capacity: count)
    journal.noted.begin(in: &arena, capacity: count)
    journal.moved.begin(in: &arena, capacity: count)
    expansion.begin(in: &arena, variables: count)
    // The needs of layouts: up to three terms per constraint, and as many uses.
    variables.uses.begin(in: &arena, capacity: 3 * rows)
    constraints.begin(in: &arena, constraints: rows, terms: 3 * rows)
    changes.additions.begin(in: &arena, capacity: rows)
    beginWorkInArena()
  }

  /// Allocates the arrays of rows and columns in the rest of the arena or in another arena.
  ///
  /// The constraints of the first batch are known then: required equalities need neither.
  /// - Complexity: O(1).
  mutating func beginRows(_ columns: Int) {
    guard arena.isOpen, !rowArena.isOpen, tableau.columns.isEmpty else { return }
    rowArena = MemoryArena()
    beginInRowArena(columns: columns)
    if arena.hasRoom(for: rowArena) {
      // A large page that is touched anyway has room at no cost.
      swap(&arena, &rowArena)
      beginInRowArena(columns: columns)
      swap(&arena, &rowArena)
    } else if rowArena.open() {
      beginInRowArena(columns: columns)
    }
  }

  private mutating func beginInRowArena(columns: Int) {
    let columns = columns + columns / 16 + 16
    expansion.begin(in: &rowArena, columns: columns)
    batch.others.begin(in: &rowArena, capacity: columns)
    tableau.begin(in: &rowArena, columns: columns)
  }

  /// Allocates the arrays in the arena that hold few elements in most solves.
  private mutating func beginWorkInArena() {
    let few = MemoryArena.fewElements
    expansion.collected.begin(in: &arena, capacity: few)
    expansion.form.begin(in: &arena, capacity: few)
    batch.ready.begin(in: &arena, capacity: few)
    batch.worklist.begin(in: &arena, capacity: few)
    changes.updates.begin(in: &arena, capacity: few)
    removal.definitions.begin(in: &arena, capacity: few)
    removal.held.begin(in: &arena, capacity: few)
    recycling.vacated.begin(in: &arena, capacity: few)
    recycling.unreferenced.begin(in: &arena, capacity: few)
    tableau.infeasible.begin(in: &arena, capacity: few)
    tableau.pricingQueue.begin(in: &arena, capacity: few)
    tableau.freeColumns.begin(in: &arena, capacity: few)
    tableau.scratch.pivotRow.begin(in: &arena, capacity: few)
    tableau.scratch.pivotCost.begin(in: &arena, capacity: few)
    tableau.scratch.reducedCost.begin(in: &arena, capacity: few)
    tableau.scratch.bestRatio.begin(in: &arena, capacity: few)
    tableau.scratch.breakpoints.begin(in: &arena, capacity: few)
  }
}

extension Tableau {
  /// Allocates the tables of rows and columns in the arena, or sums their sizes.
  fileprivate mutating func begin(in arena: inout MemoryArena, columns: Int) {
    self.columns.begin(in: &arena, capacity: columns)
    tieCandidates.begin(in: &arena, capacity: columns)
    scratch.spread.begin(in: &arena, capacity: columns | FormExpansion.step)
    scratch.stamp.begin(in: &arena, capacity: columns | FormExpansion.step)
    // Twice what layouts need at first: lists grow by doubling, and later pivots lengthen rows.
    rowTerms.begin(in: &arena, capacity: 2 * columns)
    columnEntries.begin(in: &arena, capacity: 3 * columns)
    costs.begin(in: &arena, capacity: columns / 3)
  }
}

extension FormExpansion {
  // Work vectors grow in steps.

  fileprivate mutating func begin(in arena: inout MemoryArena, variables: Int) {
    variableWork.begin(in: &arena, capacity: variables | FormExpansion.step)
    isInHeap.begin(in: &arena, capacity: variables | FormExpansion.step)
  }

  fileprivate mutating func begin(in arena: inout MemoryArena, columns: Int) {
    columnWork.begin(in: &arena, capacity: columns | FormExpansion.step)
    isCollected.begin(in: &arena, capacity: columns | FormExpansion.step)
  }
}
