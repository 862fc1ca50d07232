import AutoLayout
import Foundation
public import FuzzSupport

/// A tree of views that is edited while it lives, with a description of it from which the same
/// tree can be built anew.
///
/// What is required can always hold; what competes does so by priority and by the order in which
/// constraints were activated, which the description keeps.
@MainActor
public struct LiveTree {
  /// What a view is made of.
  private struct Node {
    var id: Int
    var parent: Int?
    var kind: Kind
    var text: String
    var isHidden = false
    var hugging: Float = 250
  }

  private enum Kind: CaseIterable { case plain, label, row, column }

  /// A constraint between two views, or of one with a constant.
  private struct Relation {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int?
    var constant: CGFloat
    var priority: Float
  }

  private var nodes: [Node] = []
  private var relations: [Relation] = []
  private var size = CGSize(width: 320, height: 480)
  private var nextID = 1
  private let most: Int

  private var root = UIView()
  private var views: [Int: UIView] = [:]
  private var constraints: [NSLayoutConstraint] = []

  /// Makes an empty tree.
  ///
  /// - Parameter most: How many views it may have.
  public init(most: Int = 40) {
    self.most = most
    root.frame = CGRect(origin: .zero, size: size)
  }

  /// How many views there are.
  public var count: Int { nodes.count }

  // MARK: - Edits

  /// Makes one edit.
  ///
  /// - Parameter input: What decides.
  public mutating func edit(_ input: inout FuzzInput) {
    switch input.number(below: 16) {
    case 0...3: if nodes.count < most { insert(&input) }
    case 4: remove(&input)
    case 5, 6: relate(&input)
    case 7: if !relations.isEmpty { removeRelation(input.number(below: relations.count)) }
    case 8, 9: changeConstant(&input)
    case 10: changePriority(&input)
    case 11: setText(&input)
    case 12: hide(&input)
    case 13: turn()
    case 14: setHugging(&input)
    default: root.layoutIfNeeded()
    }
  }

  private mutating func insert(_ input: inout FuzzInput) {
    let parent = nodes.isEmpty || input.number(below: 3) == 0 ? nil : input.pick(nodes).id
    let node = Node(
      id: nextID, parent: parent, kind: input.pick(Kind.allCases),
      text: String(repeating: "word ", count: input.number(below: 6)))
    nextID += 1
    nodes.append(node)
    let view = Self.make(node)
    views[node.id] = view
    Self.add(view, to: parent.flatMap { views[$0] } ?? root)
    guard !isArranged(node) else { return }
    // A place that can always be had; the size is the content's, or open.
    let x = CGFloat(input.number(below: 60))
    let y = CGFloat(input.number(below: 60))
    add(
      Relation(
        first: node.id, attribute: .leading, relation: .equal, second: parent ?? 0, constant: x,
        priority: 1000))
    add(
      Relation(
        first: node.id, attribute: .top, relation: .equal, second: parent ?? 0, constant: y,
        priority: 1000))
  }

  private func isArranged(_ node: Node) -> Bool {
    guard let parent = node.parent else { return false }
    return views[parent] is UIStackView
  }

  private mutating func remove(_ input: inout FuzzInput) {
    guard !nodes.isEmpty else { return }
    var gone: Set<Int> = [input.pick(nodes).id]
    // Parents come before their children.
    for node in nodes where node.parent.map(gone.contains) == true { gone.insert(node.id) }
    for id in gone {
      views[id]?.removeFromSuperview()
      views[id] = nil
    }
    nodes.removeAll { gone.contains($0.id) }
    for index in relations.indices.reversed()
    where gone.contains(relations[index].first)
      || relations[index].second.map(gone.contains) == true
    {
      constraints.remove(at: index).isActive = false
      relations.remove(at: index)
    }
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  private mutating func relate(_ input: inout FuzzInput) {
    guard nodes.count > 1 else { return }
    let (first, second) = (input.pick(nodes).id, input.pick(nodes).id)
    let attribute = input.pick(Self.attributes)
    let isSize = attribute == .width || attribute == .height
    guard first != second || isSize else { return }
    add(
      Relation(
        first: first, attribute: attribute,
        relation: input.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        second: first == second ? nil : second, constant: CGFloat(input.number(below: 200)),
        priority: Self.priorities[input.number(below: Self.priorities.count)]))
  }

  private static let priorities: [Float] = [999, 900, 750, 700, 500, 300, 250, 200, 51, 1]

  private mutating func removeRelation(_ index: Int) {
    guard relations[index].priority < 1000 else { return }
    constraints.remove(at: index).isActive = false
    relations.remove(at: index)
  }

  private mutating func changeConstant(_ input: inout FuzzInput) {
    guard !relations.isEmpty else { return }
    let index = input.number(below: relations.count)
    relations[index].constant = CGFloat(input.number(below: 200))
    constraints[index].constant = relations[index].constant
  }

  private mutating func changePriority(_ input: inout FuzzInput) {
    guard !relations.isEmpty else { return }
    let index = input.number(below: relations.count)
    guard relations[index].priority < 1000 else { return }
    relations[index].priority = Self.priorities[input.number(below: Self.priorities.count)]
    constraints[index].priority = UILayoutPriority(relations[index].priority)
  }

  private mutating func setText(_ input: inout FuzzInput) {
    guard !nodes.isEmpty else { return }
    let index = input.number(below: nodes.count)
    nodes[index].text = String(repeating: "longer ", count: input.number(below: 9))
    (views[nodes[index].id] as? UILabel)?.text = nodes[index].text
  }

  private mutating func hide(_ input: inout FuzzInput) {
    guard !nodes.isEmpty else { return }
    let index = input.number(below: nodes.count)
    // What is inside a hidden stack view of another one has no room, and no place of its own.
    guard !(views[nodes[index].id] is UIStackView) else { return }
    nodes[index].isHidden.toggle()
    views[nodes[index].id]?.isHidden = nodes[index].isHidden
  }

  private mutating func turn() {
    size = CGSize(width: size.height, height: size.width)
    root.frame = CGRect(origin: .zero, size: size)
  }

  private mutating func setHugging(_ input: inout FuzzInput) {
    guard !nodes.isEmpty else { return }
    let index = input.number(below: nodes.count)
    nodes[index].hugging = input.pick([250, 251, 260, 700, 1])
    views[nodes[index].id]?.setContentHuggingPriority(
      UILayoutPriority(nodes[index].hugging), for: .horizontal)
  }

  // MARK: - Building

  private static func make(_ node: Node) -> UIView {
    let view: UIView
    switch node.kind {
    case .plain: view = UIView()
    case .label:
      let label = UILabel()
      label.numberOfLines = 0
      label.text = node.text
      view = label
    case .row, .column:
      let stack = UIStackView()
      stack.axis = node.kind == .row ? .horizontal : .vertical
      stack.spacing = 4
      view = stack
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = node.isHidden
    if node.hugging != 250 {
      view.setContentHuggingPriority(UILayoutPriority(node.hugging), for: .horizontal)
    }
    return view
  }

  private static func add(_ view: UIView, to parent: UIView) {
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  private mutating func add(_ relation: Relation) {
    let made = Self.constraint(relation, root: root, views)
    made.isActive = true
    relations.append(relation)
    constraints.append(made)
  }

  private static func constraint(
    _ relation: Relation, root: UIView, _ views: [Int: UIView]
  ) -> NSLayoutConstraint {
    func view(_ id: Int) -> UIView {
      guard id != 0 else { return root }
      guard let view = views[id] else { found("no view \(id)") }
      return view
    }
    let made = NSLayoutConstraint(
      item: view(relation.first), attribute: relation.attribute, relatedBy: relation.relation,
      toItem: relation.second.map(view),
      attribute: relation.second == nil ? .notAnAttribute : relation.attribute, multiplier: 1,
      constant: relation.constant)
    made.priority = UILayoutPriority(relation.priority)
    return made
  }

  // MARK: - Comparing

  /// Lays the tree out, and compares every frame and whether it is ambiguous with those of a tree
  /// that is built anew from the description.
  public func compare() {
    root.layoutIfNeeded()
    let fresh = UIView(frame: CGRect(origin: .zero, size: size))
    var made: [Int: UIView] = [:]
    for node in nodes {
      let view = Self.make(node)
      made[node.id] = view
      Self.add(view, to: node.parent.flatMap { made[$0] } ?? fresh)
    }
    NSLayoutConstraint.activate(relations.map { Self.constraint($0, root: fresh, made) })
    fresh.layoutIfNeeded()
    for node in nodes {
      guard let live = views[node.id], let new = made[node.id] else { found("no view \(node.id)") }
      guard live.hasAmbiguousLayout == new.hasAmbiguousLayout else {
        found(
          "view \(node.id) is ambiguous: \(live.hasAmbiguousLayout); in a fresh tree: "
            + "\(new.hasAmbiguousLayout)\n\(self)")
      }
      // What constraints leave open may differ: it depends on what was there before.
      guard live.frame == new.frame || new.hasAmbiguousLayout else {
        found(
          "view \(node.id) (\(node.kind)) is at \(live.frame), in a fresh tree at \(new.frame)\n"
            + "\(self)")
      }
    }
  }
}

extension LiveTree: @MainActor CustomStringConvertible {
  /// The views and constraints, one a line, to build the tree by hand.
  public var description: String {
    let views = nodes.map {
      "\($0.id) in \($0.parent ?? 0): \($0.kind) '\($0.text)' hidden \($0.isHidden) hugging \($0.hugging)"
    }
    let lines = relations.map {
      "\($0.first).\($0.attribute.rawValue) \($0.relation.rawValue) \($0.second ?? -1) + \($0.constant) @\($0.priority)"
    }
    let all = ["size \(size)"] + views + lines
    // A tree of thousands of lines is found again by its seed.
    guard all.count > 80 else { return all.joined(separator: "\n") }
    return (all.prefix(20) + ["… \(all.count) lines in all"]).joined(separator: "\n")
  }
}
