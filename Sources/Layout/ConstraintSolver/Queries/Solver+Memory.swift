/// A table's memory, for benchmarks.
@_spi(Memory)
public struct TableMemory: Sendable {
  public let table: String
  /// The number of elements that have been written.
  public let count: Int
  public let capacity: Int
  /// The bytes per element.
  public let stride: Int

  public init(_ table: String, count: Int, capacity: Int, stride: Int) {
    self.table = table
    self.count = count
    self.capacity = capacity
    self.stride = stride
  }
}

extension FlatArray {
  package func memory(_ table: String, used: Int? = nil) -> TableMemory {
    TableMemory(
      table, count: used ?? count, capacity: capacity, stride: MemoryLayout<Element>.stride)
  }
}

extension ListArena {
  fileprivate func memory(_ table: String) -> TableMemory {
    elements.memory(table, used: used)
  }
}

extension Solver {
  /// The memory of the tables that grow with the system.
  @_spi(Memory) public var memory: [TableMemory] {
    [
      variables.records.memory("variables"), variables.values.memory("values"),
      variables.uses.memory("uses of variables"), definitions.records.memory("definitions"),
      constraints.records.memory("constraints"), constraints.terms.memory("terms of constraints"),
      constraints.traits.records.memory("rare traits of constraints"),
      tableau.columns.memory("columns"), tableau.rowTerms.memory("terms of rows"),
      tableau.columnEntries.memory("entries of columns"), tableau.costs.memory("costs of columns"),
      directions.members.elements.memory("members of directions", used: directions.members.used),
      directions.rates.elements.memory("rates of directions", used: directions.rates.used),
      limits.memory("work: limits"), changes.additions.memory("work: additions"),
      batch.equalities.memory("work: later additions"),
      batch.others.memory("work: rows to add"),
      journal.noted.memory("work: old values"), journal.moved.memory("work: moved variables"),
      expansion.variableWork.memory("work: coefficients of variables"),
      expansion.isInHeap.memory("work: variables in the heap"),
      expansion.columnWork.memory("work: coefficients of columns"),
      expansion.isCollected.memory("work: collected columns"),
      tableau.scratch.spread.memory("work: pivot row"),
      tableau.scratch.stamp.memory("work: stamps of the pivot row"),
      tableau.tieCandidates.memory("work: tie candidates"),
    ]
  }
}
