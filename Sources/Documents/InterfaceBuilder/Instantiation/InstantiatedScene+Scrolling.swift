internal import AutoLayout
internal import Foundation

extension InstantiatedScene {
  /// Scrolls content below the bars that cover it (F6.40); call it for pictures, after layout.
  public func scrollToRest() {
    for member in members {
      guard let scroller = member.view as? UIScrollView, scroller.bounds.minY == 0,
        let element = interface.view(member.index).details.scroll
      else { continue }
      let top = topInset(of: scroller, member, element) + CGFloat(element.contentInset?.top ?? 0)
      if top > 0 { scroller.bounds.origin.y = -top }
    }
  }

  private func topInset(
    of scroller: UIScrollView, _ member: Member, _ element: ScrollViewElement
  ) -> CGFloat {
    guard element.contentInsetAdjustment != "never" else { return 0 }
    let controller = scene.controller
    let isAlwaysScrolling = interface.contents[member.index].kind != .scrollView
    let isHeld = controller?.automaticallyAdjustsScrollViewInsets == false
    let isTall = scroller.contentSize.height > scroller.bounds.height
    guard isAlwaysScrolling || isTall || !isHeld else { return 0 }
    if hasSafeAreas { return scroller.safeAreaInsets.top }
    // Before safe areas, controllers moved the content of their first view only.
    let isFirst =
      scroller.superview == nil
      || scroller.superview?.subviews.first === scroller
        && scroller.superview?.superview == nil
    return isFirst && !isHeld && scroller.frame.minY < 0.5
      ? CGFloat(surroundings?.safeArea.top ?? 0) : 0
  }
}
