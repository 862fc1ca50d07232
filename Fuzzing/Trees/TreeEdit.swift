package import AutoLayout
package import Foundation

/// One edit of a live tree, with everything that was decided about it.
///
/// A sequence of edits can be cut: an edit of a view or constraint that is no longer there does
/// nothing.
package enum TreeEdit {
  /// Adds a view; outside a stack view at a place that can always be had.
  case insert(TreeNode, x: CGFloat, y: CGFloat)
  /// Removes a view with everything inside.
  case remove(view: Int)
  /// Adds a constraint.
  case relate(TreeRelation)
  /// Removes a constraint.
  case unrelate(Int)
  /// Changes a constraint's constant.
  case setConstant(Int, CGFloat)
  /// Changes a constraint's priority.
  case setPriority(Int, Float)
  /// Changes a view's text.
  case setText(view: Int, String)
  /// Hides a view, or shows it.
  case setHidden(view: Int, Bool)
  /// Changes how much a view resists growing in width.
  case setHugging(view: Int, Float)
  /// Exchanges the tree's width and height.
  case turn
  /// Lays the tree out.
  case layOut
}

/// What a view of a live tree is made of.
package struct TreeNode {
  package enum Kind: CaseIterable { case plain, label, row, column }

  package var id: Int
  /// The view around it; nil for the root.
  package var parent: Int?
  package var kind: Kind
  package var text: String
  package var isHidden = false
  package var hugging: Float = 250

  /// Describes a view.
  package init(id: Int, parent: Int?, kind: Kind, text: String) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.text = text
  }
}

/// A constraint of a live tree: between two views, or of one with a constant.
package struct TreeRelation {
  package var id: Int
  package var first: Int
  package var attribute: NSLayoutConstraint.Attribute
  package var relation: NSLayoutConstraint.Relation
  /// Nil for a constraint with a constant, 0 for the root.
  package var second: Int?
  package var constant: CGFloat
  package var priority: Float

  /// Describes a constraint.
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
