import ConstraintSolver
import LayoutEngine
import Synchronization

/// Which value to choose in a range that nothing else decides; see <doc:Ties>.
public enum OpenRangePolicy: UInt8, Hashable, Sendable {
  /// The smallest absolute distance; sizes with no content take a bound (F1.20, F1.21).
  ///
  /// Articles from 2015 describe this, and Interface Builder's canvas follows it.
  case smallestDistance
  /// The smallest size, then a position on an inequality; the first added wins (F1.41).
  ///
  /// This is the default. Public test suites expect it on iOS 9 to 18.
  case smallestSize

  /// The policy of trees whose root sets none, effective from their first layout.
  ///
  /// - Complexity: O(1).
  public static var standard: OpenRangePolicy {
    get { OpenRangePolicy(rawValue: chosen.load(ordering: .relaxed)) ?? .smallestSize }
    set { chosen.store(newValue.rawValue, ordering: .relaxed) }
  }
  private static let chosen = Atomic<UInt8>(OpenRangePolicy.smallestSize.rawValue)

  fileprivate var tiePolicy: TiePolicy {
    switch self {
    case .smallestDistance: .smallestDistance
    case .smallestSize: .smallestExtent
    }
  }
}

extension UIView {
  /// The policy for open ranges in the view's tree; nil for ``OpenRangePolicy/standard``.
  ///
  /// Only the root's value matters; a later choice affects only later changes (F1.25).
  ///
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
  func adoptPolicy(of root: UIView) {
    let policy = root.extrasStorage?.values.rare?.openRangePolicy ?? .standard
    engine.tiePolicy = policy.tiePolicy
  }
}
