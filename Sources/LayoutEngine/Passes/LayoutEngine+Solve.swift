public import ConstraintSolver

/// Which of an item's four values the last solve changed.
public struct ItemChange: OptionSet, Sendable {
  /// The changed values.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The horizontal position.
  public static let x = ItemChange(rawValue: 1)
  /// The width.
  public static let width = ItemChange(rawValue: 2)
  /// The vertical position.
  public static let y = ItemChange(rawValue: 4)
  /// The height.
  public static let height = ItemChange(rawValue: 8)
  /// The width or the height.
  public static let size: ItemChange = [.width, .height]
}

extension LayoutEngine {
  /// Brings all rectangles up to date with the constraints.
  ///
  /// Afterwards ``changedItems`` names the items with a new value and ``conflicts`` what could not
  /// hold.
  ///
  /// - Complexity: Proportional to what the changes since the last call touch.
  public mutating func solve() {
    for item in changed {
      changeMasks[Int(item.raw)] = 0
    }
    changed.removeAll(keepingCapacity: true)
    // The solver is reached past `self`, whose tables change while its lists are read.
    let solver = unsafe solverPlace
    unsafe solver.pointee.solve()
    unsafe solver.pointee.withChanges { variables, values in
      for index in variables.indices {
        takeOver(variables[index], values[Int(variables[index].raw)])
      }
    }
  }

  /// Takes a new value over into the rectangle that it is part of.
  @inline(__always)
  private mutating func takeOver(_ variable: VariableID, _ value: Double) {
    let owner = owners[Int(variable.raw)]
    guard owner != .max else { return }
    let index = Int(owner >> 2)
    if changeMasks[index] == 0 {
      changed.append(ItemID(raw: owner >> 2))
    }
    changeMasks[index] |= 1 << UInt8(owner & 3)
    switch owner & 3 {
    case 0: rects[index].x = value
    case 1: rects[index].width = value
    case 2: rects[index].y = value
    default: rects[index].height = value
    }
  }

  /// The items that the last ``solve()`` moved or resized, each once.
  public var changedItems: ContiguousArray<ItemID> {
    changed
  }

  /// What the last ``solve()`` changed of an item.
  public func change(of item: ItemID) -> ItemChange {
    ItemChange(rawValue: changeMasks[Int(item.raw)])
  }

  /// The required sets that could not hold at the last ``solve()``, and what was relaxed.
  public var conflicts: [Conflict] {
    solver.conflicts
  }

  /// Whether an item's position or extent on an axis has more than one best value (F8.16).
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Whether the constraints leave a choice.
  public func isAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    let record = items[Int(item.raw)]
    return solver.isAmbiguous(record.position(axis)) || solver.isAmbiguous(record.extent(axis))
  }

  /// Whether an item's extent on an axis, wherever it stands, follows from nothing or gives way at
  /// no cost.
  ///
  /// A quick answer: what only several constraints together leave open is not found.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Whether the constraints leave a choice that is easy to see.
  public mutating func isExtentLoose(_ item: ItemID, _ axis: Axis) -> Bool {
    let extent = items[Int(item.raw)].extent(axis)
    return solver.isLoose(extent)
  }

  /// Whether an item's extent on an axis, wherever it stands, has more than one best value.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Whether the constraints leave a choice.
  public func isExtentAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[Int(item.raw)].extent(axis))
  }

  /// Whether an item's position on an axis, in its parent, has more than one best value.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Whether the constraints leave a choice.
  public func isPositionAmbiguous(_ item: ItemID, _ axis: Axis) -> Bool {
    solver.isAmbiguous(items[Int(item.raw)].position(axis))
  }

  /// The constraints that determine an item's position on an axis, in its parent.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Each constraint once, in the order of adding.
  public func constraintsHoldingPosition(_ item: ItemID, _ axis: Axis) -> [ConstraintID] {
    solver.constraintsDetermining(items[Int(item.raw)].position(axis))
  }

  /// The constraints that determine an item's extent on an axis.
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Each constraint once, in the order of adding.
  public func constraintsHoldingExtent(_ item: ItemID, _ axis: Axis) -> [ConstraintID] {
    solver.constraintsDetermining(items[Int(item.raw)].extent(axis))
  }

  /// The constraints that determine an item's position and extent on an axis (F8.18).
  ///
  /// - Parameters:
  ///   - item: A live item.
  ///   - axis: The axis.
  /// - Returns: Each constraint once, in the order of their ids.
  public func constraintsAffecting(_ item: ItemID, _ axis: Axis) -> [ConstraintID] {
    let record = items[Int(item.raw)]
    let ids =
      solver.constraintsDetermining(record.position(axis))
      + solver.constraintsDetermining(record.extent(axis))
    return Set(ids).sorted { $0.raw < $1.raw }
  }
}
