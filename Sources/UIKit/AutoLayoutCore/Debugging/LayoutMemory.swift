@_spi(Memory) public import ConstraintSolver
@_spi(Memory) import LayoutEngine

extension UIView {
  /// Calls `body` with each view, constraint, anchor and record of rare state in the subtree.
  @_spi(Memory) public func forEachLayoutObject(_ body: (AnyObject) -> Void) {
    forEachInTree { view in
      body(view)
      view.constraintList.all.forEach(body)
      if let arranged = view.constraintList.arranged { body(arranged) }
      view.anchors.forEach(body)
      if let extras = view.extrasStorage { body(extras) }
    }
  }

  /// The memory of the arrays of the view's tree, the engine's included.
  @_spi(Memory) public var layoutMemory: [TableMemory] {
    var (subviews, constraints, rules) = (Lists(), Lists(), 0)
    forEachInTree { view in
      subviews.add(view.subviewList.count, view.subviewList.capacity)
      constraints.add(view.constraintList.placeCount, view.constraintList.capacity)
      rules += view.constraintList.arranged?.rules.count ?? 0
    }
    let lists = [
      subviews.memory("subviews"), constraints.memory("constraints of views"),
      TableMemory(
        "rules of views", count: rules, capacity: rules,
        stride: MemoryLayout<ArrangedRule>.stride + MemoryLayout<UInt32>.stride),
    ]
    guard let context else { return lists }
    return lists + context.tables.memory
  }
}

/// The sum of many arrays of references; the header of each counts as four elements.
private struct Lists {
  var count = 0
  var capacity = 0

  private static let header = 4

  mutating func add(_ elements: Int, _ room: Int) {
    guard room > 0 else { return }
    count += elements + Self.header
    capacity += room + Self.header
  }

  func memory(_ table: String) -> TableMemory {
    TableMemory(
      table, count: count, capacity: capacity, stride: MemoryLayout<AnyObject>.stride)
  }
}
