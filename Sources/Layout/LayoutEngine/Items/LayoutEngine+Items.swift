package import ConstraintSolver

extension LayoutEngine {
  /// Adds an item.
  ///
  /// - Parameter parent: The item in whose coordinates the position is measured; nil for a root.
  /// - Returns: The new item's identity.
  /// - Complexity: Amortized O(1).
  public mutating func makeItem(parent: ItemID?) -> ItemID {
    makeItem(parent: parent, extents: .extent)
  }

  /// Adds an item whose width and height may be negative if their kind is `.position`.
  package mutating func makeItem(parent: ItemID?, extents: VariableKind) -> ItemID {
    let horizontal = makeAxis(extents)
    let vertical = makeAxis(extents)
    let record = ItemRecord(
      parent: parent ?? .outside, depth: parent.map { items[$0].depth + 1 } ?? 0,
      horizontal: horizontal, vertical: vertical)
    let item: ItemID
    if let free = freeItems.popLast() {
      item = free
      items[item] = record
      rects[item] = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    } else {
      item = ItemID(raw: UInt32(items.count))
      items.append(record)
      rects.append(LayoutRect(x: 0, y: 0, width: 0, height: 0))
      changes.append([])
    }
    setOwner(.x(of: item), of: horizontal.position)
    setOwner(.width(of: item), of: horizontal.extent)
    setOwner(.y(of: item), of: vertical.position)
    setOwner(.height(of: item), of: vertical.extent)
    return item
  }

  private mutating func makeAxis(_ extent: VariableKind) -> AxisRecord {
    let position = solver.makeVariable(.position)
    return AxisRecord(position: position, extent: solver.makeVariable(extent))
  }

  private mutating func setOwner(_ owner: VariableOwner, of variable: VariableID) {
    owners.set(owner, at: Int(variable.raw), filling: .nobody)
  }

  /// Reserves room for many more items and constraints; a hint that changes no result.
  ///
  /// - Parameters:
  ///   - newItems: The number of items about to be made.
  ///   - newConstraints: The number of constraints about to be added; a content size counts as two
  ///     on each axis.
  /// - Complexity: O(size of the engine), at most.
  public mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    solver.reserve(variables: 4 * newItems, constraints: newConstraints)
    // Smaller additions are covered by doubling.
    guard newItems > items.count else { return }
    let count = items.count + newItems
    items.reserve(count)
    rects.reserve(count)
    changes.reserve(count)
    owners.reserve(owners.count + 4 * newItems)
  }

  /// Removes an item with all content sizes; the item must have neither constraints nor children.
  ///
  /// - Complexity: O(1) apart from the solver's work.
  public mutating func removeItem(_ item: ItemID) {
    for axis in Axis.allCases {
      removeContentSize(of: item, axis)
    }
    let record = items[item]
    for axis in Axis.allCases {
      setOwner(.nobody, of: record[axis].position)
      setOwner(.nobody, of: record[axis].extent)
      solver.removeVariable(record[axis].position)
      solver.removeVariable(record[axis].extent)
    }
    if record.details >= 0 { freeDetails.append(record.details) }
    dependents[item] = nil
    freeItems.append(item)
  }

  /// Returns a live item's alignment rectangle at the last ``solve()``, in points in the parent's
  /// coordinates, not rounded.
  public func rect(of item: ItemID) -> LayoutRect {
    rects[item]
  }

  package func parent(of item: ItemID) -> ItemID? {
    let parent = items[item].parent
    return parent == .outside ? nil : parent
  }
}
