import AutoLayoutValues

/// A cache of traits of deeply nested views, which avoids climbing to the root for each one.
///
/// Traits are usually queried parents first. Each query climbs ``reach`` levels itself, which is
/// enough in nearly every tree. Beyond that, it looks for a view with a cached answer and caches
/// its own. All views of a tree are queried in linear time, regardless of its depth.
@MainActor
final class DeepTraits {
  /// The number of levels to climb before looking for a cached answer.
  static let reach = 32

  /// A counter of changes that can invalidate an answer: a new or lost superview, and overridden
  /// traits.
  ///
  /// It also distinguishes views that reuse an address: a new view has no superview or subviews,
  /// and adding either one counts.
  static var changes: UInt = 0

  /// The answers for the screen's traits.
  static let ofScreen = DeepTraits()

  private typealias Answer = (traits: UITraitCollection, root: WeakHandle)
  private var answers: [ObjectIdentifier: Answer] = [:]
  private var base: UITraitCollection?
  private var changes: UInt = 0

  /// Clears outdated answers: the outer traits differ, or something inside has changed.
  func refresh(knowing base: UITraitCollection) {
    guard changes != Self.changes || self.base !== base else { return }
    changes = Self.changes
    self.base = base
    answers.removeAll(keepingCapacity: true)
  }

  /// Returns the cached traits of a view and the root of its tree.
  ///
  /// One change isn't counted: a root is deallocated while its descendants stay alive.
  func answer(of view: UIView) -> (traits: UITraitCollection, root: WeakHandle)? {
    guard !answers.isEmpty, let answer = answers[ObjectIdentifier(view)], answer.root.isAlive else {
      return nil
    }
    return answer
  }

  func keep(_ traits: UITraitCollection, of view: UIView, root: WeakHandle) {
    answers[ObjectIdentifier(view)] = (traits, root)
  }
}
