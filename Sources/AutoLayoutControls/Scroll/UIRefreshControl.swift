import AutoLayoutCore
public import Foundation

/// Shows that the content of a scroll view is loaded again.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// A text below the sign.
  open var attributedTitle: NSAttributedString?
  /// Whether the content is being loaded.
  open private(set) var isRefreshing = false

  /// Shows that loading has begun.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that loading has ended.
  open func endRefreshing() { isRefreshing = false }

  /// The size of the sign: 60 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }
}
