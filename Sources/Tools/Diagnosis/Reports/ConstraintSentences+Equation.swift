import AutoLayout
import ConflictExplanation
import ConstraintSolver
import InterfaceBuilder

extension ConstraintSentences {
  func equation(of constraint: LogConstraint) -> String {
    OutlineEquation(
      .init(labels[constraint.first.item], constraint.first.attribute.rawValue),
      relation: NSLayoutConstraint.Relation(constraint.relation),
      second: constraint.second.map { .init(labels[$0.item], $0.attribute.rawValue) },
      multiplier: constraint.multiplier, constant: constraint.constant
    ).text
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
