import AutoLayoutValues
@_spi(Memory) import ConstraintSolver
@_spi(Memory) import LayoutEngine

struct EngineTables: ~Copyable {
  var engine = LayoutEngine()
  private var owners: ContiguousArray<StoredHandle> = []
  private var sources: ContiguousArray<StoredSource> = []

  mutating func reserve(items newItems: Int, constraints newConstraints: Int) {
    engine.reserve(items: newItems, constraints: newConstraints)
    // Doubling covers fewer items than exist already.
    if newItems > owners.count { owners.reserveCapacity(owners.count + newItems) }
    if newConstraints > sources.count {
      sources.reserveCapacity(sources.count + newConstraints)
    }
  }

  var memory: [TableMemory] {
    [
      TableMemory(
        "owners of items", count: owners.count, capacity: owners.capacity,
        stride: MemoryLayout<StoredHandle>.stride),
      TableMemory(
        "sources of constraints", count: sources.count, capacity: sources.capacity,
        stride: MemoryLayout<StoredSource>.stride),
    ] + engine.memory
  }

  func owner(of item: ItemID) -> WeakHandle? { owners[Int(item.raw)].handle }

  mutating func setOwner(_ owner: WeakHandle?, of item: ItemID) {
    owners.set(StoredHandle(owner), at: Int(item.raw), filling: StoredHandle(nil))
  }

  func source(of id: ConstraintID) -> ConstraintSource { sources[Int(id.raw)].source }

  mutating func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    sources.set(StoredSource(source), at: Int(id.raw), filling: StoredSource(.none))
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
  /// Safe: the list retains the constraint, which leaves the engine before it leaves the list. The
  /// view leaves the engine before the list is released.
  case user(Unmanaged<NSLayoutConstraint>)
  /// A constraint of the item's view that has no object: the place among the view's rules.
  case arranged(ItemID, Int)
  case content(ItemID, Axis, isHugging: Bool)
  case mask(ItemID, Axis, isPosition: Bool)
  case guide(ItemID, UIRectEdge)
  case host(ItemID, Axis, isPosition: Bool)
  case fitting(ItemID, Axis)
  case exercise
}

/// A ``ConstraintSource`` in half the size, because each constraint has a source.
private struct StoredSource: BitwiseCopyable {
  /// The constraint's address, which is even; or the kind, 28 bits of details and the item.
  private let bits: UInt64

  private enum Kind: UInt64 {
    case nothing, content, mask, guide, host, fitting, exercise, arranged
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  private init(kind: Kind, _ item: ItemID? = nil, _ detail: UInt64 = 0) {
    bits = 1 | kind.rawValue << 1 | detail << 4 | UInt64(item?.raw ?? 0) << 32
  }

  private init(kind: Kind, _ item: ItemID, _ axis: Axis, _ isFirst: Bool) {
    self.init(kind: kind, item, UInt64(axis.rawValue) << 1 | (isFirst ? 1 : 0))
  }

  init(_ source: ConstraintSource) {
    switch source {
    case .user(let constraint):
      unsafe self.init(bits: UInt64(UInt(bitPattern: constraint.toOpaque())))
    case .none: self.init(kind: .nothing)
    case .content(let item, let axis, let isHugging):
      self.init(kind: .content, item, axis, isHugging)
    case .mask(let item, let axis, let isPosition): self.init(kind: .mask, item, axis, isPosition)
    case .guide(let item, let edge): self.init(kind: .guide, item, UInt64(edge.rawValue))
    case .host(let item, let axis, let isPosition): self.init(kind: .host, item, axis, isPosition)
    case .fitting(let item, let axis): self.init(kind: .fitting, item, axis, false)
    case .exercise: self.init(kind: .exercise)
    case .arranged(let item, let place): self.init(kind: .arranged, item, UInt64(place))
    }
  }

  var source: ConstraintSource {
    // Objects are aligned to more than a byte, so addresses are even.
    if bits & 1 == 0, let address = unsafe UnsafeRawPointer(bitPattern: UInt(bits)) {
      return unsafe .user(Unmanaged.fromOpaque(address))
    }
    let item = ItemID(raw: UInt32(truncatingIfNeeded: bits >> 32))
    let detail = bits >> 4 & 0xFFF_FFFF
    let axis: Axis = detail & 2 == 0 ? .horizontal : .vertical
    let isFirst = detail & 1 != 0
    return switch Kind(rawValue: bits >> 1 & 7) {
    case .content: .content(item, axis, isHugging: isFirst)
    case .mask: .mask(item, axis, isPosition: isFirst)
    case .guide: .guide(item, UIRectEdge(rawValue: UInt(detail)))
    case .host: .host(item, axis, isPosition: isFirst)
    case .fitting: .fitting(item, axis)
    case .exercise: .exercise
    case .arranged: .arranged(item, Int(detail))
    case .nothing, nil: .none
    }
  }
}
