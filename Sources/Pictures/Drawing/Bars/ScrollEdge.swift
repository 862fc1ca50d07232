import AutoLayout
import Foundation

/// Whether content is below a bar, which selects the standard or the scroll edge appearance
/// (F9.35).
extension ViewPainter {
  func isLoose(_ bar: UIView) -> Bool { content(below: bar) == nil }

  func isAtTopEdge(_ bar: UIView) -> Bool {
    guard let scroller = scroller(below: bar) else { return true }
    return scroller.bounds.minY + scroller.adjustedContentInset.top < 0.5
      || scroller.bounds.minY <= 0
  }

  func isAtBottomEdge(_ bar: UIView) -> Bool {
    guard let scroller = scroller(below: bar) else { return true }
    let drawn = scroller.subviews.filter { !$0.isHidden }.map(\.frame.maxY).max() ?? 0
    let end = max(scroller.contentSize.height, drawn)
    return end - scroller.bounds.minY <= scroller.bounds.height - bar.bounds.height + 0.5
  }

  /// The scroll view that may be below a bar: the content view or its first subview.
  private func scroller(below bar: UIView) -> UIScrollView? {
    guard let content = content(below: bar) else { return nil }
    return content as? UIScrollView ?? content.subviews.first as? UIScrollView
  }

  private func content(below bar: UIView) -> UIView? {
    var controller: UIViewController?
    switch bar.superview?.next {
    case let container as UINavigationController
    where container.navigationBar === bar
      || container.toolbar === bar:
      controller = container.topViewController
    case let container as UITabBarController where container.tabBar === bar:
      controller = container.selectedViewController
    default: return bar.superview == nil ? barContent : nil
    }
    while let inner = (controller as? UINavigationController)?.topViewController {
      controller = inner
    }
    return controller?.viewIfLoaded
  }
}
