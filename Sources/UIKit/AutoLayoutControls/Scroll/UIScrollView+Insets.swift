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
    let (old, new) = (placedInset, adjustedContentInset)
    guard old != new else { return }
    placedInset = new
    keepOffsetInContent()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }
}

/// The offsets that show no blank space beyond the insets, and the sizes that they follow from.
struct OffsetLimits: Equatable {
  var least = CGPoint.zero
  var most = CGPoint.zero
  var size = CGSize.zero
  var content = CGSize.zero

  /// Returns an offset within the limits; an offset at the old beginning stays at the beginning.
  func keeping(_ offset: CGPoint, beginning old: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x == old.x ? least.x : min(max(offset.x, least.x), most.x),
      y: offset.y == old.y ? least.y : min(max(offset.y, least.y), most.y))
  }
}

extension UIScrollView {
  private var currentLimits: OffsetLimits {
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    let point = contentAlignmentPoint
    let least = CGPoint(
      x: -insets.left - max(0, room.width - contentSize.width) * point.x,
      y: -insets.top - max(0, room.height - contentSize.height) * point.y)
    let most = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    return OffsetLimits(least: least, most: most, size: bounds.size, content: contentSize)
  }

  func sizeMayHaveChanged() {
    if !placesContent, bounds.size != limits.size { keepOffsetInContent() }
  }

  /// Moves the offset into the content if the view, the content or the insets changed (F8.32).
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  func keepOffsetInContent() -> Bool {
    let (old, new) = (limits, currentLimits)
    guard new != old else { return false }
    limits = new
    guard !isTracking, !isDragging, !isDecelerating else { return false }
    let offset = contentOffset
    var next = new.keeping(offset, beginning: old.least)
    // Content that is not known yet limits nothing.
    if new.content == .zero, old.content == .zero {
      if offset.x != old.least.x { next.x = offset.x }
      if offset.y != old.least.y { next.y = offset.y }
    }
    guard next != offset else { return false }
    contentOffset = next
    return true
  }
}
