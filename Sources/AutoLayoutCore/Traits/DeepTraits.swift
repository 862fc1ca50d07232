import AutoLayoutValues

/// What views far inside a tree know of traits, so that those inside them need not ask every view
/// up to the root.
///
/// Views are asked parents first as a rule. Each climbs ``reach`` levels by itself, which is all
/// there is in nearly every tree; one that gets further looks for a view whose answer is kept, and
/// leaves its own for those inside it. So all views of a tree are asked in linear time, however
/// deep it is.
@MainActor
final class DeepTraits {
  /// How many levels a view climbs before it looks for an answer that is kept.
  static let reach = 32

  /// Counts what can change an answer: a view that comes to another superview or leaves it, and
  /// traits that views say.
  ///
  /// It tells views of the same address apart as well: one that is new has no superview and no
  /// views inside it, and what gives it either counts.
  static var changes: UInt = 0

  /// The answers for the screen's traits.
  static let ofScreen = DeepTraits()

  /// What a view knows, and the root of its tree.
  private typealias Answer = (traits: UITraitCollection, root: WeakHandle)
  private var answers: [ObjectIdentifier: Answer] = [:]
  private var base: UITraitCollection?
  private var changes: UInt = 0

  /// Forgets what no longer holds: other traits are known outside, or something has changed inside.
  func refresh(knowing base: UITraitCollection) {
    guard changes != Self.changes || self.base !== base else { return }
    changes = Self.changes
    self.base = base
    answers.removeAll(keepingCapacity: true)
  }

  /// What a view was found to know, and the root of its tree.
  ///
  /// A tree loses a view without a change that counts in one case: its root dies, and views inside
  /// it do not.
  func answer(of view: UIView) -> (traits: UITraitCollection, root: WeakHandle)? {
    guard !answers.isEmpty, let answer = answers[ObjectIdentifier(view)], answer.root.isAlive else {
      return nil
    }
    return answer
  }

  /// Keeps what a view knows.
  func keep(_ traits: UITraitCollection, of view: UIView, root: WeakHandle) {
    answers[ObjectIdentifier(view)] = (traits, root)
  }
}
