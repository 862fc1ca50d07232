public import AutoLayoutCore
public import Foundation

/// Told what happens to a scroll view.
///
/// What a finger does never happens here; what code does, does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A move that was to be animated has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that grows and shrinks with the scale.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale begins to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The scale has ended to change.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to leave the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Whether a touch of the status bar moves the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A touch of the status bar has moved the content to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// What covers the edges of the content has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing is done.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing grows and shrinks.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing is done.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing is done.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Nothing is done.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing is done.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Nothing is done.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing is done.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A scroll view with a delegate.
///
/// It is a protocol so that a table's delegate may be of a type of its own, which Swift does not
/// let a subclass say.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// Told what happens to the view; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
