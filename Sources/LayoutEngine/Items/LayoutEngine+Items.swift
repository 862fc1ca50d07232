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
      rects[Int(free)] = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    } else {
      index = UInt32(items.count)
      items.append(record)
      rects.append(LayoutRect(x: 0, y: 0, width: 0, height: 0))
      changeMasks.append(0)
    }
    setOwner(index << 2, of: variables.0)
    setOwner(index << 2 | 1, of: variables.1)
    setOwner(index << 2 | 2, of: variables.2)
    setOwner(index << 2 | 3, of: variables.3)
    return ItemID(raw: index)
  }

  private mutating func setOwner(_ owner: UInt32, of variable: UInt32) {
    owners.set(owner, at: Int(variable), filling: .max)
  }

  /// Makes room for many more items and constraints at once; a hint, which changes no result.
  ///
  /// - Parameters:
  ///   - newItems: How many items are about to be made.
  ///   - newConstraints: How many constraints are about to be added, content sizes counted as two
  ///     on each axis.
  /// - Complexity: O(what is there already), at most.
  public mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    solver.reserve(variables: 4 * newItems, constraints: newConstraints)
    // What is fewer than before is covered by doubling.
    guard newItems > items.count else { return }
    let count = items.count + newItems
    items.reserve(count)
    rects.reserve(count)
    changeMasks.reserve(count)
    owners.reserve(owners.count + 4 * newItems)
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
    if record.details >= 0 { freeDetails.append(record.details) }
    dependents[item.raw] = nil
    freeItems.append(item.raw)
  }

  /// The solved alignment rectangle of an item, in its parent's coordinates, in points, not
  /// rounded.
  ///
  /// - Parameter item: A live item.
  /// - Returns: The values of the last ``solve()``.
  /// - Complexity: O(1).
  public func rect(of item: ItemID) -> LayoutRect {
    rects[Int(item.raw)]
  }

  /// The parent of an item, or nil for a root.
  package func parent(of item: ItemID) -> ItemID? {
    let parent = items[Int(item.raw)].parent
    return parent < 0 ? nil : ItemID(raw: UInt32(parent))
  }

}

extension FlatArray<ItemRecord> {
  /// The nearest item that contains both, each counting as inside itself; -1 in different trees.
  func commonAncestor(_ a: UInt32, _ b: UInt32) -> Int32 {
    var a = Int32(a)
    var b = Int32(b)
    while a != b {
      let deeper = self[Int(a)].depth >= self[Int(b)].depth
      if deeper { a = self[Int(a)].parent } else { b = self[Int(b)].parent }
      if a < 0 || b < 0 { return -1 }
    }
    return a
  }
}
