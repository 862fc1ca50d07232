import AutoLayoutValues
import ConstraintSolver
import Foundation

/// A constraint that a view writes to arrange subviews; an object only when someone asks for it.
package struct ArrangedRule: Hashable {
  let first: ConstraintSide
  let second: ConstraintSide
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let relation: NSLayoutConstraint.Relation
  let purpose: ConstraintPurpose

  package init(_ equation: ConstraintEquation, _ purpose: ConstraintPurpose) {
    first = ConstraintSide(equation.first, equation.firstAttribute)
    second = ConstraintSide(equation.second, equation.secondAttribute)
    multiplier = equation.multiplier
    constant = equation.constant
    priority = equation.priority
    relation = equation.relation
    self.purpose = purpose
  }

  var equation: ConstraintEquation {
    @inline(__always) get {
      ConstraintEquation(
        first: first.item, second: second.item, multiplier: multiplier, constant: constant,
        priority: priority, firstAttribute: first.attribute, secondAttribute: second.attribute,
        relation: relation)
    }
  }

  @MainActor package func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.represent(equation, purpose)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// The rule that the constraint still represents, if a view has made it.
  package var arrangedRule: ArrangedRule? {
    guard let purpose, identifier == purpose.rawValue, equation.first != nil else { return nil }
    return ArrangedRule(equation, purpose)
  }
}

/// A view's rules, which are in the engine directly.
@MainActor final class ArrangedRules {
  let holder: WeakHandle
  let rules: [ArrangedRule]
  /// The engine's numbers of the rules; `UInt32.max` outside the engine.
  ///
  /// Safe: no client code runs during a change.
  @safe @exclusivity(unchecked) var numbers: [UInt32]
  /// The rules' objects, which replace them in the view's list; empty before.
  var objects: [NSLayoutConstraint] = []

  init(_ rules: [ArrangedRule], heldBy view: UIView) {
    holder = view.weakHandle
    self.rules = rules
    numbers = Array(repeating: .max, count: rules.count)
  }

  func forgetNumbers() {
    for index in numbers.indices { numbers[index] = .max }
  }
}

extension UIView {
  /// The list of constraints, with objects for all.
  final var madeConstraints: ConstraintList {
    makeArrangedConstraints()
    return constraintList
  }

  /// Whether the view has exactly these rules, still with no objects.
  package final func holds(_ rules: [ArrangedRule]) -> Bool {
    constraintList.arranged?.rules == rules
  }

  /// Adds constraints that have no objects yet.
  package final func arrange(by rules: [ArrangedRule]) {
    let arranged = ArrangedRules(rules, heldBy: self)
    constraintList.arranged = arranged
    context?.rulesWereAdded(arranged)
  }

  /// Makes the objects of rules, once: each stays as long as the view holds the constraint.
  final func makeArrangedConstraints() {
    guard let arranged = constraintList.arranged else { return }
    constraintList.arranged = nil
    arranged.objects.reserveCapacity(arranged.rules.count)
    for (rule, number) in zip(arranged.rules, arranged.numbers) {
      let constraint = rule.makeConstraint()
      constraint.holder = self
      constraintList.append(constraint)
      arranged.objects.append(constraint)
      if number != .max { context?.note(ConstraintID(raw: number), of: constraint) }
    }
  }
}
