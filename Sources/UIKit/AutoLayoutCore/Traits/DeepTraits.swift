import AutoLayoutValues

/// A cache of traits of deeply nested views: all views in a tree are queried in linear time.
@MainActor
final class DeepTraits {
  static let reach = 32

  /// A counter of changes that can invalidate an answer, also of views that reuse an address.
  static var changes: UInt = 0

  static let ofScreen = DeepTraits()

  /// The number of views that all queries have visited.
  var climbed = 0

  private typealias Answer = (traits: UITraitCollection, root: WeakHandle)
  private var answers: [ObjectIdentifier: Answer] = [:]
  private var base: UITraitCollection?
  private var changes: UInt = 0

  func refresh(knowing base: UITraitCollection) {
    guard changes != Self.changes || self.base !== base else { return }
    changes = Self.changes
    self.base = base
    answers.removeAll(keepingCapacity: true)
  }

  /// Returns the cached traits and the root of the tree, which may be deallocated.
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
