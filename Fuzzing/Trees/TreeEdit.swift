package import AutoLayout
package import Foundation

/// A live tree's edit; an edit of a missing view or constraint does nothing.
package enum TreeEdit {
  case insert(TreeNode, x: CGFloat, y: CGFloat)
  case remove(view: Int)
  case relate(TreeRelation)
  case unrelate(Int)
  case setConstant(Int, CGFloat)
  case setPriority(Int, Float)
  case setText(view: Int, String)
  case setHidden(view: Int, Bool)
  case setHugging(view: Int, Float)
  case turn
  case layOut
}

package struct TreeNode {
  package enum Kind: CaseIterable { case plain, label, row, column }

  package var id: Int
  package var parent: Int?
  package var kind: Kind
  package var text: String
  package var isHidden = false
  package var hugging: Float = 250

  package init(id: Int, parent: Int?, kind: Kind, text: String) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.text = text
  }
}

package struct TreeRelation {
  package var id: Int
  package var first: Int
  package var attribute: NSLayoutConstraint.Attribute
  package var relation: NSLayoutConstraint.Relation
  package var second: Int?
  package var constant: CGFloat
  package var priority: Float

  package init(
    id: Int, first: Int, attribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation, second: Int?, constant: CGFloat, priority: Float
  ) {
    self.id = id
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.constant = constant
    self.priority = priority
  }
}

extension TreeNode: CustomStringConvertible {
  package var description: String {
    "\(id) in \(parent ?? 0): \(kind) '\(text)' hidden \(isHidden) hugging \(hugging)"
  }
}

extension TreeRelation: CustomStringConvertible {
  package var description: String {
    let name = ["<=", "==", ">="][relation.rawValue + 1]
    let other = second.map { "\($0).\(attribute.rawValue) + " } ?? ""
    return "\(id): \(first).\(attribute.rawValue) \(name) \(other)\(constant) @\(priority)"
  }
}
