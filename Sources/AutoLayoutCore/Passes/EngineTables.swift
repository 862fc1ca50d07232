import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

/// An engine, and what its ids stand for.
struct EngineTables: ~Copyable {
  var engine = LayoutEngine()
  /// The view or guide that each engine item stands for, by index.
  private var owners: ContiguousArray<StoredHandle> = []
  /// Where each engine constraint comes from, by index.
  private var sources: ContiguousArray<ConstraintSource> = []

  /// Makes room for items and constraints that are about to come.
  mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    engine.reserve(items: newItems, constraints: newConstraints)
    // What is fewer than before is covered by doubling.
    if newItems > owners.count { owners.reserveCapacity(owners.count + newItems) }
    if newConstraints > sources.count {
      sources.reserveCapacity(sources.count + newConstraints)
    }
  }

  func owner(of item: ItemID) -> WeakHandle? { owners[Int(item.raw)].handle }

  mutating func setOwner(_ owner: WeakHandle?, of item: ItemID) {
    owners.set(StoredHandle(owner), at: Int(item.raw), filling: StoredHandle(nil))
  }

  func source(of id: ConstraintID) -> ConstraintSource { sources[Int(id.raw)] }

  mutating func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    sources.set(source, at: Int(id.raw), filling: .none)
  }
}

extension ContiguousArray {
  /// Sets the element at any index; an array that ends before it is filled up to there.
  @inline(__always)
  fileprivate mutating func set(_ element: Element, at index: Int, filling value: Element) {
    if index < count {
      self[index] = element
    } else {
      while count < index { append(value) }
      append(element)
    }
  }
}

/// Where an engine constraint comes from.
@safe enum ConstraintSource: BitwiseCopyable {
  case none
  /// A constraint in a view's list.
  ///
  /// Safe without a reference: it leaves the engine before it leaves the list, which keeps it
  /// alive, and the list goes with its view, which leaves the engine before.
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
