public import Foundation

/// Told what happens to a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing is done.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A scroll view with a delegate.
///
/// It is a protocol so that a table's delegate may be of a type of its own, which Swift does not let a subclass say.
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

extension UIScrollView {
  /// Moves the content; the move ends in the same instant, animated or not.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the visible frame's origin, in points.
  ///   - animated: Whether the move is animated.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as shows a rectangle of it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - animated: Whether the move is animated; it ends in the same instant.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < seen.minX { offset.x += rect.minX - seen.minX }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < seen.minY { offset.y += rect.minY - seen.minY }
    contentOffset = offset
  }
}
