import ConstraintSolver
package import Foundation
import LayoutEngine

/// Hashes of everything that determines the rectangles in a tree, except the root's size.
///
/// Each decision of the solver compares values that are linear in the size. So two equal digests
/// mean equal decisions at all sizes between them, and rectangles that are linear in the size.
package struct LayoutDigest: Hashable, Sendable {
  /// The solver's optimum.
  package let state: UInt64
  /// The steps that led to it.
  package let history: UInt64
}

extension UIView {
  /// The digest of the view's tree after layout; nil if the tree has no constraints.
  ///
  /// - Complexity: O(*n*) in the constraints.
  package var layoutDigest: LayoutDigest? {
    guard let context = liveContext else { return nil }
    return LayoutDigest(
      state: context.engine.digest(without: context.rootSizes), history: context.engine.history)
  }

  /// Whether guides in the view's tree follow from frames, which change during a layout.
  ///
  /// - Complexity: O(*n*) in the views.
  package var hasGuidesOfFrames: Bool {
    var found = false
    forEachInTree { view in
      for guide in view.extras.systemGuides where guide.engineItem != nil {
        let followsSafeArea =
          guide.role == .safeArea
          || guide.role == .margins && view.insetsLayoutMarginsFromSafeArea
        if guide.role.dependsOnSize || followsSafeArea && view !== self { found = true }
      }
    }
    return found
  }

  /// The size before rounding to pixels; nil for a view that constraints do not place.
  package var solvedSize: CGSize? {
    guard let context = liveContext, let item = engineItem else { return nil }
    let rect = context.engine.rect(of: item)
    return CGSize(width: rect.width, height: rect.height)
  }
}

extension LayoutContext {
  /// The constraints that fix the root's size.
  fileprivate var rootSizes: [ConstraintID] {
    guard let item = root?.engineItem else { return [] }
    return systemConstraints[item].filter { id in
      if case .host(_, _, isPosition: false) = source(of: id) { true } else { false }
    }
  }
}
