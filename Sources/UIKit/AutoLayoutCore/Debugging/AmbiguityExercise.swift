import ConstraintSolver
import LayoutEngine

extension UIView {
  /// Switches to another frame that satisfies the constraints, and back (F8.17).
  ///
  /// UIKit picks a frame at random; here values move by up to 20 points, which is repeatable.
  func exerciseAmbiguity() {
    let context = ensureContext()
    context.update()
    context.exerciseAmbiguity(of: self)
    rootView.layoutIfNeeded()
  }
}

struct AmbiguityExercise {
  let item: ItemID
  var goals: [(attribute: ItemAttribute, value: Double)] = []
}

extension LayoutContext {
  func isAmbiguous(_ attribute: ItemAttribute, of item: ItemID) -> Bool {
    switch attribute {
    case .left: engine.isPositionAmbiguous(item, .horizontal)
    case .top: engine.isPositionAmbiguous(item, .vertical)
    default: engine.isExtentAmbiguous(item, attribute.axis)
    }
  }

  func withoutExercise<Answer>(_ ask: () -> Answer) -> Answer {
    guard let exercise else { return ask() }
    endExercise()
    defer {
      self.exercise = exercise
      for goal in exercise.goals { addGoal(goal.value, for: goal.attribute, of: exercise.item) }
      solve()
    }
    return ask()
  }

  fileprivate func exerciseAmbiguity(of view: UIView) {
    let last = exercise?.item
    endExercise()
    guard let item = existingItem(view), item != last else { return }
    var next = AmbiguityExercise(item: item)
    for attribute in [ItemAttribute.left, .top, .width, .height]
    where isAmbiguous(attribute, of: item) {
      let before = value(attribute, of: item)
      for goal in [before + 20, before - 20] where !attribute.isExtent || goal >= 0 {
        addGoal(goal, for: attribute, of: item)
        solve()
        if value(attribute, of: item) != before {
          next.goals.append((attribute, goal))
          break
        }
        removeGoals(of: item, after: next.goals.count)
      }
    }
    exercise = next
  }

  private func endExercise() {
    guard let item = exercise?.item else { return }
    exercise = nil
    removeGoals(of: item, after: 0)
    solve()
  }

  private func addGoal(_ goal: Double, for attribute: ItemAttribute, of item: ItemID) {
    guard let weakest = Priority(.leastNormalMagnitude) else { return }
    install(
      .exercise, of: item, AnchorTerm(ItemAnchor(item, attribute)),
      properties: ConstraintProperties(.equal, goal, priority: weakest, rank: .system))
  }

  private func removeGoals(of item: ItemID, after kept: Int) {
    let goals = systemConstraints[item].filter {
      if case .exercise = source(of: $0) { true } else { false }
    }
    for id in goals.dropFirst(kept) {
      engine.remove(id)
      systemConstraints.remove(id, of: item)
    }
  }

  private func value(_ attribute: ItemAttribute, of item: ItemID) -> Double {
    let rect = engine.rect(of: item)
    return switch attribute {
    case .left: rect.x
    case .top: rect.y
    case .width: rect.width
    default: rect.height
    }
  }
}
