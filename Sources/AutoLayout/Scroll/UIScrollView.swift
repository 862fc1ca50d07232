public import Foundation
import LayoutEngine

/// A view that shows a part of its content.
///
/// Constraints from inside to its edges define the size of the content; constraints from outside, and its width and height, mean the
/// visible frame (F8.11, F8.12).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How far content is kept from the edges, in points.
  open var contentInset = UIEdgeInsets.zero
  /// How insets of the safe area are taken into account.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The size of the content, in points; set by layout where constraints define it.
  open var contentSize = CGSize.zero
  /// Whether the user can move the content.
  open var isScrollEnabled = true
  var behavior = ScrollBehavior()
  /// Told what happens to the view; see ``UIScrollViewDelegating``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How insets of the safe area are taken into account.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and at the top inside bars.
    case automatic = 0
    /// On axes along which content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all edges.
    case always = 3
  }

  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.scrollsContent)
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.scrollsContent)
  }

  /// The point of the content at the visible frame's origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// `contentInset` and what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: return contentInset + safeAreaInsets
    case .automatic, .scrollableAxes:
      let safe = safeAreaInsets
      let scrollsSideways = contentSize.width > bounds.width
      let added = UIEdgeInsets(
        top: safe.top, left: scrollsSideways ? safe.left : 0, bottom: safe.bottom,
        right: scrollsSideways ? safe.right : 0)
      return contentInset + added
    }
  }

  /// The rectangle of the content; constraints to it define the content's size (F8.11).
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.content, "UIScrollView-contentLayoutGuide") { UILayoutGuide(role: .content) }
  }

  /// The visible rectangle (F8.11).
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.frame, "UIScrollView-frameLayoutGuide") { UILayoutGuide(role: .frame) }
  }

  /// Copies the solved frames out, and the size of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let context, let guide = existingGuide(.content), let item = guide.engineItem else {
      return
    }
    let rect = context.grid.rounded(context.rect(of: item))
    contentSize = CGSize(width: rect.width, height: rect.height)
  }

  /// Whether this view's edges mean its content in a constraint with another item: one inside it (F8.11).
  func meansContent(to other: Lifeline?) -> Bool {
    if let guide = other?.guide {
      guard let owner = guide.owningView else { return false }
      return owner === self ? guide.role == .custom : owner.isDescendant(of: self)
    }
    guard let view = other?.view, view !== self else { return false }
    return view.isDescendant(of: self)
  }
}
