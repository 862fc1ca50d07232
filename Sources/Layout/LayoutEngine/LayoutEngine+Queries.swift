public import ConstraintSolver

extension LayoutEngine {
  /// Whether a live item's position or extent on an axis has more than one best value (F8.16).
  ///
  /// - Complexity: At most a pass of the simplex for each value.
  public func isAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    isPositionAmbiguous(item, axis) || isExtentAmbiguous(item, axis)
  }

  package func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[item][axis].extent)
  }

  package func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[item][axis].position)
  }

  /// Returns a hash of the solved state that ignores some constants; see
  /// ``Solver/digest(without:)``.
  package func digest(without excluded: [ConstraintID]) -> UInt64 {
    solver.digest(without: excluded)
  }

  /// A hash of the solver's steps and changes.
  package var history: UInt64 { solver.history }

  /// Whether no item is ambiguous.
  package var determinesEverything: Bool { solver.determinesEverything }

  /// Finds candidates for ambiguity in one pass over the layout, for
  /// ``isExtentAmbiguous(_:_:among:)`` and ``isPositionAmbiguous(_:_:among:)``.
  package func openVariables() -> OpenVariables { solver.openVariables() }

  /// Whether an item's extent on an axis is ambiguous; O(1) for most items.
  package func isExtentAmbiguous(
    _ item: ItemID, _ axis: Axis, among open: inout OpenVariables
  ) -> Bool {
    solver.isAmbiguous(items[item][axis].extent, among: &open)
  }

  /// Whether an item's position on an axis is ambiguous in the parent; O(1) for most items.
  package func isPositionAmbiguous(
    _ item: ItemID, _ axis: Axis, among open: inout OpenVariables
  ) -> Bool {
    solver.isAmbiguous(items[item][axis].position, among: &open)
  }

  /// Whether an item's extent on an axis follows from nothing or changes at no cost.
  ///
  /// A quick answer: a choice that only several constraints together leave is not found.
  package mutating func isExtentLoose(_ item: ItemID, _ axis: Axis) -> Bool {
    let extent = items[item][axis].extent
    return solver.isLoose(extent)
  }

  /// Returns the items whose width depends on more than required equalities, and may differ after
  /// the next ``solve()`` because of changes since the last; nil for any item.
  ///
  /// - Complexity: That of ``Solver/affectedVariables(where:)``.
  package mutating func itemsWithAffectedWidths() -> [ItemID]? {
    // The pointer allows access to the solver while it reads tables of `self`.
    let solver = unsafe solverPlace
    let wanted: ItemChange = crossings.isEmpty ? [.x, .width] : [.x, .width, .y, .height]
    let found = unsafe solver.pointee.affectedVariables { variable in
      let owner = owners[Int(variable.raw)]
      return owner == .nobody || wanted.contains(owner.value)
    }
    return found?.compactMap { variable in
      let owner = owners[Int(variable.raw)]
      return owner != .nobody && owner.value == .width ? owner.item : nil
    }
  }

  /// Returns the constraints that determine a live item's position and extent on an axis (F8.18),
  /// each once, in the order of their ids.
  ///
  /// - Complexity: O(*n* log *n*) in the number of constraints returned, besides the solver's work.
  public func constraintsAffecting(_ item: ItemID, _ axis: Axis) -> [ConstraintID] {
    let ids =
      constraintsDeterminingPosition(of: item, axis) + constraintsDeterminingExtent(of: item, axis)
    return Set(ids).sorted { $0.raw < $1.raw }
  }

  /// Returns the constraints that determine an item's position on an axis, in the parent: each
  /// once, in the order of adding.
  package func constraintsDeterminingPosition(
    of item: ItemID, _ axis: Axis
  ) -> [ConstraintID] {
    solver.constraintsDetermining(items[item][axis].position)
  }

  /// Returns the constraints that determine an item's extent on an axis: each once, in the order of
  /// adding.
  package func constraintsDeterminingExtent(of item: ItemID, _ axis: Axis) -> [ConstraintID] {
    solver.constraintsDetermining(items[item][axis].extent)
  }
}
