import ConstraintSolver
import LayoutEngine

/// An engine, and what its ids stand for.
struct EngineTables: ~Copyable {
  var engine = LayoutEngine()
  /// The view or guide that each engine item stands for, by index.
  private(set) var items = FlatArray<WeakHandle?>()
  /// Where each engine constraint comes from, by index.
  private(set) var sources = FlatArray<ConstraintSource>()

  mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    let own =
      newItems * MemoryLayout<WeakHandle?>.stride
      + newConstraints * MemoryLayout<ConstraintSource>.stride
    engine.reserve(items: newItems, constraints: newConstraints, besides: own)
    // What is fewer than before is covered by doubling.
    if newItems > items.count { engine.begin(&items, capacity: items.count + newItems) }
    if newConstraints > sources.count {
      engine.begin(&sources, capacity: sources.count + newConstraints)
    }
  }

  mutating func setOwner(_ owner: WeakHandle?, at index: Int) {
    items.set(owner, at: index, filling: nil)
  }

  mutating func setSource(_ source: ConstraintSource, at index: Int) {
    sources.set(source, at: index, filling: .none)
  }
}

/// Keeps the tables where they are used without a check for overlapping access each time.
@safe final class EngineStorage {
  let tables = UnsafeMutablePointer<EngineTables>.allocate(capacity: 1)

  init() {
    unsafe tables.initialize(to: EngineTables())
  }

  deinit {
    unsafe tables.deinitialize(count: 1)
    unsafe tables.deallocate()
  }
}

/// Where an engine constraint comes from.
@safe enum ConstraintSource: BitwiseCopyable {
  case none
  /// A constraint in a view's list; it leaves the engine before it leaves the list, which keeps it
  /// alive.
  case user(Unmanaged<NSLayoutConstraint>)
  case content(ItemID, Axis, isHugging: Bool)
  /// Of a view whose mask is translated.
  case mask(ItemID, Axis, isPosition: Bool)
  /// Of a guide of the system.
  case guide(ItemID, UIRectEdge)
  /// The size that the surroundings give to the root.
  case host(ItemID, Axis, isPosition: Bool)
  /// The size that a question about a fitting size asks for.
  case fitting(ItemID, Axis)
  /// An optional constraint that shows another layout where there is a choice.
  case exercise
}
