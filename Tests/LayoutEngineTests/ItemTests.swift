import ConstraintSolver
import LayoutEngine
import Testing

@Suite("Items and their constraints")
final class ItemTests {
  var engine = LayoutEngine()
  let root: ItemID

  init() throws {
    root = engine.makeItem(parent: nil)
    try hold(root, LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  /// A term: `factor * item.attribute`.
  private func term(_ item: ItemID, _ attribute: ItemAttribute, factor: Double = 1) -> AnchorTerm {
    AnchorTerm(ItemAnchor(item, attribute), coefficient: factor)
  }

  /// `first.attribute (relation) second.attribute + constant`.
  @discardableResult
  private func relate(
    _ first: (ItemID, ItemAttribute), _ relation: Relation = .equal,
    _ second: (ItemID, ItemAttribute)? = nil, _ constant: Double = 0, at priority: Float = 1000,
    isMirrored: Bool = false, rank: RelaxationRank = .user
  ) throws -> ConstraintID {
    let properties = ConstraintProperties(
      relation, constant, priority: try Priority(validating: priority), isMirrored: isMirrored,
      rank: rank)
    return try engine.add(
      term(first.0, first.1), second.map { term($0.0, $0.1, factor: -1) }, properties: properties)
  }

  private func rect(_ item: ItemID) -> LayoutRect { engine.rect(of: item) }

  private var changed: [ItemID] { Array(engine.changedItems) }

  private func isOpen(_ item: ItemID) -> Bool { engine.isAmbiguous(item, .horizontal) }

  private func hold(_ item: ItemID, _ rect: LayoutRect) throws {
    for (attribute, value) in [
      (ItemAttribute.left, rect.x), (.top, rect.y), (.width, rect.width), (.height, rect.height),
    ] {
      try relate((item, attribute), .equal, nil, value)
    }
  }

  @Test("positions are relative to the parent, and a child's edges to the parent's origin (F1.6)")
  func coordinates() throws {
    let box = engine.makeItem(parent: root)
    let inner = engine.makeItem(parent: box)
    try hold(box, LayoutRect(x: 100, y: 50, width: 80, height: 60))
    try relate((inner, .left), .equal, (box, .left), 5)
    try relate((inner, .bottom), .equal, (box, .bottom), -4)
    try relate((inner, .width), .equal, (root, .width), -390)
    try relate((inner, .height), .equal, nil, 20)
    engine.solve()
    #expect(rect(inner) == LayoutRect(x: 5, y: 36, width: 10, height: 20))
    // Across two levels, the box's own position counts.
    let far = engine.makeItem(parent: root)
    try relate((far, .left), .equal, (inner, .right), 1)
    try relate((far, .centerY), .equal, (inner, .centerY))
    try relate((far, .width), .equal, nil, 8)
    try relate((far, .height), .equal, nil, 8)
    engine.solve()
    #expect(rect(far) == LayoutRect(x: 116, y: 92, width: 8, height: 8))
  }

  @Test("a mirrored constraint is measured from the right edge")
  func mirrored() throws {
    let box = engine.makeItem(parent: root)
    try relate((box, .left), .equal, (root, .left), 10, isMirrored: true)
    try relate((box, .width), .equal, nil, 30)
    engine.solve()
    #expect(rect(box).x == 400 - 10 - 30)
  }

  @Test("constraints follow a moving baseline and scroll position")
  func offsets() throws {
    let scroll = engine.makeItem(parent: root)
    let label = engine.makeItem(parent: scroll)
    let mark = engine.makeItem(parent: root)
    try hold(scroll, LayoutRect(x: 10, y: 20, width: 100, height: 100))
    try hold(label, LayoutRect(x: 0, y: 40, width: 50, height: 20))
    engine.setScrollPosition(x: 0, y: 0, of: scroll)
    engine.setBaselines(Baselines(first: .fromTop(15), last: .fromBottom(4)), of: label)
    try relate((mark, .top), .equal, (label, .firstBaseline))
    try relate((mark, .bottom), .equal, (label, .lastBaseline))
    engine.solve()
    #expect(rect(mark).y == 20 + 40 + 15)
    #expect(rect(mark).height == 1)
    engine.setScrollPosition(x: 0, y: 30, of: scroll)
    engine.setBaselines(Baselines(first: .fromTop(12), last: .fromBottom(4)), of: label)
    engine.solve()
    #expect(rect(mark).y == 20 + 40 + 12 - 30)
    #expect(rect(mark).height == 4)
  }

  @Test("only items whose values change are reported, with their changes")
  func changes() throws {
    let a = engine.makeItem(parent: root)
    let b = engine.makeItem(parent: root)
    try hold(b, LayoutRect(x: 0, y: 0, width: 1, height: 1))
    try hold(a, LayoutRect(x: 1, y: 2, width: 3, height: 4))
    engine.solve()
    let wide = try relate((a, .right), .greaterThanOrEqual, nil, 0)
    engine.remove(wide)
    engine.solve()
    #expect(changed.isEmpty)
    let c = engine.makeItem(parent: root)
    let edge = try relate((c, .left), .equal, (a, .right), 5)
    engine.solve()
    #expect(changed == [c])
    let change = engine.change(of: c)
    #expect(change == .x)
    try engine.setConstant(6, of: edge)
    engine.solve()
    #expect(rect(c).x == 10)
    #expect(changed == [c])
  }

  @Test("a required conflict relaxes the lowest rank, and names the set")
  func conflicts() throws {
    let box = engine.makeItem(parent: root)
    let system = try relate((box, .width), .equal, nil, 10, rank: .system)
    let size = try relate((box, .width), .equal, nil, 20, rank: .size)
    engine.solve()
    let conflicts = engine.conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.relaxed == size)
    #expect(conflicts.first.map { Set($0.constraints) } == [system, size])
    #expect(rect(box).width == 10)
    engine.remove(system)
    engine.solve()
    #expect(rect(box).width == 20)
  }

  @Test("ambiguous values are known, and the constraints that determine a value are named")
  func queries() throws {
    let box = engine.makeItem(parent: root)
    let right = try relate((box, .right), .equal, (root, .right), -8)
    engine.solve()
    #expect(isOpen(box))
    let width = try relate((box, .width), .equal, nil, 40)
    engine.solve()
    #expect(!isOpen(box))
    let sizing = engine.constraintsDeterminingExtent(of: box, .horizontal)
    #expect(sizing == [width])
    let holding = engine.constraintsDeterminingPosition(of: box, .horizontal)
    #expect(holding.contains(right) && holding.contains(width))
    let affecting = engine.constraintsAffecting(box, .horizontal)
    #expect(Set(affecting) == Set(holding))
  }

  @Test("a content size acts with two priorities until it is removed")
  func content() throws {
    let box = engine.makeItem(parent: root)
    let low = try Priority(validating: 250)
    let high = try Priority(validating: 750)
    let size = ContentSize(60, hugging: low, compression: high)
    try engine.setContentSize(size, of: box, .horizontal)
    let preference = try relate((box, .width), .equal, nil, 90, at: 200)
    engine.solve()
    #expect(rect(box).width == 60)
    engine.setPriority(try Priority(validating: 500), of: preference)
    engine.solve()
    #expect(rect(box).width == 90)
    try engine.setConstant(10, of: preference)
    engine.solve()
    #expect(rect(box).width == 60)
    engine.removeContentSize(of: box, .horizontal)
    engine.solve()
    #expect(rect(box).width == 10)
  }

  @Test("a removed item's slot is reused")
  func removal() throws {
    let box = engine.makeItem(parent: root)
    let edge = try relate((box, .left), .equal, (root, .left), 3)
    engine.solve()
    engine.remove(edge)
    engine.removeItem(box)
    engine.solve()
    let next = engine.makeItem(parent: root)
    try hold(next, LayoutRect(x: 9, y: 9, width: 9, height: 9))
    engine.solve()
    #expect(rect(next) == LayoutRect(x: 9, y: 9, width: 9, height: 9))
  }
}
