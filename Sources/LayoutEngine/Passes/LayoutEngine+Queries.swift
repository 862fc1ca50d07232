public import ConstraintSolver

/// What can be asked about a solved layout.
extension LayoutEngine {
  /// Whether an item's position or extent on an axis has more than one best value (F8.16).
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Whether the constraints leave a choice.
  /// - Complexity: That of one pass of the simplex for each value, at most.
  public func isAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    isPositionAmbiguous(item, axis) || isExtentAmbiguous(item, axis)
  }

  /// Whether an item's extent on an axis, wherever it stands, has more than one best value.
  package func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[item][axis].extent)
  }

  /// Whether an item's position on an axis, in its parent, has more than one best value.
  package func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[item][axis].position)
  }

  /// What may be ambiguous, found in one pass over the layout, for
  /// ``isExtentAmbiguous(_:_:among:)`` and ``isPositionAmbiguous(_:_:among:)``.
  package func openVariables() -> OpenVariables { solver.openVariables() }

  /// Whether an item's extent on an axis has more than one best value; O(1) for most.
  package func isExtentAmbiguous(
    _ item: ItemID, _ axis: Axis, among open: inout OpenVariables
  ) -> Bool {
    solver.isAmbiguous(items[item][axis].extent, among: &open)
  }

  /// Whether an item's position on an axis, in its parent, has more than one best value; O(1) for
  /// most.
  package func isPositionAmbiguous(
    _ item: ItemID, _ axis: Axis, among open: inout OpenVariables
  ) -> Bool {
    solver.isAmbiguous(items[item][axis].position, among: &open)
  }

  /// Whether an item's extent on an axis, wherever it stands, follows from nothing or gives way at
  /// no cost.
  ///
  /// A quick answer: a choice that only several constraints together leave is not found.
  package mutating func isExtentLoose(_ item: ItemID, _ axis: Axis) -> Bool {
    let extent = items[item][axis].extent
    return solver.isLoose(extent)
  }

  /// The items whose width is more than a matter of required equalities, and may be another one
  /// after the next ``solve()`` because of what was changed since the last; nil for any.
  ///
  /// - Complexity: That of ``Solver/affectedVariables(where:)``.
  package mutating func itemsWithAffectedWidths() -> [ItemID]? {
    // The solver is reached past `self`, whose tables it reads.
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

  /// The constraints that determine an item's position and extent on an axis (F8.18).
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Each constraint once, in the order of their ids.
  /// - Complexity: O(*n* log *n*) in the number of constraints returned, beside the solver's work.
  public func constraintsAffecting(_ item: ItemID, _ axis: Axis) -> [ConstraintID] {
    let ids =
      constraintsDeterminingPosition(of: item, axis) + constraintsDeterminingExtent(of: item, axis)
    return Set(ids).sorted { $0.raw < $1.raw }
  }

  /// The constraints that determine an item's position on an axis, in its parent: each once, in the
  /// order of adding.
  package func constraintsDeterminingPosition(
    of item: ItemID, _ axis: Axis
  ) -> [ConstraintID] {
    solver.constraintsDetermining(items[item][axis].position)
  }

  /// The constraints that determine an item's extent on an axis: each once, in the order of adding.
  package func constraintsDeterminingExtent(of item: ItemID, _ axis: Axis) -> [ConstraintID] {
    solver.constraintsDetermining(items[item][axis].extent)
  }
}
