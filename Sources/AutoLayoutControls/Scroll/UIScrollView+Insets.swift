import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// How bars, the device's shape and the keyboard move the content of a scroll view.
extension UIScrollView: ContentScroller {
  /// What the surroundings add to the content's own insets.
  var insetOfSurroundings: UIEdgeInsets {
    var insets = insetOfSafeArea
    if followsKeyboard, let rect = keyboardRect {
      insets.bottom = max(insets.bottom, bounds.maxY - rect.minY)
    }
    return insets
  }

  private var insetOfSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let scrollsSideways = contentSize.width > bounds.width
      return UIEdgeInsets(
        top: safe.top, left: scrollsSideways ? safe.left : 0, bottom: safe.bottom,
        right: scrollsSideways ? safe.right : 0)
    }
  }

  /// Keeps content that was at its beginning there when the insets have changed, in a window, where
  /// it is seen.
  package func insetsMayHaveChanged() {
    guard window != nil else { return }
    let (old, new) = (placedInset, adjustedContentInset)
    guard old != new else { return }
    placedInset = new
    if bounds.minY == -old.top && old.top != new.top { contentOffset.y = -new.top }
    if bounds.minX == -old.left && old.left != new.left { contentOffset.x = -new.left }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }
}
