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
