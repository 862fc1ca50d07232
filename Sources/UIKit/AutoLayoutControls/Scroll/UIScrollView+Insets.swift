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
      let isSideways = alwaysBounceHorizontal || contentSize.width > bounds.width
      let isUpright =
        alwaysBounceVertical || contentSize.height > bounds.height || isAdjustedByController
      return UIEdgeInsets(
        top: isUpright ? safe.top : 0, left: isSideways ? safe.left : 0,
        bottom: isUpright ? safe.bottom : 0, right: isSideways ? safe.right : 0)
    }
  }

  /// Whether a controller in a navigation controller adjusts the view, scrollable or not (F8.26).
  private var isAdjustedByController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = viewController ?? superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets, controller.navigationController != nil
    else { return false }
    return controller.viewIfLoaded === self || controller.viewIfLoaded?.subviews.first === self
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
