import ConstraintSolver
import LayoutEngine

/// A tree of items and constraints, like the `LayoutContext` of views.
final class LayoutSystem {
  var engine = LayoutEngine()
  var items: [ItemRecord] = []
  var constraints: [ConstraintRecord] = []
  var sources: [ConstraintSource] = []
  var rootConstraints: [ConstraintID?] = [nil, nil, nil, nil]
  var conflicts: [ConflictRecord] = []
  var metrics: [[UInt8]: Double] = [:]
  var wrapped: [Int32] = []
  var labels: [LabelText] = []
  var grid = PixelGrid(scale: 3)
  var isRightToLeft = false
  var stamp: UInt64 = 0
  var solves = 0
  var openVariables: OpenVariables?

  init() {
    _ = addItem(parent: -1)
    hold(0, .left, at: 0)
    hold(1, .top, at: 0)
  }

  func addItem(parent: Int32) -> Int32 {
    let id = engine.makeItem(parent: parent < 0 ? nil : items[Int(parent)].id)
    var path: [Int32] = []
    if parent >= 0 {
      path = items[Int(parent)].path.indexes + [items[Int(parent)].childCount]
      items[Int(parent)].childCount += 1
    }
    items.append(ItemRecord(id: id, parent: parent, path: TreePath(path)))
    return Int32(items.count - 1)
  }

  func removeItem(_ item: Int32) -> Bool {
    let isParent = items.contains { $0.isLive && $0.parent == item }
    guard item > 0, !isParent else { return false }
    for place in constraints.indices where constraints[place].equation.mentions(item) {
      removeConstraint(Int32(place))
    }
    engine.removeItem(items[Int(item)].id)
    wrapped.removeAll { $0 == item }
    items[Int(item)].isLive = false
    items[Int(item)].name = []
    openVariables = nil
    return true
  }

  func isItem(_ item: Int32) -> Bool {
    items.indices.contains(Int(item)) && items[Int(item)].isLive
  }

  func setRootSize(width: Double?, height: Double?) {
    hold(2, .width, at: width)
    hold(3, .height, at: height)
  }

  private func hold(_ place: Int, _ attribute: ItemAttribute, at value: Double?) {
    guard let value else {
      if let id = rootConstraints[place] { engine.remove(id) }
      rootConstraints[place] = nil
      return
    }
    if let id = rootConstraints[place] {
      try? engine.setConstant(value, of: id)
      return
    }
    let properties = ConstraintProperties(.equal, value, priority: .required, rank: .system)
    let anchor = AnchorTerm(ItemAnchor(items[0].id, attribute))
    guard let id = try? engine.add(anchor, nil, properties: properties) else { return }
    rootConstraints[place] = id
    setSource(.root, of: id)
  }

  func setSource(_ source: ConstraintSource, of id: ConstraintID) {
    let index = Int(id.raw)
    while sources.count <= index { sources.append(.none) }
    sources[index] = source
  }

  func source(of id: ConstraintID) -> ConstraintSource {
    sources.indices.contains(Int(id.raw)) ? sources[Int(id.raw)] : .none
  }
}
