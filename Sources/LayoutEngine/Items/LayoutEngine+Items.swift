import ConstraintSolver

extension LayoutEngine {
  /// Adds an item.
  ///
  /// - Parameter parent: The item whose coordinates its position is in; nil for a root.
  /// - Returns: The new item's identity.
  /// - Complexity: Amortised O(1).
  public mutating func makeItem(parent: ItemID?) -> ItemID {
    let variables = (
      solver.makeVariable(.position).raw, solver.makeVariable(.extent).raw,
      solver.makeVariable(.position).raw, solver.makeVariable(.extent).raw
    )
    let record = ItemRecord(
      parent: parent.map { Int32($0.raw) } ?? -1,
      depth: parent.map { items[Int($0.raw)].depth + 1 } ?? 0,
      variables: variables)
    let index: UInt32
    if let free = freeItems.popLast() {
      index = free
      items[Int(free)] = record
    } else {
      index = UInt32(items.count)
      items.append(record)
      changeMasks.append(0)
    }
    for (slot, variable) in [variables.0, variables.1, variables.2, variables.3].enumerated() {
      while owners.count <= Int(variable) { owners.append(.max) }
      owners[Int(variable)] = index << 2 | UInt32(slot)
    }
    return ItemID(raw: index)
  }

  /// Removes an item and its content sizes.
  ///
  /// - Parameter item: An item that no constraint mentions any more and that has no children.
  /// - Complexity: O(1) apart from the solver's work.
  public mutating func removeItem(_ item: ItemID) {
    for axis in Axis.allCases {
      removeContentSize(of: item, axis)
    }
    let record = items[Int(item.raw)]
    for axis in Axis.allCases {
      owners[Int(record.position(axis).raw)] = .max
      owners[Int(record.extent(axis).raw)] = .max
      solver.removeVariable(record.position(axis))
      solver.removeVariable(record.extent(axis))
    }
    dependents[item.raw] = nil
    freeItems.append(item.raw)
  }

  /// The solved alignment rectangle of an item, in its parent's coordinates, in points, not rounded.
  ///
  /// - Parameter item: A live item.
  /// - Returns: The values of the last ``solve()``.
  /// - Complexity: O(1).
  public func rect(of item: ItemID) -> LayoutRect {
    let record = items[Int(item.raw)]
    return LayoutRect(
      x: solver.value(of: record.position(.horizontal)),
      y: solver.value(of: record.position(.vertical)),
      width: solver.value(of: record.extent(.horizontal)),
      height: solver.value(of: record.extent(.vertical)))
  }

  /// The parent of an item, or nil for a root.
  package func parent(of item: ItemID) -> ItemID? {
    let parent = items[Int(item.raw)].parent
    return parent < 0 ? nil : ItemID(raw: UInt32(parent))
  }

  /// The nearest item that contains both, each counting as inside itself; nil in different trees.
  func commonAncestor(_ a: UInt32, _ b: UInt32) -> Int32 {
    var a = Int32(a)
    var b = Int32(b)
    while a != b {
      let deeper = items[Int(a)].depth >= items[Int(b)].depth
      if deeper { a = items[Int(a)].parent } else { b = items[Int(b)].parent }
      if a < 0 || b < 0 { return -1 }
    }
    return a
  }
}
