import ConstraintSolver
import LayoutEngine

extension UIView {
  /// Takes another one of the places and sizes that the constraints leave open, and back by the
  /// next call (F8.17).
  ///
  /// UIKit picks one at random. Here what is open moves by 20 points, as far as the constraints let
  /// it, so that a debugging session can be repeated. A view whose layout is not ambiguous stays as
  /// it is.
  func tryAnotherPlace() {
    let context = ensureContext()
    context.update()
    context.exerciseAmbiguity(of: self)
    rootView.layoutIfNeeded()
  }
}

/// The wishes that show another layout of one item.
struct AmbiguityExercise {
  let item: ItemID
  var wishes: [(attribute: ItemAttribute, goal: Double)] = []
}

extension LayoutContext {
  /// Whether the constraints leave the left or top edge, the width or the height of an item open.
  func isOpen(_ attribute: ItemAttribute, of item: ItemID) -> Bool {
    switch attribute {
    case .left: engine.isPositionAmbiguous(item, .horizontal)
    case .top: engine.isPositionAmbiguous(item, .vertical)
    default: engine.isExtentAmbiguous(item, attribute.axis)
    }
  }

  /// Asks about the layout as it is without an exercise.
  func withoutExercise<Answer>(_ ask: () -> Answer) -> Answer {
    guard let exercise else { return ask() }
    endExercise()
    defer {
      self.exercise = exercise
      for wish in exercise.wishes { state(wish.attribute, exercise.item, wish.goal) }
      solve()
    }
    return ask()
  }

  /// Moves what is open of a view to another of its best values, or back.
  fileprivate func exerciseAmbiguity(of view: UIView) {
    let last = exercise?.item
    endExercise()
    guard let item = existingItem(view), item != last else { return }
    var next = AmbiguityExercise(item: item)
    for attribute in [ItemAttribute.left, .top, .width, .height] where isOpen(attribute, of: item) {
      let before = value(attribute, of: item)
      for goal in [before + 20, before - 20] where !attribute.isExtent || goal >= 0 {
        state(attribute, item, goal)
        solve()
        if value(attribute, of: item) != before {
          next.wishes.append((attribute, goal))
          break
        }
        removeWishes(of: item, ifMoreThan: next.wishes.count)
      }
    }
    exercise = next
  }

  private func endExercise() {
    guard let item = exercise?.item else { return }
    exercise = nil
    removeWishes(of: item, ifMoreThan: 0)
    solve()
  }

  /// Wishes for a value, weaker than everything else.
  private func state(_ attribute: ItemAttribute, _ item: ItemID, _ goal: Double) {
    guard let weakest = Priority(.leastNormalMagnitude) else { return }
    install(
      .exercise, item, AnchorTerm(ItemAnchor(item, attribute)), nil,
      ConstraintTraits(.equal, goal, priority: weakest, rank: .system))
  }

  /// Takes back the wishes that were stated last; the item may have lost them with its mask
  /// already.
  private func removeWishes(of item: ItemID, ifMoreThan kept: Int) {
    let all = systemConstraints[item.raw] ?? []
    let wishes = all.filter { if case .exercise = source(of: $0) { true } else { false } }
    for id in wishes.dropFirst(kept) {
      engine.remove(id)
      systemConstraints[item.raw]?.removeAll { $0 == id }
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
