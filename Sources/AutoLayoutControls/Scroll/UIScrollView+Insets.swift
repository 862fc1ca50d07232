import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UIScrollView: ContentScroller {
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
