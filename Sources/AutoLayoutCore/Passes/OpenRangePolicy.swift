import ConstraintSolver
import LayoutEngine
import Synchronization

/// Which value a size or a position takes where an inequality leaves it a range and nothing else
/// decides.
///
/// Two sources state the outcome, and contradict each other. Each is a policy here; <doc:Ties> has
/// the table of both. Where a layout is not ambiguous both give the same frames.
public enum OpenRangePolicy: UInt8, Hashable, Sendable {
  /// A distance has the smallest absolute value that is allowed; a size without content takes its
  /// bound, the lower one of two, but also an upper one alone (F1.20, F1.21).
  ///
  /// What articles of 2015 describe, and the default.
  case smallestDistance
  /// A size is the smallest that is allowed, and after that a position sits on the inequality; of
  /// several that cannot all be met exactly, the one that was added first is (F1.41).
  ///
  /// What public test suites expect that were written against iOS 9 to 13.
  case smallestSize

  /// The policy of all trees whose root has none of its own, from their first layout on.
  /// - Complexity: O(1).
  public static var standard: OpenRangePolicy {
    get { OpenRangePolicy(rawValue: chosen.load(ordering: .relaxed)) ?? .smallestDistance }
    set { chosen.store(newValue.rawValue, ordering: .relaxed) }
  }
  private static let chosen = Atomic<UInt8>(OpenRangePolicy.smallestDistance.rawValue)

  /// The same in the solver's words.
  fileprivate var tiePolicy: TiePolicy {
    switch self {
    case .smallestDistance: .smallestDistance
    case .smallestSize: .smallestExtent
    }
  }
}

extension UIView {
  /// Which value is taken in the view's tree where inequalities leave a range open; nil for
  /// ``OpenRangePolicy/standard``.
  ///
  /// It counts on the root of a tree: the window, or the view that has no superview. Set it before
  /// the tree is laid out, since a later choice only decides what changes after it (F1.25).
  /// - Complexity: O(1).
  public final var openRangePolicy: OpenRangePolicy? {
    get { extras.rare?.openRangePolicy }
    set {
      rareState.openRangePolicy = newValue
      guard let context = liveContext, context.rootHandle == weakHandle else { return }
      context.adoptPolicy(of: self)
    }
  }
}

extension LayoutContext {
  /// Decides open ranges as the root of a tree wants it.
  func adoptPolicy(of root: UIView) {
    let policy = root.extrasStorage?.values.rare?.openRangePolicy ?? .standard
    engine.tiePolicy = policy.tiePolicy
  }
}
