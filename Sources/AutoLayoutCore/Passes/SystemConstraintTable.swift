import ConstraintSolver
import LayoutEngine

/// The constraints that the system made for items: those of a mask, a guide, the host, a question
/// or an exercise of ambiguity.
struct SystemConstraintTable {
  private var ids: [UInt32: [ConstraintID]] = [:]

  /// Those of an item, in the order in which they were made.
  subscript(item: ItemID) -> [ConstraintID] { ids[item.raw] ?? [] }

  mutating func append(_ id: ConstraintID, of item: ItemID) {
    ids[item.raw, default: []].append(id)
  }

  mutating func remove(_ id: ConstraintID, of item: ItemID) {
    ids[item.raw]?.removeAll { $0 == id }
  }

  /// Takes out all those of an item.
  mutating func removeAll(of item: ItemID) -> [ConstraintID] {
    ids.removeValue(forKey: item.raw) ?? []
  }
}
