import AutoLayoutValues
import ConstraintSolver
import LayoutEngine

struct EngineTables: ~Copyable {
  var engine = LayoutEngine()
  private var owners: ContiguousArray<StoredHandle> = []
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

@safe enum ConstraintSource: BitwiseCopyable {
  case none
  /// A constraint in a view's list.
  ///
  /// Safe: the constraint leaves the engine before it leaves the list, which retains it, and the
  /// list is released with its view, which leaves the engine first.
  case user(Unmanaged<NSLayoutConstraint>)
  case content(ItemID, Axis, isHugging: Bool)
  case mask(ItemID, Axis, isPosition: Bool)
  case guide(ItemID, UIRectEdge)
  case host(ItemID, Axis, isPosition: Bool)
  case fitting(ItemID, Axis)
  case exercise
}
