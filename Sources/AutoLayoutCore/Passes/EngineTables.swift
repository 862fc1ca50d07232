import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

/// An engine with tables that map its ids to views, guides and constraints.
struct EngineTables: ~Copyable {
  var engine = LayoutEngine()
  /// The view or guide of each engine item, by index.
  private var owners: ContiguousArray<StoredHandle> = []
  /// The source of each engine constraint, by index.
  private var sources: ContiguousArray<ConstraintSource> = []

  mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    engine.reserve(items: newItems, constraints: newConstraints)
    // Fewer than the existing ones are covered by doubling.
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
  /// Sets the element at an index, extending the array with a filler if needed.
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

/// The source of an engine constraint.
@safe enum ConstraintSource: BitwiseCopyable {
  case none
  /// A constraint in a view's list.
  ///
  /// Safe: no reference is needed. The constraint leaves the engine before it leaves the list,
  /// which retains it, and the list is released with its view, which leaves the engine first.
  case user(Unmanaged<NSLayoutConstraint>)
  case content(ItemID, Axis, isHugging: Bool)
  /// From a translated autoresizing mask.
  case mask(ItemID, Axis, isPosition: Bool)
  /// From a system guide.
  case guide(ItemID, UIRectEdge)
  /// From the size that the surroundings assign to the root.
  case host(ItemID, Axis, isPosition: Bool)
  /// From the target of a fitting size query.
  case fitting(ItemID, Axis)
  /// An optional constraint that selects another solution of an ambiguous layout.
  case exercise
}
