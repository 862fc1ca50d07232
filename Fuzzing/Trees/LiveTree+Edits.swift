import AutoLayout
import Foundation
package import FuzzSupport

extension LiveTree {
  package init(editedBy bytes: [UInt8]) {
    self.init()
    var input = FuzzInput(bytes)
    for _ in 0..<200 where !input.isEmpty {
      if let edit = drawEdit(&input) { apply(edit) }
    }
  }

  /// Draws an edit, but does not apply it; nil if the drawn edit is impossible.
  package func drawEdit(_ input: inout FuzzInput) -> TreeEdit? {
    switch input.number(below: 16) {
    case 0...3: nodes.count < most ? insertion(&input) : nil
    case 4: nodes.isEmpty ? nil : .remove(view: input.pick(nodes).id)
    case 5, 6: relation(&input)
    case 7: optionalRelation(&input).map { .unrelate($0.id) }
    case 8, 9:
      relations.isEmpty
        ? nil : .setConstant(input.pick(relations).id, CGFloat(input.number(below: 200)))
    case 10: optionalRelation(&input).map { .setPriority($0.id, input.pick(Self.priorities)) }
    case 11:
      nodes.isEmpty
        ? nil
        : .setText(
          view: input.pick(nodes).id,
          String(repeating: "longer ", count: input.number(below: 9)))
    case 12: hiding(&input)
    case 13: .turn
    case 14:
      nodes.isEmpty
        ? nil : .setHugging(view: input.pick(nodes).id, input.pick([250, 251, 260, 700, 1]))
    default: .layOut
    }
  }

  private func insertion(_ input: inout FuzzInput) -> TreeEdit {
    let parent = nodes.isEmpty || input.number(below: 3) == 0 ? nil : input.pick(nodes).id
    let node = TreeNode(
      id: nextID, parent: parent, kind: input.pick(TreeNode.Kind.allCases),
      text: String(repeating: "word ", count: input.number(below: 6)))
    guard !isArranged(parent) else { return .insert(node, x: 0, y: 0) }
    let x = CGFloat(input.number(below: 60))
    return .insert(node, x: x, y: CGFloat(input.number(below: 60)))
  }

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  private static let priorities: [Float] = [999, 900, 750, 700, 500, 300, 250, 200, 51, 1]

  private func relation(_ input: inout FuzzInput) -> TreeEdit? {
    guard nodes.count > 1 else { return nil }
    let (first, second) = (input.pick(nodes).id, input.pick(nodes).id)
    let attribute = input.pick(Self.attributes)
    let isSize = attribute == .width || attribute == .height
    guard first != second || isSize else { return nil }
    return .relate(
      TreeRelation(
        id: nextID, first: first, attribute: attribute,
        relation: input.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        second: first == second ? nil : second, constant: CGFloat(input.number(below: 200)),
        priority: input.pick(Self.priorities)))
  }

  private func optionalRelation(_ input: inout FuzzInput) -> TreeRelation? {
    guard !relations.isEmpty else { return nil }
    let relation = input.pick(relations)
    return relation.priority < 1000 ? relation : nil
  }

  private func hiding(_ input: inout FuzzInput) -> TreeEdit? {
    guard !nodes.isEmpty else { return nil }
    let node = input.pick(nodes)
    guard node.kind != .row, node.kind != .column else { return nil }
    return .setHidden(view: node.id, !node.isHidden)
  }
}
