import ConstraintSolver
import LayoutEngine

/// The system's constraints by item.
struct SystemConstraintTable {
  private var ids: [UInt32: [ConstraintID]] = [:]

  subscript(item: ItemID) -> [ConstraintID] { ids[item.raw] ?? [] }

  mutating func append(_ id: ConstraintID, of item: ItemID) {
    ids[item.raw, default: []].append(id)
  }

  mutating func remove(_ id: ConstraintID, of item: ItemID) {
    ids[item.raw]?.removeAll { $0 == id }
  }

  mutating func removeAll(of item: ItemID) -> [ConstraintID] {
    ids.removeValue(forKey: item.raw) ?? []
  }
}
