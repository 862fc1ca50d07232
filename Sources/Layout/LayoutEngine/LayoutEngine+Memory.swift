@_spi(Memory) public import ConstraintSolver

extension LayoutEngine {
  /// The memory of the tables that grow with the layout, the solver's included.
  @_spi(Memory) public var memory: [TableMemory] {
    [
      items.memory("items"), rects.memory("rectangles"), owners.memory("owners of variables"),
      changes.memory("changes of items"),
      TableMemory(
        "changed items", count: changed.count, capacity: changed.capacity,
        stride: MemoryLayout<ItemID>.stride),
    ] + solver.memory
  }
}
