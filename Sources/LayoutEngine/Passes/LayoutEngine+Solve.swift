public import ConstraintSolver

/// Which of an item's four values the last solve changed.
public struct ItemChange: OptionSet, Sendable, BitwiseCopyable {
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
      changes[item] = []
    }
    changed.removeAll(keepingCapacity: true)
    // The solver is reached past `self`, whose tables change while its lists are read.
    let solver = unsafe solverPlace
    unsafe solver.pointee.solve()
    unsafe solver.pointee.withChanges { variables, values in
      for index in variables.indices {
        copy(variables[index], values[Int(variables[index].raw)])
      }
    }
  }

  /// Copies a new value into the rectangle that it is part of.
  @inline(__always)
  private mutating func copy(_ variable: VariableID, _ value: Double) {
    let owner = owners[Int(variable.raw)]
    guard owner != .nobody else { return }
    let item = owner.item
    let part = owner.value
    if changes[item].isEmpty { changed.append(item) }
    changes[item].formUnion(part)
    switch part {
    case .x: rects[item].x = value
    case .width: rects[item].width = value
    case .y: rects[item].y = value
    default: rects[item].height = value
    }
  }

  /// The items that the last ``solve()`` moved or resized, each once.
  ///
  /// - Complexity: O(1).
  public var changedItems: ContiguousArray<ItemID> {
    changed
  }

  /// What the last ``solve()`` changed of an item.
  ///
  /// - Complexity: O(1).
  public func change(of item: ItemID) -> ItemChange {
    changes[item]
  }

  /// The required sets that could not hold at the last ``solve()``, and the constraints broken.
  ///
  /// - Complexity: O(1).
  public var conflicts: [Conflict] {
    solver.conflicts
  }
}
