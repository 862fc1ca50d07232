extension Solver {
  /// Makes room for many more variables and constraints at once; a hint, which changes no result.
  /// - Parameters:
  ///   - newVariables: How many variables are about to be made.
  ///   - newConstraints: How many constraints of a few terms each are about to be added.
  /// - Complexity: O(size of the solver) at most, and amortised O(1) for each that is then made.
  public mutating func reserve(variables newVariables: Int, constraints newConstraints: Int) {
    if constraints.count == 0 && !arena.isOpen {
      // First what is needed is summed, then it is allocated.
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

  /// Begins the arrays in the arena, if it has a block; else adds up what they need.
  ///
  /// What is estimated too small moves out when it has filled its part; what is too large is never
  /// touched. So the estimates are generous, and what most solvers never use stands last.
  /// - Complexity: O(1).
  private mutating func beginInArena(variables count: Int, constraints rows: Int) {
    // The solver adds some by itself: bounds, and what holds a tie where it was brought.
    let rows = rows + rows / 16 + 16
    // What layouts need: up to three terms a constraint, and as many uses.
    variables.begin(in: &arena, variables: count, uses: 3 * rows)
    definitions.begin(in: &arena, capacity: count)
    journal.noted.begin(in: &arena, capacity: count)
    journal.moved.begin(in: &arena, capacity: count)
    constraints.begin(in: &arena, constraints: rows, terms: 3 * rows)
    changes.additions.begin(in: &arena, capacity: rows)
    // A column for each constraint; an entry of a row for two in three, and for each of those
    // nearly two of columns, whose lists grow by doubling.
    tableau.begin(in: &arena, columns: rows)
    expansion.begin(in: &arena, variables: count, columns: rows)
    batch.later.begin(in: &arena, capacity: rows)
    batch.rowsToAdd.begin(in: &arena, capacity: rows)
    beginWorkInArena()
    constraints.beginTraits(in: &arena, capacity: rows)
  }

  /// Begins in the arena what most solves put few elements into.
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
  /// Begins the tables of rows and columns in the arena, or adds up what they need.
  fileprivate mutating func begin(in arena: inout MemoryArena, columns: Int) {
    self.columns.begin(in: &arena, capacity: columns)
    rowTerms.begin(in: &arena, capacity: columns)
    columnEntries.begin(in: &arena, capacity: 3 * columns / 2)
    costs.begin(in: &arena, capacity: columns / 4)
    tieCandidates.begin(in: &arena, capacity: columns)
    scratch.spread.begin(in: &arena, capacity: columns | FormExpansion.step)
    scratch.stamp.begin(in: &arena, capacity: columns | FormExpansion.step)
  }
}

extension FormExpansion {
  fileprivate mutating func begin(
    in arena: inout MemoryArena, variables: Int, columns: Int
  ) {
    // What is fitted grows in steps.
    let (variables, fitted) = (variables | FormExpansion.step, columns | FormExpansion.step)
    variableWork.begin(in: &arena, capacity: variables)
    isInHeap.begin(in: &arena, capacity: variables)
    columnWork.begin(in: &arena, capacity: fitted)
    isCollected.begin(in: &arena, capacity: fitted)
  }
}
