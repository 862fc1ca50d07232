public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// The effect below bars over scrolled content, from iOS 26 on; stored, but not used.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  @preconcurrency @MainActor
  open class Style: NSObject {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  open var style = Style.automatic
  open var isHidden = false
}

/// The interaction with a view over the scroll view's edge, from iOS 26 on; it takes no room.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge = UIRectEdge()
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view whose content stays in the safe area while the background extends, from iOS 26 on.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentView.map { addSubview($0) }
      setNeedsLayout()
    }
  }
  /// Whether the content fills the safe area.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView,
      contentView.translatesAutoresizingMaskIntoConstraints
    else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
