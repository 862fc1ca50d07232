import ConstraintSolver
import LayoutEngine

/// The system's constraints by item.
struct SystemConstraintTable {
  private var ids: [UInt32: [ConstraintID]] = [:]
  /// The rules of masks with flexible parts, for logs: frames can differ after a conflict.
  private var rules: [UInt32: [Axis: AutoresizingRule]] = [:]

  subscript(item: ItemID) -> [ConstraintID] { ids[item.raw] ?? [] }

  mutating func append(_ id: ConstraintID, of item: ItemID) {
    // Most cells have a few such items.
    if ids.isEmpty { ids.reserveCapacity(4) }
    ids[item.raw, default: []].append(id)
  }

  mutating func remove(_ id: ConstraintID, of item: ItemID) {
    ids[item.raw]?.removeAll { $0 == id }
  }

  mutating func removeAll(of item: ItemID) -> [ConstraintID] {
    if !rules.isEmpty { rules[item.raw] = nil }
    return ids.removeValue(forKey: item.raw) ?? []
  }

  mutating func setRules(_ axes: [Axis: AutoresizingRule], of item: ItemID) {
    rules[item.raw] = axes
  }

  func rule(of item: ItemID, _ axis: Axis) -> AutoresizingRule? { rules[item.raw]?[axis] }
}
