import AutoLayout
package import Foundation

@MainActor
package struct LiveTree {
  package private(set) var nodes: [TreeNode] = []
  package private(set) var relations: [TreeRelation] = []
  package private(set) var size = CGSize(width: 320, height: 480)
  package private(set) var nextID = 1
  let most: Int

  private(set) var root = UIView()
  private(set) var views: [Int: UIView] = [:]
  private var constraints: [Int: NSLayoutConstraint] = [:]

  package init(most: Int = 40) {
    self.most = most
    root.frame = CGRect(origin: .zero, size: size)
    // In other ranges the first inequality wins, and a new tree adds them in another order (F1.41).
    root.openRangePolicy = .smallestDistance
  }

  package mutating func apply(_ edit: TreeEdit) {
    switch edit {
    case .insert(let node, let x, let y): insert(node, x: x, y: y)
    case .remove(let id): remove(id)
    case .relate(let relation): add(relation)
    case .unrelate(let id): removeRelation(id)
    case .setConstant(let id, let constant):
      guard let index = relations.firstIndex(where: { $0.id == id }) else { return }
      relations[index].constant = constant
      constraints[id]?.constant = constant
    case .setPriority(let id, let priority):
      guard let index = relations.firstIndex(where: { $0.id == id }) else { return }
      relations[index].priority = priority
      constraints[id]?.priority = UILayoutPriority(priority)
    case .setText(let id, let text):
      change(id) { $0.text = text }
      (views[id] as? UILabel)?.text = text
    case .setHidden(let id, let isHidden):
      change(id) { $0.isHidden = isHidden }
      views[id]?.isHidden = isHidden
    case .setHugging(let id, let hugging):
      change(id) { $0.hugging = hugging }
      views[id]?.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    case .turn:
      size = CGSize(width: size.height, height: size.width)
      root.frame = CGRect(origin: .zero, size: size)
    case .layOut: root.layoutIfNeeded()
    }
  }

  func isArranged(_ parent: Int?) -> Bool { parent.map { views[$0] is UIStackView } == true }

  private mutating func change(_ id: Int, _ body: (inout TreeNode) -> Void) {
    guard let index = nodes.firstIndex(where: { $0.id == id }) else { return }
    body(&nodes[index])
  }

  private mutating func insert(_ node: TreeNode, x: CGFloat, y: CGFloat) {
    nextID = max(nextID, node.id + 3)
    guard node.parent.map({ views[$0] != nil }) != false else { return }
    nodes.append(node)
    let view = Self.make(node)
    views[node.id] = view
    Self.add(view, to: node.parent.flatMap { views[$0] } ?? root)
    guard !isArranged(node.parent) else { return }
    for (offset, attribute) in [NSLayoutConstraint.Attribute.leading, .top].enumerated() {
      add(
        TreeRelation(
          id: node.id + 1 + offset, first: node.id, attribute: attribute, relation: .equal,
          second: node.parent ?? 0, constant: offset == 0 ? x : y, priority: 1000))
    }
  }

  private mutating func remove(_ id: Int) {
    guard views[id] != nil else { return }
    var gone: Set<Int> = [id]
    for node in nodes where node.parent.map(gone.contains) == true { gone.insert(node.id) }
    for id in gone.sorted() {
      views[id]?.removeFromSuperview()
      views[id] = nil
    }
    nodes.removeAll { gone.contains($0.id) }
    relations.removeAll { relation in
      guard gone.contains(relation.first) || relation.second.map(gone.contains) == true else {
        return false
      }
      constraints.removeValue(forKey: relation.id)?.isActive = false
      return true
    }
  }

  private mutating func add(_ relation: TreeRelation) {
    nextID = max(nextID, relation.id + 1)
    guard let made = Self.constraint(relation, root: root, views) else { return }
    made.isActive = true
    relations.append(relation)
    constraints[relation.id] = made
  }

  private mutating func removeRelation(_ id: Int) {
    guard let constraint = constraints.removeValue(forKey: id) else { return }
    constraint.isActive = false
    relations.removeAll { $0.id == id }
  }
}

extension LiveTree {
  static func make(_ node: TreeNode) -> UIView {
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

  static func add(_ view: UIView, to parent: UIView) {
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  static func constraint(
    _ relation: TreeRelation, root: UIView, _ views: [Int: UIView]
  ) -> NSLayoutConstraint? {
    func view(_ id: Int) -> UIView? { id == 0 ? root : views[id] }
    guard let first = view(relation.first) else { return nil }
    var second: UIView?
    if let id = relation.second {
      guard let found = view(id) else { return nil }
      second = found
    }
    let made = NSLayoutConstraint(
      item: first, attribute: relation.attribute, relatedBy: relation.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : relation.attribute, multiplier: 1,
      constant: relation.constant)
    made.priority = UILayoutPriority(relation.priority)
    return made
  }
}
